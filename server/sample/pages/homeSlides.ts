import type { HomeRecord } from '../types.ts';

/** HOM-03: what the hero shows, in order. */
export const slides: HomeRecord['slides'] = [
  {
    picture: 'alley',
    upper: { fr: 'Festival d’humour', en: 'Comedy festival' },
    title: { fr: 'Le rire sort dans la ruelle', en: 'Comedy takes the back lane' },
    description: {
      fr: 'Des spectacles à la douzaine, d’un océan à l’autre, décalage horaire compris.',
      en: 'Shows by the dozen, from coast to coast, jet lag included.',
    },
    button: {
      title: { fr: 'Voir le calendrier', en: 'See the calendar' },
      href: { fr: '/fr/calendrier', en: '/en/calendar' },
    },
  },
  {
    picture: 'outdoors',
    upper: { fr: 'Dehors', en: 'Outdoors' },
    title: { fr: 'Sous les étoiles, gratis', en: 'Under the stars, for free' },
    description: {
      fr: 'Apportez une chaise. Repartez avec la même.',
      en: 'Bring a chair. Leave with the same one.',
    },
    button: {
      title: { fr: 'Les spectacles extérieurs', en: 'Outdoor shows' },
      href: { fr: '/fr/calendrier?kind=outdoor', en: '/en/calendar?kind=outdoor' },
    },
  },
  {
    picture: 'passes',
    upper: { fr: 'Les passes', en: 'Passes' },
    title: { fr: 'Huit spectacles, un seul mal de ventre', en: 'Eight shows, one sore belly' },
    description: {
      fr: 'Un passe coûte moins cher que la somme des billets, et beaucoup moins que les regrets.',
      en: 'A pass costs less than the tickets and much less than regret.',
    },
    button: {
      title: { fr: 'Choisir son passe', en: 'Choose your pass' },
      href: { fr: '/fr/choisir-son-passe', en: '/en/choose-your-pass' },
    },
  },
  {
    picture: 'toronto',
    upper: { fr: 'Toronto', en: 'Toronto' },
    title: { fr: 'Le tramway rit, les passagers aussi', en: 'The streetcar is laughing at you' },
    description: {
      fr: 'Cinq séries, du stand-up à la rue, et vos crédits pour y entrer.',
      en: 'Five series, from stand-up to the street, and your credits to get in.',
    },
    button: {
      title: { fr: 'Toronto au calendrier', en: 'Toronto in the calendar' },
      href: { fr: '/fr/calendrier?city=Toronto', en: '/en/calendar?city=Toronto' },
    },
  },
  {
    picture: 'online',
    upper: { fr: 'En ligne', en: 'Online' },
    title: { fr: 'En pantoufles, au premier rang', en: 'Front row, in slippers' },
    description: {
      fr: 'Pas de vestiaire, pas de voisin qui tousse. Sauf le vôtre.',
      en: 'No coat check, no coughing neighbour. Except your own.',
    },
    button: {
      title: { fr: 'Les spectacles en ligne', en: 'Online shows' },
      href: { fr: '/fr/calendrier?kind=online', en: '/en/calendar?kind=online' },
    },
  },
];
