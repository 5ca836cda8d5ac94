import type { Language } from '#contract/address/language.ts';

/** A category of the calendar (CAL-27). */
interface Category {
  readonly id: number;
  readonly name: Readonly<Record<Language, string>>;
}

export const genres = {
  standUp: { id: 10, name: { fr: 'Stand-up', en: 'Stand-up' } },
  impro: { id: 11, name: { fr: 'Impro', en: 'Improv' } },
  clown: { id: 12, name: { fr: 'Clown', en: 'Clown' } },
  circus: { id: 13, name: { fr: 'Cirque', en: 'Circus' } },
  music: { id: 14, name: { fr: 'Musique', en: 'Music' } },
  cabaret: { id: 15, name: { fr: 'Cabaret', en: 'Cabaret' } },
  theatre: { id: 16, name: { fr: 'Théâtre', en: 'Theatre' } },
  magic: { id: 17, name: { fr: 'Magie', en: 'Magic' } },
  family: { id: 18, name: { fr: 'Famille', en: 'Family' } },
  podcast: { id: 19, name: { fr: 'Balado', en: 'Podcast' } },
} as const satisfies Record<string, Category>;
export type Genre = keyof typeof genres;

/** What an artist is called under the name. */
export const artistTypes = {
  comedian: { fr: 'Humoriste', en: 'Comedian' },
  drag: { fr: 'Artiste drag', en: 'Drag artist' },
  improviser: { fr: 'Artiste d’impro', en: 'Improviser' },
  musician: { fr: 'Musique', en: 'Musician' },
  band: { fr: 'Groupe', en: 'Band' },
  mime: { fr: 'Mime', en: 'Mime' },
  troupe: { fr: 'Troupe', en: 'Company' },
  acrobat: { fr: 'Acrobate', en: 'Acrobat' },
  juggler: { fr: 'Jonglerie', en: 'Juggler' },
  clown: { fr: 'Clown', en: 'Clown' },
  storyteller: { fr: 'Contes', en: 'Storyteller' },
  podcaster: { fr: 'Balado', en: 'Podcaster' },
  magician: { fr: 'Magie', en: 'Magician' },
  actor: { fr: 'Théâtre', en: 'Actor' },
  curiosity: { fr: 'Curiosité', en: 'Curiosity' },
} satisfies Record<string, Category['name']>;
