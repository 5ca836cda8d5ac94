import type { FolderParts } from '../reading/parts.ts';
import type { Place } from '../reading/place.ts';
import type { FestivalDate } from '../schema/folder.ts';
import { secondsOfLocal } from '../values/localTimes.ts';
import { isRelative, localTimeFrom } from '../values/relativeTimes.ts';
import { createClockReader } from './clock.ts';
import { faultOfPrice } from './prices.ts';
import type { Findings } from './findings.ts';
import { placedDates, type PlacedDate } from './placedDates.ts';
import type { Meeting } from './checkRooms.ts';
import type { TellUnknown } from './unknownNames.ts';

const minute = 60_000;
type Key = keyof FestivalDate;

/** Everything that decides about dates; relative ones count from `firstStart`. */
interface Checking {
  parts: FolderParts;
  findings: Findings;
  tellUnknown: TellUnknown;
  firstStart: Temporal.Instant;
}

/** Checks dates one by one, and gathers their times. */
class DateCheck {
  readonly meetings: Meeting[] = [];
  readonly #parts: FolderParts;
  readonly #findings: Findings;
  readonly #tellUnknown: TellUnknown;
  readonly #firstDay: Temporal.PlainDate;
  readonly #timeOf = createClockReader();
  /** The file of each id. */
  readonly #ids = new Map<string, string>();
  constructor({ parts, findings, tellUnknown, firstStart }: Checking) {
    [this.#parts, this.#findings, this.#tellUnknown] = [parts, findings, tellUnknown];
    this.#firstDay = firstStart.toZonedDateTimeISO(parts.festival?.timezone ?? 'UTC').toPlainDate();
  }

  check(placed: PlacedDate): void {
    const { date, file } = placed;
    const at = (key: Key) => ({ file, place: this.#at(placed, key) });
    const first = this.#ids.get(date.id);
    if (first !== undefined)
      this.#tell(placed, 'id', `id \`${date.id}\` is taken by another date in ${first}`);
    else this.#ids.set(date.id, file);
    this.#tellUnknown('show', date.show, this.#parts.shows, at('show'));
    if (date.venue !== undefined) this.#tellUnknown('venue', date.venue, this.#parts.venues, at('venue'));
    this.#run(placed);
    this.#seats(placed);
    this.#times(placed);
  }

  #run(placed: PlacedDate): void {
    const { start, show } = placed.date;
    const run = this.#parts.shows.get(show)?.facts?.run;
    const day = localTimeFrom(start, this.#firstDay)?.slice(0, 10);
    if (run && day !== undefined && run.from <= run.until && (day < run.from || day > run.until))
      this.#tell(
        placed,
        'start',
        `\`start\` ${day} is outside of the run of \`${show}\`, ${run.from} to ${run.until}`,
      );
  }

  #seats(placed: PlacedDate): void {
    const { price_min: least, price_max: most, sold, venue, capacity } = placed.date;
    if (least !== undefined && most !== undefined && least > most)
      this.#tell(placed, 'price_min', `\`price_min\` ${least} is more than \`price_max\` ${most}`);
    for (const key of ['price_min', 'price_max'] as const) this.#decimals(placed, key);
    const seats = capacity ?? (venue === undefined ? undefined : this.#parts.venues?.get(venue)?.capacity);
    if (sold !== undefined && seats !== undefined && sold > seats)
      this.#tell(placed, 'sold', `\`sold\` ${sold} is more than the ${seats} seats`);
  }

  #decimals(placed: PlacedDate, key: 'price_min' | 'price_max'): void {
    const fault = faultOfPrice(placed.date[key], this.#parts.festival);
    if (fault !== null) this.#tell(placed, key, `\`${key}\` ${fault}`);
  }

  #times(placed: PlacedDate): void {
    const { date } = placed;
    const start = this.#time(placed, 'start');
    this.#time(placed, 'previous_start');
    const end = date.end === 'unknown' ? undefined : this.#time(placed, 'end');
    if (date.end !== undefined && date.minutes !== undefined)
      this.#tell(placed, 'minutes', '`minutes` and `end` say the same: leave one of them out');
    if (start === undefined) return;
    if (end !== undefined && end < start) this.#tell(placed, 'end', '`end` is before `start`');
    const minutes = date.minutes ?? this.#parts.shows.get(date.show)?.facts?.minutes;
    const usual = minutes === undefined || date.end !== undefined ? start : start + minutes * minute;
    this.meetings.push({ ...placed, start, end: end ?? usual });
  }

  /** The time of a key, in milliseconds. */
  #time(placed: PlacedDate, key: 'start' | 'end' | 'previous_start'): number | undefined {
    const { date } = placed;
    const written = date[key];
    const venue = date.venue === undefined ? undefined : this.#parts.venues?.get(date.venue);
    const zone = date.timezone ?? venue?.timezone ?? this.#parts.festival?.timezone;
    if (written === undefined || zone === undefined) return undefined;
    if (isRelative(written)) {
      const local = localTimeFrom(written, this.#firstDay);
      return local === null ? undefined : secondsOfLocal(local, zone) * 1000;
    }
    const time = this.#timeOf(written, zone);
    if ('at' in time) return time.at;
    this.#tell(placed, key, `\`${key}\` ${written} ${time.fault}`);
    return undefined;
  }

  /** Keys that are missing have the place of their date. */
  #at({ date, path, file }: PlacedDate, key: Key): Place {
    return { path: date[key] === undefined && file !== 'dates.csv' ? path : [...path, key] };
  }
  #tell(placed: PlacedDate, key: Key, message: string): void {
    this.#findings.mistake(placed.file, this.#at(placed, key), message);
  }
}

/** Tells what is wrong with dates; returns those whose times are known. */
export const checkDates = (checking: Checking): Meeting[] => {
  const { parts, findings } = checking;
  const check = new DateCheck(checking);
  for (const placed of placedDates(parts)) check.check(placed);
  for (const [show, { facts }] of parts.shows)
    if (facts?.run && facts.run.from > facts.run.until)
      findings.mistake(`shows/${show}.yaml`, { path: ['run', 'until'] }, '`until` is before `from`');
  return check.meetings;
};
