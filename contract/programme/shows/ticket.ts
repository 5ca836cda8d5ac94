import type { Ticket } from '#contract/wire/ticket.ts';
import { kindOf } from './kind.ts';
import { localTime, offsetMinutes, type LocalTime } from '../time/localTime.ts';
import { timeRuleOf } from './timeRule.ts';
import type { Kind, TimeRule } from './view.ts';

/** TKT-02, TKT-03: the status says that no ticket is left; `soldout` does where no status is told. Seats never do. */
export const isSoldOut = ({ status, soldout }: Pick<Ticket, 'status' | 'soldout'>): boolean =>
  status === null ? soldout : status === 'SOLD_OUT';

const isAmount = (amount: number | null): amount is number =>
  amount !== null && Number.isFinite(amount) && amount >= 0;

/**
 * The prices of a date in dollars, the least first (TKT-05): equal ones are one price, 0 is free, and null is told
 * nowhere. `src/i18n/format.ts` writes them.
 */
export const priceRange = ({ min, max }: Ticket['price']): { min: number; max: number } | null => {
  const known = [min, max].filter(isAmount);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
};

/** The city of a date; '' where it has none. */
export const cityOf = ({ venue, location }: Pick<Ticket, 'venue' | 'location'>): string =>
  venue?.location.city.name || location;

/** The distinct cities of dates, in their order (SHW-14). */
export const cities = (tickets: readonly Pick<Ticket, 'venue' | 'location'>[]): string[] => [
  ...new Set(tickets.map(cityOf).filter((city) => city !== '')),
];

/** When a date is, on its own clock, and whose clock it is to be told by (TKT-07, TKT-08). */
export interface TicketTime extends LocalTime {
  /** ISO 8601, UTC. */
  instant: string;
  rule: TimeRule;
  kind: Kind | null;
  zone: { timezone: string | null; offset: string };
}

/** TKT-07, TKT-08: by the calendar's rule. Null where the time cannot be told. */
export const timeOfTicket = ({ date, show }: Pick<Ticket, 'date' | 'show'>): TicketTime | null => {
  const offset = offsetMinutes(date.timezone_offset);
  const local = offset === null ? null : localTime(Date.parse(date.start), offset);
  if (local === null) return null;
  const kind = kindOf(show.categories);
  return {
    ...local,
    instant: date.start,
    rule: timeRuleOf(kind),
    kind,
    zone: { timezone: date.timezone, offset: date.timezone_offset },
  };
};

/** When a date was to be at first, at the offset of that day, else of the date; null where nobody told. */
export const previousTimeOf = ({
  date: { timezone_offset: offset },
  previous_start: start,
}: Pick<Ticket, 'date' | 'previous_start'>): LocalTime | null => {
  if (start === null) return null;
  const [, hours = '', minutesOf = ''] = /([+-]\d\d):?(\d\d)$/.exec(start) ?? [];
  const minutes = offsetMinutes(hours === '' ? offset : hours + minutesOf);
  return minutes === null ? null : localTime(Date.parse(start), minutes);
};

export interface TicketButton {
  /** '' where nobody told: then the page has words of its own. */
  title: string;
  url: string;
  sells: 'ticket' | 'pass';
}

/** The title that tells a button which sells passes (TKT-06). */
const passTitle = 'BUY PASS';
const isPass = (title: string): boolean => title.toUpperCase() === passTitle;

type SellingTicket = Pick<Ticket, 'tickets' | 'ticketurl' | 'passporturl' | 'buy' | 'passport'>;

/**
 * The buttons of a date. On Toronto pages those of the wire that have an address, but for passes where buying one is
 * hidden (TKT-06); a pass without an address of its own is at `passporturl`, and is offered there also where no button
 * says so. Elsewhere the one that buys a ticket (TKT-02), called as `buy` says (TKT-03).
 */
export const ticketButtons = (
  { tickets, ticketurl, passporturl, buy, passport }: SellingTicket,
  { isToronto, hidesPass }: { isToronto: boolean; hidesPass: boolean },
): TicketButton[] => {
  const all = tickets.flatMap(({ title, url }): TicketButton[] => {
    const sells = isPass(title) ? 'pass' : 'ticket';
    const address = url ?? (sells === 'pass' ? passporturl : null);
    return address === null ? [] : [{ title, url: address, sells }];
  });
  const [own] = all.filter(({ sells }) => sells === 'ticket');
  if (!isToronto) {
    const url = ticketurl ?? own?.url;
    return url === undefined ? [] : [{ title: buy, url, sells: 'ticket' }];
  }
  const hasPass = all.some(({ sells }) => sells === 'pass');
  const pass: TicketButton[] =
    hasPass || passporturl === null ? [] : [{ title: passport, url: passporturl, sells: 'pass' }];
  return [...all, ...pass].filter(({ sells }) => sells === 'ticket' || !hidesPass);
};

/** TKT-01, TKT-03: what is told about a date, each line once. */
export const notesOf = ({
  info,
  field_info_text: detail,
  field_promo_text: promotion,
}: Pick<Ticket, 'info' | 'field_info_text' | 'field_promo_text'>): string[] =>
  [...new Set([info, detail, promotion])].filter((note) => note !== '');

/** TKT-03: where passes for these dates are sold and how that is called; null where they don't agree. */
export const passOf = (
  tickets: readonly Pick<Ticket, 'passporturl' | 'passport'>[],
): { url: string; title: string } | null => {
  const [url, ...others] = new Set(tickets.map(({ passporturl }) => passporturl));
  if (others.length > 0 || url === undefined || url === null) return null;
  const titles = new Set(tickets.map(({ passport }) => passport));
  return { url, title: titles.size === 1 ? (tickets[0]?.passport ?? '') : '' };
};
