import type { Ticket } from '#contract/wire/ticket.ts';
import { kindOf } from './kind.ts';
import { localTime, offsetMinutes, type LocalTime } from '../time/localTime.ts';
import { hasNoHour, noHour } from '../time/wholeDays.ts';
import { timeRuleOf } from './timeRule.ts';
import type { Kind, TimeRule } from './view.ts';

/** TKT-02, TKT-03: the status decides, or `soldout` if there is no status; seats never do. */
export const isSoldOut = ({ status, soldout }: Pick<Ticket, 'status' | 'soldout'>): boolean =>
  status === null ? soldout : status === 'SOLD_OUT';

const isAmount = (amount: number | null): amount is number =>
  amount !== null && Number.isFinite(amount) && amount >= 0;

/**
 * The prices of a date, the lower first (TKT-05): one price if both are equal, 0 for free, null if unknown.
 * `src/i18n/prices.ts` writes them.
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

/** The time of a date on its own clock, and the rule that chooses the clock to show (TKT-07, TKT-08). */
export interface TicketTime extends LocalTime {
  /** ISO 8601, UTC; of a whole day its date. */
  instant: string;
  rule: TimeRule;
  kind: Kind | null;
  zone: { timezone: string | null; offset: string };
}

/** TKT-07, TKT-08: by the calendar's rule; a whole day has no hour. Null without a readable time. */
export const timeOfTicket = ({ date, show }: Pick<Ticket, 'date' | 'show'>): TicketTime | null => {
  const offset = offsetMinutes(date.timezone_offset);
  const local = offset === null ? null : localTime(Date.parse(date.start), offset);
  if (local === null) return null;
  const kind = kindOf(show.categories);
  const time = hasNoHour(date) ? noHour : local.time;
  return {
    date: local.date,
    time,
    instant: time === noHour ? local.date : date.start,
    rule: time === noHour ? 'venue' : timeRuleOf(kind),
    kind,
    zone: { timezone: date.timezone, offset: date.timezone_offset },
  };
};

/** The first announced time of a date, at the offset of that day, else of the date; null if unknown. */
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
  /** '' if the host gives none: the page then has its own words. */
  title: string;
  url: string;
  sells: 'ticket' | 'pass';
}

/** The title of a button that sells passes (TKT-06). */
const passTitle = 'BUY PASS';
const isPass = (title: string): boolean => title.toUpperCase() === passTitle;

type SellingTicket = Pick<Ticket, 'tickets' | 'ticketurl' | 'passporturl' | 'buy' | 'passport'>;

/**
 * The buttons of a date. On Toronto pages those of the wire with an address, without passes where these are hidden (TKT-06);
 * a pass without its own address links to `passporturl`, even if there is no button for it. Elsewhere the button that buys a
 * ticket (TKT-02), with the label of `buy` (TKT-03).
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

/** TKT-01, TKT-03: the notes of a date, each line once. */
export const notesOf = ({
  info,
  field_info_text: detail,
  field_promo_text: promotion,
}: Pick<Ticket, 'info' | 'field_info_text' | 'field_promo_text'>): string[] =>
  [...new Set([info, detail, promotion])].filter((note) => note !== '');

/** TKT-03: the address and the label for passes of these dates; null if the dates disagree. */
export const passOf = (
  tickets: readonly Pick<Ticket, 'passporturl' | 'passport'>[],
): { url: string; title: string } | null => {
  const [url, ...others] = new Set(tickets.map(({ passporturl }) => passporturl));
  if (others.length > 0 || url === undefined || url === null) return null;
  const titles = new Set(tickets.map(({ passport }) => passport));
  return { url, title: titles.size === 1 ? (tickets[0]?.passport ?? '') : '' };
};
