import type { RangeAnswer } from '#contract/programme/calendar/readMonth.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ListEnvelope } from '#contract/wire/list.ts';
import { contentLimits } from '../limits.ts';

/** How somebody else's list is read. */
export interface RangeReading {
  readPage: (offset: number) => Promise<ListEnvelope>;
  /** The most items that are read. */
  most: number;
  /** What is thrown where there are more. */
  tooMany: (count: number) => Error;
  log: (event: string, details: object) => void;
}

const idOf = (item: unknown): string | null => {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null;
  return typeof item.id === 'string' || typeof item.id === 'number' ? String(item.id) : null;
};

/** What has been read of a list. */
const collectItems = () => {
  const data: unknown[] = [];
  const ids = new Set<string>();
  let nameless = 0;
  return {
    data,
    /** How many there are, an id that occurs twice counted once. */
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

/** Whether a page is as long as it may be, so that another may follow whatever the host counts. */
const isFull = ({ data, pagesize }: ListEnvelope): boolean =>
  data.length >= (pagesize > 0 ? Math.min(pagesize, pageSizes.programmations) : pageSizes.programmations);

/** The offsets that are asked for side by side: as pages have been so far, none beyond what the host counts but one. */
const nextOffsets = (reached: number, step: number, total: number): number[] =>
  Array.from({ length: contentLimits.host.atOnce }, (_, page) => reached + page * step).filter(
    (offset, page) => page === 0 || offset < total,
  );

/** @throws Error where a list that has ended holds more than it gave */
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
  /** Adds the page that follows what was read. Says whether the list goes on after it. */
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
      // What was asked for beyond a page of another length is asked for again, from where that one ended.
      if (goesOn && offsets[index] === data.length) goesOn = goesOnAfter(page);
  }
  if (last.data.length === 0) await checkEnd(read, total, reading);
  return { read, first, hasMoved };
};

/**
 * All of a list of somebody else's host (CAL-50), whatever it counts: pages may be shorter than asked for, overlap,
 * repeat items, and `totalcount` may be wrong. Where it counts fewer than it lists, it is read to its end; where it
 * counts more, and has nothing at the last place that it counts, what it lists is all there is. Pages that count
 * differently are of two states of the list: it is read once more. @throws Error where a part is missing
 */
export const readWholeRange = async (reading: RangeReading, range: object): Promise<RangeAnswer> => {
  const once = await readOnce(reading);
  const { read, first } = once.hasMoved ? await readOnce(reading) : once;
  const [received, total] = [read.count(), first.totalcount];
  if (received < total) reading.log('content.list.incomplete', { ...range, received, total });
  if (received > total) reading.log('content.list.undercounted', { ...range, received, total });
  return { data: read.data, previous: first.previous, next: first.next };
};
