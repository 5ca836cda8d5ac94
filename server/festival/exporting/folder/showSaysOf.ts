import { boxOffice } from '#server/store/shows/boxOffice.ts';
import { readDetails, type ShowDetails } from '#server/store/shows/showDetails.ts';
import type { ShowFile } from '#server/festival/schema/showFile.ts';
import { shortest, type Both } from '#server/festival/values/languages.ts';
import { mediumOfAddress } from '#server/festival/values/media.ts';
import type { Exporting } from './exporting.ts';

type SaidByShow = Pick<
  ShowFile,
  | 'buttons'
  | 'film'
  | 'first_title'
  | 'hides_tickets'
  | 'info'
  | 'promotion'
  | 'second_title'
  | 'sponsors'
  | 'upsell'
  | 'video'
>;

/** The tickets of a row as a folder has them. */
export const ticketsOf = (address: string | null): string | undefined =>
  address === boxOffice ? 'box-office' : (address ?? undefined);

const textOf = (texts: Both<string> | undefined) => texts && shortest(texts);

const upsellOf = (upsell: ShowDetails['upsell']): ShowFile['upsell'] =>
  upsell && {
    pass_text: textOf(upsell.passText),
    pass_url: textOf(upsell.passUrl),
    ticket_text: textOf(upsell.ticketText),
    ticket_url: upsell.ticketUrl === undefined ? undefined : ticketsOf(upsell.ticketUrl),
    modal: upsell.useModal,
  };

/** A show's details in the words of its file. */
export const showSaysOf = (json: string, { tables, nameOf }: Exporting): SaidByShow => {
  const details = readDetails(json);
  const there = new Set(tables.sponsors.map(({ id }) => id));
  return {
    film: details.film === undefined ? undefined : mediumOfAddress(details.film),
    video: details.video,
    first_title: textOf(details.firstTitle),
    second_title: textOf(details.secondTitle),
    sponsors: (details.sponsors ?? []).filter((id) => there.has(id)).map((id) => nameOf('sponsor', id)),
    info: textOf(details.info),
    promotion: textOf(details.promotion),
    hides_tickets: details.hidesTickets === true,
    buttons: details.buttons ?? [],
    upsell: upsellOf(details.upsell),
  };
};
