import { AsyncLocalStorage } from 'node:async_hooks';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { Log } from '../log.ts';
import { createOutageLog } from '../outageLog.ts';
import { createSlices } from '../turns/slices.ts';
import { SearchIndex } from './index/searchIndex.ts';
import { searchLimits } from './limits.ts';
import type { SearchSource } from './records/searchSource.ts';
import type { Candidate } from './records/source.ts';

/** Keeps an index of the data, in step with them. */
export interface Indexer {
  /** Begins to build and to follow, once. */
  start: () => void;
  /** The index; null during the first build. */
  current: () => SearchIndex | null;
  /** The index, as soon as there is one. @returns null if it takes too long */
  ready: () => Promise<SearchIndex | null>;
  stop: () => void;
}

interface IndexerDeps {
  source: SearchSource;
  log: Log;
}

/** The data behind an index. */
interface Known {
  fingerprint: string;
  record: SearchRecord;
}

/**
 * Looks at the version of the data several times a second, in every process; after a change it reads the searchable data anew and
 * updates the index with the differences. All of it between requests, in slices.
 */
export const createIndexer = ({ source, log }: IndexerDeps): Indexer => {
  const outages = createOutageLog(log, { begins: 'search.behind', ends: 'search.caught-up' });
  // The work goes on after the request that begins it, without its name and its time limit.
  const outside = AsyncLocalStorage.snapshot();
  const known = new Map<string, Known>();
  const first = Promise.withResolvers<SearchIndex>();
  let index = new SearchIndex();
  let version: number | null = null;
  let hasStarted = false;
  let timer: NodeJS.Timeout | null = null;
  let hasStopped = false;

  const apply = (candidate: Candidate): boolean => {
    if (known.get(candidate.objectID)?.fingerprint === candidate.fingerprint) return false;
    const record = candidate.make();
    known.set(candidate.objectID, { fingerprint: candidate.fingerprint, record });
    index.put(record);
    return true;
  };

  const readAll = async (): Promise<number> => {
    const pause = createSlices(searchLimits)('index');
    const gone = new Set(known.keys());
    let changed = 0;
    for await (const candidates of source.read())
      for (const candidate of candidates) {
        gone.delete(candidate.objectID);
        if (apply(candidate)) changed += 1;
        await pause();
      }
    for (const objectID of gone) {
      index.take(objectID);
      known.delete(objectID);
      await pause();
    }
    return changed + gone.size;
  };

  /** New places need a new index, which then replaces the old one. */
  const rebuild = async (): Promise<void> => {
    const pause = createSlices(searchLimits)('index');
    const fresh = new SearchIndex();
    for (const { record } of known.values()) {
      fresh.put(record);
      await pause();
    }
    index = fresh;
  };

  const look = async (): Promise<void> => {
    const current = await source.version();
    if (current === null || current === version) return;
    const startedAt = performance.now();
    const changed = await readAll();
    if (index.isWasteful) await rebuild();
    version = current;
    first.resolve(index);
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info('search.indexed', { changed, records: index.size, milliseconds });
  };

  const follow = async (): Promise<void> => {
    try {
      await look();
      outages.worked();
    } catch (caught) {
      if (!hasStopped) outages.failed(caught);
    }
    if (!hasStopped) timer = setTimeout(() => void follow(), searchLimits.lookEvery).unref();
  };

  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    outside(() => void follow());
  };

  const current = (): SearchIndex | null => {
    start();
    return version === null ? null : index;
  };

  return {
    start,
    current,
    ready: async () => {
      const known = current();
      if (known) return known;
      let late: NodeJS.Timeout | undefined;
      const limit = new Promise<null>((resolve) => {
        late = setTimeout(() => resolve(null), searchLimits.firstBuild);
      });
      try {
        return (await Promise.race([first.promise, limit])) && index;
      } finally {
        clearTimeout(late);
      }
    },
    stop: () => {
      hasStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
};
