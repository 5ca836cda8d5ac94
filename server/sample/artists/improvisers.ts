import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';

/** Improvisers. */
export const improvisers: readonly ArtistRecord[] = [
  {
    id: 37,
    name: 'Marc-Antoine Chiffre',
    type: artistTypes.improviser,
    bio: {
      fr: 'Comptable. Il improvise tout, sauf ça.',
      en: 'An accountant. Improvises everything but that.',
    },
  },
  {
    id: 38,
    name: 'Josie Wetherby',
    type: artistTypes.improviser,
    bio: {
      fr: 'Dit « oui, et » à trop d’abonnements.',
      en: 'Has said “yes, and” to too many subscriptions.',
    },
  },
  {
    id: 39,
    name: 'Lucette Bilan',
    type: artistTypes.improviser,
    bio: {
      fr: 'Elle arrondit les personnages au dollar près.',
      en: 'Rounds her characters to the nearest dollar.',
    },
  },
  {
    id: 40,
    name: 'Alexis Deschênes-Mbaye',
    type: artistTypes.improviser,
    bio: { fr: 'Joue tous les ours. Parfois en même temps.', en: 'Plays all the bears, sometimes at once.' },
  },
  {
    id: 41,
    name: 'Farrah Quon',
    type: artistTypes.improviser,
    bio: { fr: 'Experte de tout pendant sept minutes.', en: 'An expert in anything, for seven minutes.' },
  },
  {
    id: 42,
    name: 'Réjean Solde',
    type: artistTypes.improviser,
    bio: { fr: 'Arbitre sévère, perdant gracieux.', en: 'A harsh referee and a gracious loser.' },
  },
  {
    id: 43,
    name: 'Coralie Beaupré',
    type: artistTypes.improviser,
    bio: { fr: 'A déjà gagné un procès inventé.', en: 'Once won a trial that did not exist.' },
  },
  {
    id: 44,
    name: 'Ludo Zbigniew',
    type: artistTypes.improviser,
    bio: {
      fr: 'Parle couramment onze langues qui n’existent pas.',
      en: 'Fluent in eleven languages, none of them real.',
    },
  },
  {
    id: 45,
    name: 'Hildegarde Poon',
    type: artistTypes.improviser,
    bio: { fr: 'Sous-titre au feutre permanent.', en: 'Subtitles in permanent marker.' },
  },
  {
    id: 46,
    name: 'Calvin Abernathy',
    type: artistTypes.improviser,
    bio: { fr: 'Claquettiste refoulé, à juste titre.', en: 'A thwarted tap dancer, and rightly.' },
  },
  {
    id: 47,
    name: 'Delphine Sauce',
    type: artistTypes.improviser,
    bio: { fr: 'Préfère la brune.', en: 'Prefers it with extra gravy.' },
  },
  {
    id: 48,
    name: 'Momo Grenaille',
    type: artistTypes.improviser,
    bio: {
      fr: 'A mangé son partenaire de scène, une frite à la fois.',
      en: 'Ate his scene partner, one fry at a time.',
    },
  },
];
