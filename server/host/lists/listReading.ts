import type { Language } from '#contract/address/language.ts';
import type { ItemFault } from '#contract/wire/list.ts';
import type { Log } from '#server/log.ts';
import { createOutageLog } from '#server/outageLog.ts';
import type { ContentHost } from '../contentHost.ts';
import { readPage, type KeptPage, type ReadPage } from './readPage.ts';
import type { WireList } from './wireLists.ts';

/** A list of the host in one language. */
export interface ListReading<Item> {
  /** The known entries: of the last whole reading, or of the first one so far. */
  items: () => readonly Item[];
  /**
   * Reads it to its end, by pages with validators; after a failure it goes on at the page that failed.
   * @returns whether the items are others than before, and the failure, if any
   */
  read: () => Promise<{ hasChanged: boolean; failure: unknown }>;
}

/** Bounds of a reading; `told` is the most lines about wrong entries. */
export type ListLimits = Readonly<Record<'pages' | 'entries' | 'size' | 'told', number>>;

interface ListReadingOptions<Item> {
  ask: ContentHost['ask'];
  list: WireList<Item>;
  lang: Language;
  siteId: number;
  /** The present year. */
  year: () => number;
  log: Log;
  limits: ListLimits;
}

/** How far a reading has come. */
interface Progress<Item> {
  /** Of the next page; null at the end. */
  offset: number | null;
  pages: ReadPage<Item>[];
  kept: Map<string, KeptPage<Item>>;
  ids: Set<string>;
  size: number;
  /** Lines about wrong entries. */
  told: number;
}

const begun = <Item>(): Progress<Item> => ({
  offset: 0,
  pages: [],
  kept: new Map(),
  ids: new Set(),
  size: 0,
  told: 0,
});

const areSame = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Each item once: of a repeated id the first. */
const itemsOf = <Item extends { id: string }>(pages: readonly ReadPage<Item>[]): Item[] => {
  const byId = new Map<string, Item>();
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
};

export const createListReading = <Item extends { id: string }>({
  ask,
  list,
  lang,
  siteId,
  year,
  log,
  limits,
}: ListReadingOptions<Item>): ListReading<Item> => {
  const cuts = createOutageLog(log, { begins: 'host.list.cut', ends: 'host.list.whole' });
  let kept: ReadonlyMap<string, KeptPage<Item>> = new Map();
  let pages: readonly ReadPage<Item>[] = [];
  let items: readonly Item[] = [];
  let isWhole = false;
  let paused: Progress<Item> | null = null;

  const readNext = async (progress: Progress<Item>, offset: number): Promise<number | null> => {
    const address = list.pathOf({ lang, offset, siteId, year: year() });
    const tell = (faults: readonly ItemFault[]): void => {
      const call = address.replace(/\?.*$/s, '');
      for (const fault of faults.slice(0, limits.told - progress.told))
        log.warn('host.entry.wrong', { call, ...fault });
      progress.told = Math.min(limits.told, progress.told + faults.length);
    };
    const answer = await readPage({ ask, list, address, offset, kept: kept.get(address), tell });
    if (answer === null) return null;
    const { page } = answer;
    const before = progress.ids.size;
    progress.kept.set(address, answer);
    progress.pages.push(page);
    progress.size += page.size;
    for (const { id } of page.items) progress.ids.add(id);
    // A host that repeats a page would do so for ever.
    return page.items.length > 0 && progress.ids.size === before ? null : page.next;
  };

  const isBeyond = ({ pages: read, ids, size }: Progress<Item>): boolean =>
    read.length >= limits.pages || ids.size >= limits.entries || size >= limits.size;

  const readOn = async (progress: Progress<Item>): Promise<void> => {
    while (progress.offset !== null && !isBeyond(progress))
      progress.offset = await readNext(progress, progress.offset);
    if (progress.offset === null) cuts.worked();
    else cuts.failed(new Error(`${list.name} (${lang}) goes on after ${progress.ids.size} entries`));
  };

  const take = (read: readonly ReadPage<Item>[]): boolean => {
    if (areSame(pages, read)) return false;
    pages = [...read];
    items = itemsOf(read);
    return true;
  };

  return {
    items: () => items,
    read: async () => {
      const progress: Progress<Item> = paused ?? begun();
      try {
        await readOn(progress);
      } catch (failure) {
        paused = progress;
        return { hasChanged: !isWhole && take(progress.pages), failure };
      }
      [paused, isWhole, kept] = [null, true, progress.kept];
      return { hasChanged: take(progress.pages), failure: null };
    },
  };
};
