import type { Programmation } from '../wire/programmation.ts';
import { programmation } from '../wire/programmation.ts';
import { parseItems, type ListEnvelope } from '../wire/list.ts';
import { easternHours, monthRange, type StartRange } from './monthRange.ts';
import { placeShows } from './place.ts';

/** A month's items, with those of the ranges' edges that belong to the months around it (CAL-49). */
export interface MonthAnswer {
  items: Programmation[];
  /** Start of the nearest programmation before and after what was asked, epoch seconds (CAL-46). */
  previous: number | null;
  next: number | null;
  /** Items left out: malformed, or of no readable day. */
  skipped: number;
}

/** Reads a page of the programmations that start in a range. */
export type ReadPage = (range: StartRange, offset: number) => Promise<ListEnvelope>;

/** All items of a range, and what the host tells of its surroundings. */
export type RangeAnswer = Pick<ListEnvelope, 'data' | 'previous' | 'next'>;

/** How a host is read, page by page. */
export interface MonthReading {
  readPage: ReadPage;
  /** The most pages of a list that are followed. */
  mostPages: number;
  /** Pages that are asked for side by side. */
  atOnce: number;
  /** What is thrown where a list has more. */
  tooMany: (total: number) => Error;
  log: (event: string, details: object) => void;
}

/** The offsets of the pages after the first. */
const furtherOffsets = (
  { data, totalcount }: ListEnvelope,
  { mostPages, tooMany }: MonthReading,
): number[] => {
  if (data.length === 0) return [];
  const pages = Math.ceil(totalcount / data.length);
  if (pages > mostPages) throw tooMany(totalcount);
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, page) => (page + 1) * data.length);
};

/** All pages of a range, those after the first some at a time, until `totalcount` (CAL-50). */
const readRange = async (reading: MonthReading, range: StartRange): Promise<RangeAnswer> => {
  const { readPage, atOnce, log } = reading;
  const first = await readPage(range, 0);
  const data = [...first.data];
  const offsets = furtherOffsets(first, reading);
  for (let asked = 0; asked < offsets.length; asked += atOnce) {
    const some = offsets.slice(asked, asked + atOnce);
    const pages = await Promise.all(some.map((offset) => readPage(range, offset)));
    for (const page of pages) data.push(...page.data);
  }
  if (data.length < first.totalcount)
    log('content.list.incomplete', { ...range, received: data.length, total: first.totalcount });
  return { data, previous: first.previous, next: first.next };
};

const lacksOffset = (item: unknown): boolean => {
  const date = typeof item === 'object' && item !== null && 'date' in item ? item.date : null;
  return typeof date === 'object' && date !== null && !('timezone_offset' in date);
};

/** Parses programmations one by one; says in the log which data were left out or doubtful (CAL-34). */
export const readProgrammations = (
  data: readonly unknown[],
  log: MonthReading['log'],
  about: object,
): Pick<MonthAnswer, 'items' | 'skipped'> => {
  const { items, skipped: malformed } = parseItems(programmation, data);
  const skipped = malformed + placeShows(items).unplaced;
  if (skipped > 0) log('content.items.skipped', { ...about, skipped });
  const withoutOffset = data.filter(lacksOffset).length;
  if (withoutOffset > 0) log('content.offset.missing', { ...about, items: withoutOffset });
  return { items, skipped };
};

/** Seconds of the years that a date of four digits can tell. */
const [firstSecond, lastSecond] = [-62_167_219_200, 253_402_300_799];
const isTold = (seconds: number | null): seconds is number =>
  seconds !== null && Number.isInteger(seconds) && seconds >= firstSecond && seconds <= lastSecond;
/** What is on the wrong side of a range, or no time at all, says nothing of what lies around it (CAL-46). */
const before = (seconds: number | null, { from }: StartRange): number | null =>
  isTold(seconds) && seconds < from ? seconds : null;
const after = (seconds: number | null, { to }: StartRange): number | null =>
  isTold(seconds) && seconds >= to ? seconds : null;

/** How the ranges of a month are read. */
export interface RangesReading {
  readRange: (range: StartRange) => Promise<RangeAnswer>;
  log: MonthReading['log'];
}

/**
 * Everything dated in a month. One range is asked (CAL-48, CAL-49); a second one, of the hours in which the month has
 * already begun in the east, only where the first says that something starts there.
 */
export const readMonthOfRanges = async (
  { readRange: read, log }: RangesReading,
  month: string,
): Promise<MonthAnswer> => {
  const [whole, east] = [monthRange(month), easternHours(month)];
  const literal = await read(whole);
  const hasEast = literal.previous !== null && literal.previous >= east.from;
  const eastern = hasEast ? await read(east) : null;
  return {
    ...readProgrammations([...(eastern?.data ?? []), ...literal.data], log, { month }),
    previous: eastern === null ? before(literal.previous, whole) : before(eastern.previous, east),
    next: after(literal.next, whole),
  };
};

/** A month of a host that counts what it lists, page by page. */
export const readMonth = (reading: MonthReading, month: string): Promise<MonthAnswer> =>
  readMonthOfRanges({ readRange: (range) => readRange(reading, range), log: reading.log }, month);
