import { bookings } from './bookings.ts';
import { torontoFestival } from '../festival.ts';
import { hash } from '../hash.ts';
import { shows } from '../shows.ts';
import { performance, seats } from './performance.ts';
import type { ProgrammationRecord, ShowRecord } from '../types.ts';

/** A series show of Toronto whose next evening but a few has exactly one seat left. */
const lastSeatShow = 1;
const lastSeatAfter = { days: 14 };
/** The series shows of Toronto that are about to close for reservations: headliners, and at night who is still up. */
const soonShow = 3;
const soonNightShow = 12;
const soonIn = { hours: 2, minutes: 5 };

/** A show that is on at the start, and one that is about to begin (API-03): since when, and in how long. */
const liveShow = 69;
const liveSince = { minutes: 10 };
const nearShow = 68;
const nearIn = { minutes: 10 };

/** The next evening but a few of a Toronto series is cancelled; the one after it, of another show, is postponed. */
const changesAfter = { days: 7 };
/** The shows that others tell something about. */
const asPlanned: readonly number[] = [lastSeatShow, soonShow];

/** The online show that plays every noon of a whole month: it has more dates than a page of them holds. */
const noonShow = 66;
const noonAfter = { months: 6 };
const noon = Temporal.PlainTime.from('12:00');

const monthsBefore = 2;
const monthsAfter = 10;
/** The busiest month is the second full one after the start. */
const busiestAfter = 2;
/** Its second Saturday is the day with the most shows. */
const peakShows = 118;

const friday = 5;
const saturday = 6;
const sunday = 7;
const thursday = 4;

/** How many shows a day gets: `least`, and up to `spread` more by the day's own luck. */
const appetite = (day: Temporal.PlainDate, busy: boolean): { least: number; spread: number } => {
  const weekday = day.dayOfWeek;
  if (weekday === friday || weekday === saturday)
    return busy ? { least: 18, spread: 7 } : { least: 6, spread: 4 };
  if (weekday === thursday || weekday === sunday)
    return busy ? { least: 13, spread: 5 } : { least: 3, spread: 3 };
  return busy ? { least: 10, spread: 5 } : { least: 0, spread: 4 };
};

/** @throws Error where the sample has no such show */
const showOf = (id: number): ShowRecord => {
  const show = shows.find((one) => one.id === id);
  if (show === undefined) throw new Error(`The sample has no show ${id}`);
  return show;
};

const isPeak = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek === saturday && day.day > day.daysInWeek && day.day <= 2 * day.daysInWeek;

const isDayOff = (day: Temporal.PlainDate): boolean => day.dayOfWeek === 1 && isPeak(day.add({ days: 5 }));

const showsOn = (day: Temporal.PlainDate, busiest: Temporal.PlainYearMonth): number => {
  const busy = day.toPlainYearMonth().equals(busiest);
  if (busy && isPeak(day)) return peakShows;
  if (isDayOff(day)) return 0;
  const { least, spread } = appetite(day, busy);
  return least + (hash(day.year, day.month, day.day) % spread);
};

const atNoon = (start: Temporal.PlainDate): ProgrammationRecord[] => {
  const show = showOf(noonShow);
  const place = seats(show.venues[0]);
  const month = start.toPlainYearMonth().add(noonAfter);
  return Array.from({ length: month.daysInMonth }, (_, index) => {
    const day = month.toPlainDate({ day: index + 1 });
    return performance(
      show,
      place,
      day.toZonedDateTime({ timeZone: place.timezone, plainTime: noon }).toInstant(),
    );
  });
};

const withLastSeat = (
  programmations: readonly ProgrammationRecord[],
  start: Temporal.PlainDate,
): ProgrammationRecord[] => {
  const from = start.add(lastSeatAfter).toString();
  const chosen = programmations.find((one) => one.showId === lastSeatShow && one.start >= from);
  return programmations.map((one) =>
    one === chosen ? { ...one, taken: one.capacity - 1, status: 'ON_SALE' } : one,
  );
};

const withChanges = (
  programmations: readonly ProgrammationRecord[],
  start: Temporal.PlainDate,
): ProgrammationRecord[] => {
  const from = start.add(changesAfter).toString();
  const coming = programmations.filter(
    ({ start: begins, showId }) =>
      begins >= from && showOf(showId).belongTo === torontoFestival && !asPlanned.includes(showId),
  );
  const cancelled = coming[0];
  const postponed = coming.find(({ showId }) => showId !== cancelled?.showId);
  return programmations.map((one) => {
    if (one === cancelled) return { ...one, state: 'cancelled' };
    return one === postponed ? { ...one, state: 'postponed' } : one;
  });
};

/**
 * The sample's programme around `start`: two months before to ten months after it, by start. The same `start` always
 * gives the same programme. The second month after it has at least 400 shows, one of its days more than 100.
 */
export const sampleProgrammations = (start: Temporal.PlainDate): ProgrammationRecord[] => {
  const first = start.subtract({ months: monthsBefore });
  const last = start.add({ months: monthsAfter });
  const busiest = start.toPlainYearMonth().add({ months: busiestAfter });
  const programmations: ProgrammationRecord[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    programmations.push(...bookings(day, showsOn(day, busiest)));
  }
  programmations.push(...atNoon(start));
  programmations.sort((one, other) => one.start.localeCompare(other.start) || one.showId - other.showId);
  return withChanges(withLastSeat(programmations, start), start);
};

/** The hours, by the clock of the place, at which headliners begin; `to` is not among them. */
const headlinersPlay = { from: 11, to: 23 };

/** The show that is about to close for reservations where it begins at an instant in a zone (IANA name). */
export const soonShowAt = (start: Temporal.Instant, timezone: string): number => {
  const { hour } = start.toZonedDateTimeISO(timezone);
  return hour >= headlinersPlay.from && hour < headlinersPlay.to ? soonShow : soonNightShow;
};

/** One more of a show: under a key of its own, with half of its seats. */
const oneMore = (name: string, id: number, start: Temporal.Instant): ProgrammationRecord => {
  const show = showOf(id);
  const one = performance(
    show,
    seats(show.venues[0]),
    start.round({ smallestUnit: 'minute', roundingMode: 'ceil' }),
  );
  return { ...one, key: `${name}@${one.start}`, taken: Math.floor(one.capacity / 2), status: 'ON_SALE' };
};

/**
 * What begins around `now` at every start, at the whole minute at or after that: one in 2 h 05 min, one that has been on
 * for ten minutes and one that begins in ten.
 */
export const nearProgrammations = (now: Temporal.Instant): ProgrammationRecord[] => [
  oneMore('soon', soonShowAt(now.add(soonIn), seats(showOf(soonShow).venues[0]).timezone), now.add(soonIn)),
  oneMore('live', liveShow, now.subtract(liveSince)),
  oneMore('near', nearShow, now.add(nearIn)),
];
