/** The page of the season's trailer: a film that plays by itself. `body` is HTML. */
export const trailer = {
  id: 7101,
  path: { fr: 'bande-annonce', en: 'trailer' },
  film: 'queue',
  poster: 40,
  title: { fr: 'La saison en huit secondes', en: 'The season in eight seconds' },
  description: {
    fr: 'La bande-annonce de la saison, sans parole et presque sans chute.',
    en: 'The trailer of the season, with no words and next to no punchline.',
  },
  body: {
    fr: '<p>Tout ce que vous verrez cette saison tient en huit secondes. Le reste, c’est l’entracte.</p>',
    en: '<p>Everything you will see this season fits in eight seconds. The rest is intermission.</p>',
  },
} as const;
