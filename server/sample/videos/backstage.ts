import type { VideoRecord } from '../types.ts';

/** What happens before and after. */
export const backstage: readonly VideoRecord[] = [
  {
    id: 7019,
    slug: { fr: 'la-file-du-cafe', en: 'the-coffee-line' },
    film: 'queue',
    poster: 3,
    title: { fr: 'La file du café', en: 'The coffee line' },
    description: {
      fr: 'Quarante artistes, une seule machine à café. Les négociations durent depuis mardi.',
      en: 'Forty artists, one coffee machine. Talks have been going on since Tuesday.',
    },
  },
  {
    id: 7020,
    slug: { fr: 'qui-a-la-cle-de-la-loge', en: 'who-has-the-dressing-room-key' },
    film: 'door',
    poster: 7,
    title: { fr: 'Qui a la clé de la loge?', en: 'Who has the dressing-room key?' },
    description: {
      fr: 'La réponse : la personne qui est dans la loge. Écrivez-nous si vous en avez un double : coulisses@example.org',
      en: 'Answer: the person inside the dressing room. If you have a spare, write to us: backstage@example.org',
    },
  },
  {
    id: 7021,
    slug: { fr: 'le-micro-a-une-opinion', en: 'the-microphone-has-an-opinion' },
    film: 'soundcheck',
    poster: 11,
    title: { fr: 'Le micro a une opinion', en: 'The microphone has an opinion' },
    description: {
      fr: 'Notre sonorisateur parle au micro depuis vingt ans. Cette année, il a répondu.',
      en: 'Our sound man has talked to microphones for twenty years. This year one answered.',
    },
  },
  {
    id: 7022,
    slug: { fr: 'l-embauche-du-pigeon', en: 'hiring-the-pigeon' },
    film: 'pigeon',
    poster: 15,
    title: { fr: 'L’embauche du pigeon', en: 'Hiring the pigeon' },
    description: {
      fr: 'Il n’avait pas d’expérience, mais une très belle présence.',
      en: 'No experience, but a lovely presence.',
    },
  },
  {
    id: 7023,
    slug: { fr: 'le-plan-en-cas-de-pluie', en: 'the-rain-plan' },
    film: 'umbrella',
    poster: 19,
    title: { fr: 'Le plan en cas de pluie', en: 'The rain plan' },
    description: {
      fr: 'Le plan en cas de pluie tient en une page. Elle est mouillée.',
      en: 'The rain plan fits on one page. The page is wet.',
    },
  },
  {
    id: 7024,
    slug: { fr: 'le-poursuiteur-est-en-pause', en: 'the-spotlight-operator-is-on-a-break' },
    film: 'spotlightThief',
    poster: 23,
    title: { fr: 'Le poursuiteur est en pause', en: 'The spotlight operator is on a break' },
    description: {
      fr: 'Personne ne l’a remplacé. On voit bien que personne ne l’a remplacé.',
      en: 'Nobody stepped in for him. You can tell nobody stepped in for him.',
    },
  },
  {
    id: 7025,
    slug: { fr: 'livraison-de-piano', en: 'piano-delivery' },
    film: 'piano',
    poster: 27,
    title: { fr: 'Livraison de piano', en: 'Piano delivery' },
    description: {
      fr: 'Quatrième étage, sans ascenseur, avec vue sur le rez-de-chaussée.',
      en: 'Fourth floor, no elevator, with a view of the ground floor.',
    },
  },
  {
    id: 7026,
    slug: { fr: 'la-corde-a-linge', en: 'the-clothesline' },
    film: 'tightrope',
    poster: 31,
    title: { fr: 'La corde à linge', en: 'The clothesline' },
    description: {
      fr: 'Entre deux représentations, le fil sert à autre chose. Ne touchez pas aux collants.',
      en: 'Between shows the wire has another job. Do not touch the tights.',
    },
  },
  {
    id: 7027,
    slug: { fr: 'appel-dans-cinq-minutes', en: 'five-minutes-to-places' },
    film: 'queue',
    poster: 35,
    title: { fr: 'Appel dans cinq minutes', en: 'Five minutes to places' },
    description: {
      fr: 'Cinq minutes au théâtre durent entre deux et quarante minutes.',
      en: 'Five minutes, in a theatre, last between two and forty.',
    },
  },
];
