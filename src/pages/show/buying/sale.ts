import type { Upsell } from '#contract/wire/show.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { Language } from '#contract/address/language.ts';
import { takesPlace } from '#contract/programme/state.ts';
import { isSoldOut } from '#contract/programme/ticket.ts';
import { ticketsId } from '../anchors.ts';

/** The anchor of the dates. */
export const datesHref = `#${ticketsId}`;

/** RTE-31: where passes are chosen unless a show says otherwise. */
const choosePass = { en: '/en/choose-your-pass', fr: '/fr/choisir-son-passe' } as const satisfies Record<
  Language,
  string
>;

/** What the ticket button of the buy box leads to. */
interface Sale {
  /** Whether the ticket button opens the popup (SHW-10). */
  hasPopup: boolean;
  /** Where the ticket alone is sold; the dates of the page where each has its own address. */
  ticketUrl: string;
  /** BUY-04 */
  passUrl: string;
}

/** `lang`: of the addresses that the show does not tell; English on Toronto pages (BUY-02, RTE-31). */
export const saleOf = (
  { ticketUrl, passUrl, useModal }: Upsell,
  tickets: readonly Ticket[],
  lang: Language,
): Sale => {
  const onSale = tickets.filter((ticket) => takesPlace(ticket) && !isSoldOut(ticket));
  const [only, ...others] = new Set(onSale.flatMap(({ ticketurl }) => ticketurl ?? []));
  const single = others.length === 0 ? only : undefined;
  return {
    hasPopup: useModal,
    ticketUrl: ticketUrl ?? single ?? datesHref,
    passUrl: passUrl ?? choosePass[lang],
  };
};
