import type { Language } from '#contract/address/language.ts';

/** The addresses of the demo festival that the tests visit, by language. */
export const addresses = {
  fr: {
    home: '/fr',
    calendar: '/fr/calendrier',
    archive: '/fr/calendrier-archive',
    basic: '/fr/accessibilite',
    legal: '/fr/confidentialite',
    missing: '/fr/nulle-part',
    shows: '/fr/spectacles/',
  },
  en: {
    home: '/en',
    calendar: '/en/calendar',
    archive: '/en/calendar-archive',
    basic: '/en/accessibility',
    legal: '/en/privacy-policy',
    missing: '/en/nowhere',
    shows: '/en/shows/',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Facts of the sample festival on the tests' day: its busiest month, and that month's fullest day. */
export const festival = {
  presentMonth: '2027-06',
  busiestMonth: '2027-08',
  fullestDay: '2027-08-14',
  dayAfterFullest: '2027-08-15',
  /** Has shows on most days of every month. */
  venue: 'Cabaret du Grand Escalier',
  /** The French interface shows an online one on it. */
  dayWithOnlineShow: '2027-06-20',
} as const;

/** A show of the demo festival with seats, a pass and the buy popup; its page is of the Toronto variant. */
export const demoShow = {
  fr: '/fr/spectacles/les-excuses-completes-de-desmond-okafor',
  en: '/en/shows/desmond-okafor-sorry-in-full',
} as const satisfies Record<Language, string>;

/** One like it outside of Toronto, whose dates also have their three ids and seats. */
export const otherShow = {
  fr: '/fr/spectacles/peg-o-dwyer-arrive-une-demi-heure-d-avance',
  en: '/en/shows/peg-o-dwyer-is-half-an-hour-ahead',
} as const satisfies Record<Language, string>;

/** A show of the usual look. */
export const plainShow = {
  fr: '/fr/spectacles/zoe-tremblay-tremblay-consanguinite-administrative',
  en: '/en/shows/zoe-tremblay-tremblay-no-relation',
} as const satisfies Record<Language, string>;

/** Artists of the demo festival, by the last part of their address. */
export const artistOf = {
  /** With so many photos. */
  photos: { 1: 'nadia-benchekroun', 3: 'desmond-okafor' },
  /** With a show, awards and photos. */
  show: 'desmond-okafor',
} as const;
