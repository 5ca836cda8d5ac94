import type { VideoRecord } from '../types.ts';

/** Excerpts of shows. */
export const onStage: readonly VideoRecord[] = [
  {
    id: 7010,
    slug: { fr: 'un-deux-un-deux', en: 'one-two-one-two' },
    film: 'soundcheck',
    poster: 2,
    title: { fr: 'Un, deux, un, deux', en: 'One, two, one, two' },
    description: {
      fr: 'Le test de son le plus court de la saison. Le micro n’était pas d’accord.\nLes billets du vrai spectacle : https://www.example.org/billets',
      en: 'The shortest sound check of the season. The microphone disagreed.\nTickets to the real show: https://www.example.org/tickets',
    },
  },
  {
    id: 7011,
    slug: { fr: 'la-mauvaise-porte', en: 'the-wrong-door' },
    film: 'door',
    poster: 6,
    title: { fr: 'La mauvaise porte', en: 'The wrong door' },
    description: {
      fr: 'Une porte, deux personnes, aucune clé. Filmé en direct, parce que personne n’a pensé à arrêter.',
      en: 'One door, two people, no key. Filmed live, because nobody thought to stop.',
    },
  },
  {
    id: 7012,
    slug: { fr: 'le-pigeon-et-le-chapeau', en: 'the-pigeon-and-the-hat' },
    film: 'pigeon',
    poster: 10,
    title: { fr: 'Le pigeon et le chapeau', en: 'The pigeon and the hat' },
    description: {
      fr: 'Le magicien avait un pigeon et un chapeau. Maintenant, le pigeon a un chapeau.',
      en: 'The magician had a pigeon and a hat. Now the pigeon has a hat.',
    },
  },
  {
    id: 7013,
    slug: { fr: 'la-traversee', en: 'the-crossing' },
    film: 'tightrope',
    poster: 14,
    title: { fr: 'La traversée', en: 'The crossing' },
    description: {
      fr: 'Trente mètres, six secondes d’équilibre, deux secondes de doute.',
      en: 'Thirty metres, six seconds of balance, two seconds of doubt.',
    },
  },
  {
    id: 7014,
    slug: { fr: 'sonate-pour-piano-qui-tombe', en: 'sonata-for-falling-piano' },
    film: 'piano',
    poster: 18,
    title: { fr: 'Sonate pour piano qui tombe', en: 'Sonata for falling piano' },
    description: {
      fr: 'Le deuxième piano arrive toujours au mauvais moment. Le premier ne s’en est pas remis.',
      en: 'The second piano always arrives at the wrong moment. The first one never recovered.',
    },
  },
  {
    id: 7015,
    slug: { fr: 'le-voleur-de-lumiere', en: 'the-spotlight-thief' },
    film: 'spotlightThief',
    poster: 22,
    title: { fr: 'Le voleur de lumière', en: 'The spotlight thief' },
    description: {
      fr: 'Elle veut la lumière. La lumière a d’autres projets.',
      en: 'She wants the light. The light has other plans.',
    },
  },
  {
    id: 7016,
    slug: { fr: 'il-pleut-sur-la-scene', en: 'rain-on-stage' },
    film: 'umbrella',
    poster: 26,
    title: { fr: 'Il pleut sur la scène', en: 'Rain on stage' },
    description: {
      fr: 'Le spectacle en plein air a eu lieu. C’est tout ce qu’on en dira.',
      en: 'The open-air show went ahead. That is all we will say.',
    },
  },
  {
    id: 7017,
    slug: { fr: 'la-parade-des-retards', en: 'the-parade-of-latecomers' },
    film: 'queue',
    poster: 30,
    title: { fr: 'La parade des retards', en: 'The parade of latecomers' },
    description: {
      fr: 'Toute la troupe entre en scène à l’heure, mais pas à la même.',
      en: 'The whole company walks on right on time, just not at the same time.',
    },
  },
  {
    id: 7018,
    slug: { fr: 'rappel-sans-micro', en: 'encore-without-a-microphone' },
    film: 'soundcheck',
    poster: 34,
    title: { fr: 'Rappel sans micro', en: 'Encore without a microphone' },
    description: {
      fr: 'Le public en a redemandé. Le micro, lui, était déjà dans le camion.',
      en: 'The audience asked for more. The microphone was already on the truck.',
    },
  },
];
