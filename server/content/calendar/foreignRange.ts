import type { RangeAnswer } from '#contract/programme/calendar/readMonth.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ListEnvelope } from '#contract/wire/list.ts';
import { contentLimits } from '../limits.ts';

/** The way to read an external list. */
export interface RangeReading {
  readPage: (offset: number) => Promise<ListEnvelope>;
  most: number;
  /** The error for longer lists. */
  tooMany: (count: number) => Error;
  log: (event: string, details: object) => void;
}

const idOf = (item: unknown): string | null => {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null;
  return typeof item.id === 'string' || typeof item.id === 'number' ? String(item.id) : null;
};

/** Collects the items of a list. */
const collectItems = () => {
  const data: unknown[] = [];
  const ids = new Set<string>();
  let nameless = 0;
  return {
    data,
    /** The number of items; a repeated id counts once. */
    count: (): number => ids.size + nameless,
    isNew: (item: unknown): boolean => {
      const id = idOf(item);
      return id === null || !ids.has(id);
    },
    add: (items: readonly unknown[]): void => {
      for (const item of items) {
        const id = idOf(item);
        if (id === null) nameless += 1;
        else ids.add(id);
        data.push(item);
      }
    },
  };
};
type ReadItems = ReturnType<typeof collectItems>;

/** Whether a page is full, so that another may follow whatever the host counts. */
const isFull = ({ data, pagesize }: ListEnvelope): boolean =>
  data.length >= (pagesize > 0 ? Math.min(pagesize, pageSizes.programmations) : pageSizes.programmations);

/** The offsets of parallel requests: in steps of the pages so far, at most one beyond the host's count. */
const nextOffsets = (reached: number, step: number, total: number): number[] =>
  Array.from({ length: contentLimits.host.atOnce }, (_, page) => reached + page * step).filter(
    (offset, page) => page === 0 || offset < total,
  );

/** @throws Error if a list has more than it gave until its end */
const checkEnd = async (
  { data, count, isNew }: ReadItems,
  total: number,
  { readPage }: RangeReading,
): Promise<void> => {
  if (data.length >= total) return;
  if (count() === 0) throw new Error(`It counts ${total} dates and lists none`);
  const end = await readPage(Math.ceil(total) - 1);
  if (end.data.some(isNew)) throw new Error(`It counts ${total} dates and stops at ${data.length}`);
};

interface ReadOnce {
  read: ReadItems;
  first: ListEnvelope;
  /** Whether its pages count differently. */
  hasMoved: boolean;
}

const readOnce = async (reading: RangeReading): Promise<ReadOnce> => {
  const { readPage, most, tooMany } = reading;
  const first = await readPage(0);
  const total = first.totalcount;
  if (total > most) throw tooMany(total);
  const read = collectItems();
  const { data, count } = read;
  let last = first;
  let hasMoved = false;
  /** Adds the next page. Returns whether the list goes on after it. */
  const goesOnAfter = (page: ListEnvelope): boolean => {
    const [offset, known] = [data.length, count()];
    read.add(page.data);
    if (data.length > most) throw tooMany(data.length);
    last = page;
    hasMoved ||= page.totalcount !== total;
    if (count() === known) {
      if (page.data.length > 0 && offset < total && known < total)
        throw new Error(`It repeats itself from ${offset} on, and counts ${total} dates`);
      return false;
    }
    return count() !== total || isFull(page);
  };
  let goesOn = goesOnAfter(first);
  while (goesOn) {
    const offsets = nextOffsets(data.length, last.data.length, total);
    const pages = await Promise.all(offsets.map((offset) => readPage(offset)));
    for (const [index, page] of pages.entries())
      // After a page of another length, the next ones are requested again from its end.
      if (goesOn && offsets[index] === data.length) goesOn = goesOnAfter(page);
  }
  if (last.data.length === 0) await checkEnd(read, total, reading);
  return { read, first, hasMoved };
};

/**
 * All of a list of an external host (CAL-50), whatever its counts: pages may be shorter than requested, overlap or repeat
 * items, and `totalcount` may be wrong. If it counts too few, the list is read to its end; if it counts too many, and has
 * nothing at the last counted place, the listed items are all. Pages with different counts come from two states of the list:
 * it is read once more. @throws Error if a part is missing
 */
export const readWholeRange = async (reading: RangeReading, range: object): Promise<RangeAnswer> => {
  const once = await readOnce(reading);
  const { read, first } = once.hasMoved ? await readOnce(reading) : once;
  const [received, total] = [read.count(), first.totalcount];
  if (received < total) reading.log('content.list.incomplete', { ...range, received, total });
  if (received > total) reading.log('content.list.undercounted', { ...range, received, total });
  return { data: read.data, previous: first.previous, next: first.next };
};
