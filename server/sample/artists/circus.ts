import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';

/** Circus, street and clowns. */
export const circus: readonly ArtistRecord[] = [
  {
    id: 59,
    name: 'Bernard Poulin-Page',
    type: artistTypes.mime,
    bio: {
      fr: 'Trente ans de silence, trois mois de bavardage.',
      en: 'Thirty years silent, three months talking.',
    },
  },
  {
    id: 60,
    name: 'Les Ratons masqués',
    type: artistTypes.troupe,
    bio: {
      fr: 'Vous ne les avez pas vus. Votre lunch non plus.',
      en: 'You never saw them. Check your lunch.',
    },
  },
  {
    id: 61,
    name: 'Petra Volanova-Simard',
    type: artistTypes.acrobat,
    bio: { fr: 'Bâille à douze mètres du sol.', en: 'Yawns at twelve metres.' },
  },
  {
    id: 62,
    name: 'Ferry & Fils',
    type: artistTypes.troupe,
    bio: { fr: 'Pyramide humaine, horaire du dimanche.', en: 'A human pyramid on a Sunday schedule.' },
  },
  {
    id: 63,
    name: 'Kwame Balladeur',
    type: artistTypes.juggler,
    bio: {
      fr: 'Cinq balles, deux enfants, il sait lesquels lancer.',
      en: 'Five balls, two children; knows which to throw.',
    },
  },
  {
    id: 64,
    name: 'Sidonie Filion',
    type: artistTypes.acrobat,
    bio: { fr: 'Funambule. Elle ne prend jamais de détour.', en: 'A wire walker. Never takes the detour.' },
  },
  {
    id: 65,
    name: 'Otis Cône',
    type: artistTypes.acrobat,
    bio: {
      fr: 'Il a dormi dans un cône et le recommande.',
      en: 'Has slept in a traffic cone and recommends it.',
    },
  },
  {
    id: 66,
    name: 'Aldéa Ladouceur',
    type: artistTypes.acrobat,
    bio: { fr: 'La mère. Elle attrape.', en: 'The mother. She catches.' },
  },
  {
    id: 67,
    name: 'Winnie Chevrette',
    type: artistTypes.juggler,
    bio: {
      fr: 'N’a échappé qu’une chose, en 2016, et y pense encore.',
      en: 'Dropped one thing in 2016 and still thinks about it.',
    },
  },
  {
    id: 68,
    name: 'Philibert',
    type: artistTypes.clown,
    bio: { fr: 'A lu jusqu’en bas.', en: 'Read to the end.' },
  },
  {
    id: 69,
    name: 'Marjolaine Debout',
    type: artistTypes.clown,
    bio: { fr: 'Cherche une chaise stable.', en: 'Seeking a stable chair.' },
  },
  {
    id: 70,
    name: 'Tancrède Boum',
    type: artistTypes.clown,
    bio: {
      fr: 'Sort toujours par la mauvaise porte, avec grâce.',
      en: 'Exits by the wrong door, gracefully.',
    },
  },
  {
    id: 71,
    name: 'Les frères Ladouceur',
    type: artistTypes.troupe,
    bio: {
      fr: 'Trois frères, une planche, deux radiographies.',
      en: 'Three brothers, one plank, two X-rays.',
    },
  },
  {
    id: 72,
    name: 'Émile Pince-Lafleur',
    type: artistTypes.clown,
    bio: {
      fr: 'Marionnettiste à gauche, homard à droite.',
      en: 'Puppeteer on the left, lobster on the right.',
    },
  },
];
