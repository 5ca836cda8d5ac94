import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#contract/address/language.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { createOutageLog } from '#server/outageLog.ts';
import { Refusal } from '#server/refusal.ts';
import type { ContentHost } from '../contentHost.ts';
import { hostLimits } from '../limits.ts';
import { hostListLimits } from './limits.ts';
import { createListReading, type ListLimits, type ListReading } from './listReading.ts';
import { wireLists, type WireList } from './wireLists.ts';

interface HostListsDeps {
  host: ContentHost;
  siteId: number;
  clock: Clock;
  log: Log;
  limits?: ListLimits;
}

const failureOf = ({ failure }: { failure: unknown }): unknown[] => (failure === null ? [] : [failure]);

/**
 * The lists of somebody else's programme in both languages, read in the background from the first question on, and again
 * every few minutes: what has been read stays while the host is away.
 */
export const createHostLists = ({ host, siteId, clock, log, limits = hostListLimits }: HostListsDeps) => {
  const outages = createOutageLog(log, { begins: 'host.lists.behind', ends: 'host.lists.caught-up' });
  // The reading goes on after the request that begins it, without its name and its time limit.
  const outside = AsyncLocalStorage.snapshot();
  const first = Promise.withResolvers<void>();
  const year = (): number => clock.now().toZonedDateTimeISO('UTC').year;
  let version: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let hasStarted = false;
  let hasStopped = false;

  const open = <Item extends { id: string }>(
    list: WireList<Item>,
  ): Readonly<Record<Language, ListReading<Item>>> => {
    const inLanguage = (lang: Language): ListReading<Item> =>
      createListReading({ ask: host.ask, list, lang, siteId, year, log, limits });
    return { fr: inLanguage('fr'), en: inLanguage('en') };
  };
  const lists = {
    shows: open(wireLists.shows),
    dates: open(wireLists.dates),
    artists: open(wireLists.artists),
    videos: open(wireLists.videos),
    festivals: open(wireLists.festivals),
    press: open(wireLists.press),
    careers: open(wireLists.careers),
  };

  const readIn = async (lang: Language) => {
    const outcomes: Awaited<ReturnType<ListReading<unknown>['read']>>[] = [];
    for (const list of Object.values(lists)) outcomes.push(await list[lang].read());
    return outcomes;
  };

  /** Reads all lists once: one of each language at a time. @returns the failures */
  const readAll = async (): Promise<unknown[]> => {
    const outcomes = (await Promise.all([readIn('fr'), readIn('en')])).flat();
    const failures = outcomes.flatMap(failureOf);
    const isKnown = version !== null || failures.length < outcomes.length;
    if (isKnown && (version === null || outcomes.some(({ hasChanged }) => hasChanged)))
      version = (version ?? 0) + 1;
    return failures;
  };

  const follow = async (): Promise<void> => {
    const [failure] = await readAll();
    first.resolve();
    if (hasStopped) return;
    if (failure === undefined) outages.worked();
    else outages.failed(failure);
    const pause = failure === undefined ? hostListLimits.readEvery : hostListLimits.failedFor;
    timer = setTimeout(() => void follow(), pause).unref();
  };

  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    outside(() => void follow());
  };

  /** Resolves once all lists have been read for the first time, or when that takes too long. */
  const ready = async (): Promise<void> => {
    start();
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      late = setTimeout(resolve, hostListLimits.firstReading);
    });
    await Promise.race([first.promise, limit]);
    clearTimeout(late);
  };

  return {
    ...lists,
    readAll,
    /** Begins to read and to follow, once. */
    start,
    /** Counts the changes; null while nothing has been read. */
    version: (): number | null => {
      start();
      return version;
    },
    ready,
    /** The same, where nothing can be told without them. @throws Refusal while nothing has been read */
    known: async (): Promise<void> => {
      await ready();
      if (version === null)
        throw new Refusal('unavailable', 'The content host has not told its programme yet', {
          'retry-after': String(hostLimits.retryAfter),
        });
    },
    stop: (): void => {
      hasStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
};

export type HostLists = ReturnType<typeof createHostLists>;
