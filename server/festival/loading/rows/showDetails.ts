import type { ShowDetails } from '#server/store/shows/showDetails.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import type { ShowFile } from '#server/festival/schema/showFile.ts';
import { addressOfMedium } from '#server/festival/values/media.ts';
import { bothOf, textsOf } from '#server/festival/values/languages.ts';
import type { NumberOf } from '../programmeRows.ts';

/** `box-office` in a folder is the mark of the deployment's box office. */
export const ticketAddress = (tickets: string): string => (tickets === 'box-office' ? boxOffice : tickets);

const upsellOf = ({ upsell }: ShowFile): ShowDetails['upsell'] =>
  upsell && {
    ...(upsell.ticket_text !== undefined && { ticketText: textsOf(upsell.ticket_text) }),
    ...(upsell.ticket_url !== undefined && { ticketUrl: ticketAddress(upsell.ticket_url) }),
    ...(upsell.modal !== undefined && { useModal: upsell.modal }),
    ...(upsell.pass_text !== undefined && { passText: textsOf(upsell.pass_text) }),
    ...(upsell.pass_url !== undefined && { passUrl: bothOf(upsell.pass_url) }),
  };

/** The details of the page of a show beyond the calendar (SHW-07). */
export const detailsOf = (show: ShowFile, numberOf: NumberOf): ShowDetails => {
  const upsell = upsellOf(show);
  return {
    ...(show.first_title !== undefined && { firstTitle: textsOf(show.first_title) }),
    ...(show.second_title !== undefined && { secondTitle: textsOf(show.second_title) }),
    ...(show.film !== undefined && { film: addressOfMedium(show.film) }),
    ...(show.video !== undefined && { video: show.video }),
    ...(show.sponsors.length > 0 && { sponsors: show.sponsors.map((name) => numberOf('sponsor', name)) }),
    ...(show.info !== undefined && { info: textsOf(show.info) }),
    ...(show.promotion !== undefined && { promotion: textsOf(show.promotion) }),
    ...(upsell && { upsell }),
    ...(show.buttons.length > 0 && {
      buttons: show.buttons.map(({ title, url }) => ({ title, ...(url !== undefined && { url }) })),
    }),
    ...(show.hides_tickets && { hidesTickets: true }),
  };
};
