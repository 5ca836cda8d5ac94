import type { Programmation } from '#contract/wire/programmation.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { parseItems, type ListEnvelope } from '#contract/wire/list.ts';
import { ContentError } from './contentError.ts';
import type { WriteLog } from './request.ts';
import { contentSettings } from './requestSettings.ts';
import { easternHours, monthRange, type StartRange } from '#contract/programme/monthRange.ts';
import { placeShows } from '#contract/programme/place.ts';

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

type RangeAnswer = Pick<ListEnvelope, 'data' | 'previous' | 'next'>;

/** The offsets of the pages after the first. @throws ContentError where there are more than a list can have. */
const furtherOffsets = ({ data, totalcount }: ListEnvelope): number[] => {
  if (data.length === 0) return [];
  const pages = Math.ceil(totalcount / data.length);
  if (pages > contentSettings.maxPages) throw new ContentError('malformed');
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, page) => (page + 1) * data.length);
};

/** All pages of a range, those after the first side by side, until `totalcount` (CAL-50). */
const readRange = async (readPage: ReadPage, range: StartRange, log: WriteLog): Promise<RangeAnswer> => {
  const first = await readPage(range, 0);
  const further = await Promise.all(furtherOffsets(first).map((offset) => readPage(range, offset)));
  const data = [first, ...further].flatMap((page) => page.data);
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
  log: WriteLog,
  about: object,
): Pick<MonthAnswer, 'items' | 'skipped'> => {
  const { items, skipped: malformed } = parseItems(programmation, data);
  const skipped = malformed + placeShows(items).unplaced;
  if (skipped > 0) log('content.items.skipped', { ...about, skipped });
  const withoutOffset = data.filter(lacksOffset).length;
  if (withoutOffset > 0) log('content.offset.missing', { ...about, items: withoutOffset });
  return { items, skipped };
};

/**
 * Everything dated in a month. One range is asked (CAL-48, CAL-49); a second one, of the hours in which the month has
 * already begun in the east, only where the first says that something starts there.
 */
export const readMonth = async (readPage: ReadPage, month: string, log: WriteLog): Promise<MonthAnswer> => {
  const east = easternHours(month);
  const literal = await readRange(readPage, monthRange(month), log);
  const hasEast = literal.previous !== null && literal.previous >= east.from;
  const eastern = hasEast ? await readRange(readPage, east, log) : null;
  return {
    ...readProgrammations([...(eastern?.data ?? []), ...literal.data], log, { month }),
    previous: eastern === null ? literal.previous : eastern.previous,
    next: literal.next,
  };
};
