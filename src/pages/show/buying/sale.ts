import type { Upsell } from '#contract/wire/show.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { Language } from '#contract/address/language.ts';
import { passOf } from '#contract/programme/shows/ticket.ts';
import { ticketsId } from '../anchors.ts';

/** The anchor of the dates. */
export const datesHref = `#${ticketsId}`;

/** RTE-31: the default page of passes. */
const choosePass = { en: '/en/choose-your-pass', fr: '/fr/choisir-son-passe' } as const satisfies Record<
  Language,
  string
>;

/** The target of the buy box's ticket button. */
interface Sale {
  /** Whether the ticket button opens the popup (SHW-10). */
  hasPopup: boolean;
  /** The seller of the ticket alone; the dates of the page if each has its own address. */
  ticketUrl: string;
  /** BUY-04 */
  passUrl: string;
}

/**
 * @param open the dates on sale
 * @param lang of the default addresses; English on Toronto pages (BUY-02, RTE-31)
 */
export const saleOf = (upsell: Upsell, open: readonly Ticket[], lang: Language): Sale => {
  const [only, ...others] = new Set(open.flatMap(({ ticketurl }) => ticketurl ?? []));
  const single = others.length === 0 ? only : undefined;
  return {
    hasPopup: upsell.useModal,
    ticketUrl: upsell.ticketUrl ?? single ?? datesHref,
    passUrl: passButton(upsell, open)?.url ?? choosePass[lang],
  };
};

/**
 * SHW-11, TKT-03: the button to the passes, from the show, else from its dates on sale; for `title` '' the page has its own
 * words.
 */
export const passButton = (
  { passUrl, passText }: Upsell,
  open: readonly Ticket[],
): { url: string; title: string } | null => {
  const pass = passUrl === null ? passOf(open) : { url: passUrl, title: '' };
  return pass && { url: pass.url, title: passText || pass.title };
};

/**
 * SHW-11, TKT-03: the ticket button's label, from the show, else from all dates on sale; for '' the page has its own words.
 */
export const ticketTitle = ({ ticketText }: Upsell, open: readonly Ticket[]): string => {
  const [title = '', ...others] = new Set(open.map(({ buy }) => buy));
  return ticketText || (others.length === 0 ? title : '');
};
