import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';

/** Storytellers, podcasters, magicians, actors and one oyster opener. */
export const characters: readonly ArtistRecord[] = [
  {
    id: 73,
    name: 'Tante Bricole',
    type: artistTypes.storyteller,
    bio: {
      fr: 'Raconte des histoires avec ce qui traîne.',
      en: 'Tells stories with whatever is lying about.',
    },
  },
  {
    id: 74,
    name: 'Capitaine Dodo',
    type: artistTypes.storyteller,
    bio: { fr: 'Il n’a jamais vu la fin d’un livre.', en: 'Has never reached the end of a book.' },
  },
  {
    id: 75,
    name: 'Ghislaine Morin-Blais',
    type: artistTypes.podcaster,
    bio: {
      fr: 'On lui a pris son lunch. Elle n’oublie pas.',
      en: 'Somebody took her lunch. She has not forgotten.',
    },
  },
  {
    id: 76,
    name: 'Ned Applewhite',
    type: artistTypes.podcaster,
    bio: { fr: 'Parle doucement, coupe au montage.', en: 'Speaks softly and carries a big edit.' },
  },
  {
    id: 77,
    name: 'Alastair Quimby',
    type: artistTypes.magician,
    bio: { fr: 'Honnête, donc sans emploi.', en: 'Honest, and therefore between engagements.' },
  },
  {
    id: 78,
    name: 'Clothilde Rivard',
    type: artistTypes.actor,
    bio: {
      fr: 'Formée au Conservatoire, réformée à vélo.',
      en: 'Classically trained, cyclically retrained.',
    },
  },
  {
    id: 79,
    name: 'Hyacinthe Brodeur',
    type: artistTypes.actor,
    bio: { fr: 'Le nez est à lui.', en: 'The nose is his own.' },
  },
  {
    id: 80,
    name: 'Prudence Hackett',
    type: artistTypes.actor,
    bio: { fr: 'Conservatrice de poulets de caoutchouc.', en: 'A curator of rubber chickens.' },
  },
  {
    id: 81,
    name: 'Zeno & Columbo',
    type: artistTypes.magician,
    bio: {
      fr: 'Zeno fait les tours. Columbo, c’est le pigeon.',
      en: 'Zeno does the tricks. Columbo is the pigeon.',
    },
  },
  {
    id: 82,
    name: 'Madame Irma',
    type: artistTypes.magician,
    bio: { fr: 'Elle savait que vous regarderiez.', en: 'She knew you would look.' },
  },
  {
    id: 83,
    name: 'Firmin Labrecque',
    type: artistTypes.actor,
    bio: {
      fr: 'Joue les trois sœurs quand les deux autres sont prises.',
      en: 'Plays all three sisters when the other two are busy.',
    },
  },
  {
    id: 84,
    name: 'Ostrea Fundy',
    type: artistTypes.curiosity,
    bio: { fr: 'Ouvre des huîtres avec des huîtres.', en: 'Opens oysters with oysters.' },
  },
];
