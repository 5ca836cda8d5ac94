import { isoOffset } from '#contract/programme/shows/tile.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import type { ListedShow } from '#contract/wire/shows.ts';
import { isTimezone } from '#server/environment.ts';
import { offsetOf } from '#server/programme/instants.ts';

type Dates = readonly Programmation[];

/** Grouped once for each reading. */
const grouped = new WeakMap<Dates, ReadonlyMap<string, Dates>>();

const byAddress = (dates: Dates): ReadonlyMap<string, Dates> => {
  const known = grouped.get(dates) ?? Map.groupBy(dates, ({ url }) => url);
  grouped.set(dates, known);
  return known;
};

/** The dates of a show, by its address: the wire's dates name no show otherwise. */
export const datesOfShow = ({ url }: Pick<ListedShow, 'url'>, dates: Dates): Dates =>
  byAddress(dates).get(url) ?? [];

const inSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** Seconds of `±HHMM`. */
const secondsOf = (offset: string): number => {
  const [, sign, hours, minutes] = /^([+-]?)(\d\d)(\d\d)$/.exec(offset) ?? [];
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return sign === '-' ? -seconds : seconds;
};

/** Times of a date in epoch seconds, with an IANA zone. */
export interface HostTimes {
  start: number;
  end: number | null;
  /** By the clocks of the place, as if they were UTC. */
  localStart: number;
  timezone: string;
}

type Moment = Programmation['date'];

/** The zone of a date; the festival's own where the host tells none and the clocks agree. */
const zoneOf = (
  { start, timezone_offset: offset, timezone }: Moment,
  siteTimezone: string,
): string | null => {
  if (timezone !== null && isTimezone(timezone)) return timezone;
  const isHere = secondsOf(offset) === secondsOf(offsetOf(inSeconds(start), siteTimezone));
  return isHere ? siteTimezone : null;
};

/** The times of a date; UTC stands for a zone that nobody knows. */
export const timesOf = (date: Moment, siteTimezone: string): HostTimes => {
  const at = inSeconds(date.start);
  return {
    start: at,
    end: date.end === null ? null : inSeconds(date.end),
    localStart: at + secondsOf(date.timezone_offset),
    timezone: zoneOf(date, siteTimezone) ?? 'UTC',
  };
};

/** The zone of a date, for the clocks of its place; its offset (`±HH:MM`) where nobody knows it. */
export const clocksOf = (date: Moment, siteTimezone: string): string =>
  zoneOf(date, siteTimezone) ?? isoOffset(date.timezone_offset);
