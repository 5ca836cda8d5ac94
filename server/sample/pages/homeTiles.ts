import type { HomeRecord } from '../types.ts';

/** HOM-09: tiles of all four formats, in the order in which they stand. */
export const tiles: HomeRecord['tiles'] = [
  {
    picture: 'street',
    format: 'FULL_WIDTH',
    title: {
      fr: 'La rue joue pour rien et ne rend pas la monnaie',
      en: 'The street plays for free and gives no change',
    },
    href: { fr: '/fr/calendrier?price=free', en: '/en/calendar?price=free' },
  },
  {
    picture: 'galas',
    hoverPicture: 'galas-hover',
    format: 'THIRD_WIDTH',
    title: { fr: 'Galas', en: 'Galas' },
    href: { fr: '/fr/calendrier?type=gala', en: '/en/calendar?type=gala' },
  },
  {
    picture: 'impro',
    format: 'THIRD_WIDTH',
    title: { fr: 'Impro', en: 'Improv' },
    href: { fr: '/fr/calendrier?genre=Impro', en: '/en/calendar?genre=Improv' },
  },
  {
    picture: 'music',
    hoverFilm: 'confetti',
    format: 'THIRD_WIDTH',
    title: { fr: 'Humour musical', en: 'Musical comedy' },
    href: { fr: '/fr/calendrier?genre=Musique', en: '/en/calendar?genre=Music' },
  },
  {
    picture: 'clowns',
    format: 'FOURTH_WIDTH',
    title: { fr: 'Clowns', en: 'Clowns' },
    href: { fr: '/fr/calendrier?genre=Clown', en: '/en/calendar?genre=Clown' },
  },
  {
    picture: 'families',
    format: 'FOURTH_WIDTH',
    title: { fr: 'En famille', en: 'With the family' },
    href: { fr: '/fr/calendrier?genre=Famille', en: '/en/calendar?genre=Family' },
    textColour: '#14101f',
  },
  {
    picture: 'night',
    format: 'FOURTH_WIDTH',
    title: { fr: 'Tard le soir', en: 'Late at night' },
    href: { fr: '/fr/calendrier?mode=day', en: '/en/calendar?mode=day' },
  },
  {
    picture: 'access',
    format: 'FOURTH_WIDTH',
    title: { fr: 'Pour tout le monde', en: 'For everybody' },
    href: { fr: '/fr/accessibilite', en: '/en/accessibility' },
  },
  {
    picture: 'poutine',
    format: 'FIFTH_WIDTH',
    title: { fr: 'Manger avant', en: 'Eat first' },
    href: { fr: '/fr/infos-pratiques', en: '/en/practical-information' },
  },
  {
    picture: 'coffee',
    format: 'FIFTH_WIDTH',
    title: { fr: 'Rester éveillé', en: 'Stay awake' },
    href: { fr: '/fr/calendrier-archive', en: '/en/calendar-archive' },
  },
  {
    picture: 'keys',
    format: 'FIFTH_WIDTH',
    title: { fr: 'Mon compte', en: 'My account' },
    href: { fr: '/fr/login', en: '/en/login' },
  },
  {
    picture: 'press',
    format: 'FIFTH_WIDTH',
    title: { fr: 'Qui sommes-nous?', en: 'Who are we?' },
    href: { fr: '/fr/a-propos', en: '/en/about' },
  },
  {
    picture: 'lost',
    format: 'FIFTH_WIDTH',
    title: { fr: 'Sous la pluie', en: 'If it rains' },
    href: { fr: '/fr/infos-pratiques', en: '/en/practical-information' },
  },
];
