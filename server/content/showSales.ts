import type { Language } from '#contract/address/language.ts';
import type { Availability } from '#contract/wire/programmation.ts';
import type { ShowDetails } from '../store/showDetails.ts';

/** What the button to a date's own tickets says (TKT-06); the words are the wire's. */
const buttonTitles = { buy: 'BUY TICKET', free: 'GET TICKET' } as const;

type Sale = { status: Availability | null; ticketUrl: string | null };

/** The buttons of a date (TKT-06): those that the show names, else one to its tickets where they have an address. */
export const buttonsOf = (
  { buttons }: ShowDetails,
  { status, ticketUrl }: Sale,
): { title: string; url: string | null }[] => {
  if (buttons !== undefined) return buttons.map(({ title, url = ticketUrl }) => ({ title, url }));
  if (ticketUrl === null) return [];
  return [{ title: status === 'FREE' ? buttonTitles.free : buttonTitles.buy, url: ticketUrl }];
};

/** SHW-11. A show that tells nothing leads to its tickets where all its dates share one address. */
export const upsellOf = (
  { upsell = {} }: ShowDetails,
  lang: Language,
  ticketUrls: readonly (string | null)[],
) => {
  const [first = null, ...others] = new Set(ticketUrls);
  return {
    passText: upsell.passText?.[lang] ?? '',
    passUrl: upsell.passUrl?.[lang] ?? null,
    ticketText: upsell.ticketText?.[lang] ?? '',
    ticketUrl: upsell.ticketUrl ?? (others.length === 0 ? first : null),
    useModal: upsell.useModal ?? false,
  };
};
