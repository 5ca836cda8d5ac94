import type { Language } from '#contract/address/language.ts';
import type { Availability } from '#contract/wire/programmation.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import type { ShowDetails } from '#server/store/shows/showDetails.ts';

/** Labels of the button to a date's own tickets (TKT-06), in the words of the wire. */
const buttonTitles = { buy: 'BUY TICKET', free: 'GET TICKET' } as const;

type Sale = { status: Availability | null; ticketUrl: string | null };

/** The buttons of a date (TKT-06): the show's own, else one to its tickets if they have an address. */
export const buttonsOf = (
  { buttons }: ShowDetails,
  { status, ticketUrl }: Sale,
): { title: string; url: string | null }[] => {
  if (buttons !== undefined) return buttons.map(({ title, url = ticketUrl }) => ({ title, url }));
  if (ticketUrl === null) return [];
  return [{ title: status === 'FREE' ? buttonTitles.free : buttonTitles.buy, url: ticketUrl }];
};

/** A date of a show: the address of its tickets, and their sale. */
interface SoldDate {
  url: string | null;
  isOnSale: boolean;
}

const ticketUrlOf = (told: string | undefined, dates: readonly SoldDate[]): string | null => {
  if (told === boxOffice) return dates.find(({ isOnSale }) => isOnSale)?.url ?? null;
  const [first = null, ...others] = new Set(dates.map(({ url }) => url));
  return told ?? (others.length === 0 ? first : null);
};

/**
 * SHW-11. By default a show leads to its tickets if all its dates share one address; one in the box office leads to its next
 * date there.
 * @param dates by start
 */
export const upsellOf = ({ upsell = {} }: ShowDetails, lang: Language, dates: readonly SoldDate[]) => ({
  passText: upsell.passText?.[lang] ?? '',
  passUrl: upsell.passUrl?.[lang] ?? null,
  ticketText: upsell.ticketText?.[lang] ?? '',
  ticketUrl: ticketUrlOf(upsell.ticketUrl, dates),
  useModal: upsell.useModal ?? false,
});
