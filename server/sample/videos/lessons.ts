import type { VideoRecord } from '../types.ts';

/** A course for beginners. */
export const lessons: readonly VideoRecord[] = [
  {
    id: 7028,
    slug: { fr: 'lecon-1-entrer', en: 'lesson-1-coming-in' },
    film: 'door',
    poster: 4,
    title: { fr: 'Leçon 1 : entrer', en: 'Lesson 1: coming in' },
    description: {
      fr: 'Entrer est la partie difficile. Sortir se fait tout seul, souvent sous les huées.',
      en: 'Coming in is the hard part. Going out happens by itself, often to booing.',
    },
  },
  {
    id: 7029,
    slug: { fr: 'lecon-2-parler', en: 'lesson-2-speaking' },
    film: 'soundcheck',
    poster: 8,
    title: { fr: 'Leçon 2 : parler', en: 'Lesson 2: speaking' },
    description: {
      fr: 'Parlez fort, parlez clair, et vérifiez de quel côté se trouve le public.',
      en: 'Speak up, speak clearly, and check which way the audience is.',
    },
  },
  {
    id: 7030,
    slug: { fr: 'lecon-3-tomber', en: 'lesson-3-not-falling' },
    film: 'tightrope',
    poster: 12,
    title: { fr: 'Leçon 3 : ne pas tomber', en: 'Lesson 3: not falling' },
    description: {
      fr: 'Le secret est de regarder devant soi. L’autre secret est le filet.',
      en: 'The secret is to look ahead. The other secret is the net.',
    },
  },
  {
    id: 7031,
    slug: { fr: 'lecon-4-l-accessoire', en: 'lesson-4-the-prop' },
    film: 'pigeon',
    poster: 16,
    title: { fr: 'Leçon 4 : l’accessoire', en: 'Lesson 4: the prop' },
    description: {
      fr: 'Un bon accessoire obéit. Un pigeon n’est pas un bon accessoire.',
      en: 'A good prop obeys. A pigeon is not a good prop.',
    },
  },
  {
    id: 7032,
    slug: { fr: 'lecon-5-le-silence', en: 'lesson-5-silence' },
    film: 'piano',
    poster: 20,
    title: { fr: 'Leçon 5 : le silence', en: 'Lesson 5: silence' },
    description: {
      fr: 'Un gag sans paroles, avec beaucoup de bruit autour.',
      en: 'A gag with no words and plenty of noise around it.',
    },
  },
  {
    id: 7033,
    slug: { fr: 'lecon-6-prendre-la-lumiere', en: 'lesson-6-finding-your-light' },
    film: 'spotlightThief',
    poster: 24,
    title: { fr: 'Leçon 6 : prendre la lumière', en: 'Lesson 6: finding your light' },
    description: {
      fr: 'Elle est à gauche. Non, à droite. Non.',
      en: 'It is on the left. No, the right. No.',
    },
  },
  {
    id: 7034,
    slug: { fr: 'lecon-7-jouer-dehors', en: 'lesson-7-playing-outdoors' },
    film: 'umbrella',
    poster: 28,
    title: { fr: 'Leçon 7 : jouer dehors', en: 'Lesson 7: playing outdoors' },
    description: {
      fr: 'Apportez un parapluie, puis apprenez à le laisser partir.',
      en: 'Bring an umbrella, then learn to let it go.',
    },
  },
  {
    id: 7035,
    slug: { fr: 'lecon-8-saluer', en: 'lesson-8-taking-a-bow' },
    film: 'queue',
    poster: 32,
    title: { fr: 'Leçon 8 : saluer', en: 'Lesson 8: taking a bow' },
    description: {
      fr: 'On salue ensemble. On recommence. Ensemble, on a dit.',
      en: 'We bow together. Again. Together, we said.',
    },
  },
  {
    id: 7036,
    slug: { fr: 'lecon-9-la-chute', en: 'lesson-9-the-punchline' },
    film: 'piano',
    poster: 36,
    title: { fr: 'Leçon 9 : la chute', en: 'Lesson 9: the punchline' },
    description: {
      fr: 'Elle doit arriver au bon moment, et à côté du piano.',
      en: 'It has to land at the right moment, and next to the piano.',
    },
  },
];
