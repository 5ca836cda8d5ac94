import type { Language } from '#contract/address/language.ts';

/** Where the sample's tickets are sold unless a deployment says otherwise: on the site itself, by the date's number. */
export const ownBoxOffice = {
  fr: '/fr/billetterie/',
  en: '/en/box-office/',
} as const satisfies Record<Language, string>;

/** A seller on a host of its own, as a deployment sets it, and the addresses of its dates. */
export const elsewhere = {
  url: 'https://www.ticketmaster.ca/event',
  pages: /^https:\/\/www\.ticketmaster\.ca\/event\/\d+$/,
} as const;
