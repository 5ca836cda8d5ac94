import { hash } from '../hash.ts';
import { performance, seats } from './performance.ts';
import type { Seats } from './performance.ts';
import { shows } from '../shows.ts';
import type { ProgrammationRecord, ShowRecord } from '../types.ts';

/** Minutes after midnight, on the clock of the place. */
interface Span {
  readonly from: number;
  readonly to: number;
}
const hour = 60;
const slot = 30;
/** Between two shows on the same stage. */
const turnover = 30;
const friday = 5;

const daytime: Span = { from: 11 * hour, to: 15 * hour };
const afternoon: Span = { from: 11 * hour, to: 19 * hour };
const weekend: Span = { from: 14 * hour, to: 22 * hour + slot };
const evening: Span = { from: 18 * hour + slot, to: 22 * hour };
const dusk: Span = { from: 19 * hour, to: 21 * hour + slot };

/** When a show may begin on `day`: families by day, outdoor stand-up after dark, halls in the evening. */
const openingHours = (show: ShowRecord, day: Temporal.PlainDate): Span => {
  if (show.genre === 'family') return daytime;
  if (show.kind === 'outdoor') return show.genre === 'standUp' ? dusk : afternoon;
  return day.dayOfWeek > friday ? weekend : evening;
};

const startsWithin = ({ from, to }: Span): number[] =>
  Array.from({ length: (to - from) / slot + 1 }, (_, index) => from + index * slot);

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** The stages of the one city that the show plays in on a day. */
const placesOf = (show: ShowRecord, dice: number): Seats[] => {
  if (show.venues.length === 0) return [seats(undefined)];
  const places = rotated(show.venues, dice).map(seats);
  return places.filter(({ city }) => city === places[0]?.city);
};

type Diary = Map<string, Span[]>;

const isFree = (diary: Diary, name: string, span: Span): boolean =>
  (diary.get(name) ?? []).every(({ from, to }) => span.from >= to + turnover || span.to + turnover <= from);

const book = (diary: Diary, show: ShowRecord, day: Temporal.PlainDate): ProgrammationRecord | null => {
  const dice = hash(show.id, day.year, day.month, day.day);
  const company = `show ${show.id}`;
  for (const place of placesOf(show, dice)) {
    const stage = place.venueId === null ? company : `stage ${place.venueId}`;
    for (const from of rotated(startsWithin(openingHours(show, day)), dice >>> 4)) {
      const span = { from, to: from + show.minutes };
      if (!isFree(diary, stage, span) || !isFree(diary, company, span)) continue;
      for (const name of new Set([stage, company])) diary.set(name, [...(diary.get(name) ?? []), span]);
      const time = Temporal.PlainTime.from({ hour: Math.floor(from / hour), minute: from % hour });
      return performance(
        show,
        place,
        day.toZonedDateTime({ timeZone: place.timezone, plainTime: time }).toInstant(),
      );
    }
  }
  return null;
};

/**
 * The performances of one day, at most `count`: shows in the day's own order, again from the first when all have
 * played. No stage and no company is in two shows at once.
 */
export const bookings = (day: Temporal.PlainDate, count: number): ProgrammationRecord[] => {
  const luck = (show: ShowRecord): number => hash(day.year, day.month, day.day, show.id);
  const diary: Diary = new Map();
  const booked: ProgrammationRecord[] = [];
  let willing = count > 0 ? shows.toSorted((one, other) => luck(one) - luck(other)) : [];
  while (willing.length > 0 && booked.length < count) {
    const again: ShowRecord[] = [];
    for (const show of willing) {
      const one = booked.length < count ? book(diary, show, day) : null;
      if (one === null) continue;
      booked.push(one);
      again.push(show);
    }
    willing = again;
  }
  return booked;
};
