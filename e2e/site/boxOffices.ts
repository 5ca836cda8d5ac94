import type { Language } from '#contract/address/language.ts';

/** The sample's default seller of tickets: the site itself, by the date's number. */
export const ownBoxOffice = {
  fr: '/fr/billetterie/',
  en: '/en/box-office/',
} as const satisfies Record<Language, string>;

/** A seller on a host of its own, set by a deployment, and the addresses of its dates. */
export const elsewhere = {
  url: 'https://www.ticketmaster.ca/event',
  pages: /^https:\/\/www\.ticketmaster\.ca\/event\/\d+$/,
} as const;
