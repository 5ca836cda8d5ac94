import type { Language } from '#contract/address/language.ts';

/** The anchor of a reservation and its admission on the member's page. */
export const ticketAnchor = (reservationId: string): string => `reservation-${reservationId}`;

/** RES-25: the address of a reservation's ticket. */
export const ticketAddress = (lang: Language, reservationId: string): string =>
  `/${lang}/profile#${ticketAnchor(reservationId)}`;
