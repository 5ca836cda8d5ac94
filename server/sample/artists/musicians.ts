import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';

/** Musicians and bands. */
export const musicians: readonly ArtistRecord[] = [
  {
    id: 49,
    name: 'La Bottine Fâchée',
    type: artistTypes.band,
    bio: {
      fr: 'Deux violoneux, quatre pieds, une plainte au municipal.',
      en: 'Two fiddlers, four feet, one bylaw complaint.',
    },
  },
  {
    id: 50,
    name: 'Maestra Eunice Broadbent',
    type: artistTypes.musician,
    bio: { fr: 'Dirige tout ce qui bourdonne.', en: 'Conducts anything that buzzes.' },
  },
  {
    id: 51,
    name: 'Ottavio Lessard',
    type: artistTypes.musician,
    bio: { fr: 'Ténor de buanderie, mains douces.', en: 'A laundry-room tenor with very soft hands.' },
  },
  {
    id: 52,
    name: 'DJ Marée Basse',
    type: artistTypes.musician,
    bio: {
      fr: 'Rappeur de chalet, surtout les longues fins de semaine.',
      en: 'Raps at the cottage, long weekends only.',
    },
  },
  {
    id: 53,
    name: 'The Low Tide Choir',
    type: artistTypes.band,
    bio: {
      fr: 'Vingt-deux voix et autant de comprimés contre la nausée.',
      en: 'Twenty-two voices and as many motion-sickness tablets.',
    },
  },
  {
    id: 54,
    name: 'Gerry Pomeroy',
    type: artistTypes.musician,
    bio: { fr: 'Homme-orchestre, bientôt homme-duo.', en: 'One-man band, hoping to become a duo.' },
  },
  {
    id: 55,
    name: 'Casimir Bélanger-Wong',
    type: artistTypes.musician,
    bio: { fr: 'Il joue dans un instant.', en: 'Will play in a moment.' },
  },
  {
    id: 56,
    name: 'Rosalba Dufresne',
    type: artistTypes.musician,
    bio: { fr: 'Soprano. Essorage compris.', en: 'Soprano. Spin cycle included.' },
  },
  {
    id: 57,
    name: 'Wade Lonnegan',
    type: artistTypes.musician,
    bio: { fr: 'Chante la route et prend le train.', en: 'Sings of the road and takes the train.' },
  },
  {
    id: 58,
    name: 'Ingrid Sourdine',
    type: artistTypes.musician,
    bio: { fr: 'Tourneuse de pages à la réputation mondiale.', en: 'A page turner of world renown.' },
  },
];
