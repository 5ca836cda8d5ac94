import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { StartRange } from '#contract/programme/time/monthRange.ts';
import { readMonth, type MonthAnswer, type RangeAnswer } from '#contract/programme/calendar/readMonth.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { faultOf, listEnvelope, type ListEnvelope } from '#contract/wire/list.ts';
import type { Clock } from '#server/clock.ts';
import { after } from '#server/host/after.ts';
import type { ContentHost } from '#server/host/contentHost.ts';
import { fieldsOf, reasonOf, type Log } from '#server/log.ts';
import { Refusal } from '#server/refusal.ts';
import { readWholeRange } from './foreignRange.ts';
import { contentLimits } from '../limits.ts';

/** An external content host, and the limits of its use. */
export interface ForeignHostDeps {
  host: ContentHost;
  siteId: number;
  /** The most dates to read of a month. */
  monthLimit: number;
  /** The most dates to keep of all months together. */
  keptDates: number;
  clock: Clock;
  log: Log;
}

interface KeptMonth {
  month: MonthAnswer;
  /** Epoch milliseconds. */
  readAt: number;
}

const limits = contentLimits.host;

/** A month's size in the cache: an empty one is not free. */
const sizeOfMonth = (dates: number): number => dates + 1;

const unavailable = (): Refusal =>
  new Refusal('unavailable', 'The content host does not answer for this month', {
    'retry-after': String(limits.retryAfter),
  });

/** @throws Error without any of the text */
const readList = (text: string): ListEnvelope => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), listEnvelope), text);
  if (parsed.success) return parsed.output;
  const { field, expected, found } = faultOf(parsed.issues);
  throw new Error(`The content host answered no list: ${field} is ${found}, and must be ${expected}`);
};

/**
 * The months of a content host with only the range call (CAL-48…CAL-50). A month is read page by page, kept for a minute, and
 * then read again; if the host fails, the last month stays.
 */
export const createForeignHost = ({ host, siteId, monthLimit, keptDates, clock, log }: ForeignHostDeps) => {
  // The largest allowed month must fit, too.
  const months = new LRUCache<string, KeptMonth>({
    max: limits.keptMonths,
    maxSize: Math.max(keptDates, sizeOfMonth(monthLimit)),
    sizeCalculation: ({ month }) => sizeOfMonth(month.items.length),
  });
  const readings = new Map<string, Promise<MonthAnswer>>();

  const readPage = async (
    lang: Language,
    { from, to }: StartRange,
    offset: number,
  ): Promise<ListEnvelope> => {
    const search = new URLSearchParams({
      from: String(from),
      to: String(to),
      pagesize: String(pageSizes.programmations),
      offset: String(offset),
      showthumbnail: '1',
    });
    const address = `/${lang}/content/${siteId}/programmations?${search}`;
    const response = await host.ask(address);
    if (!response.ok) throw new Error(`The content host answered ${response.status}`);
    return readList(await response.text());
  };

  const tooMany = (count: number): Error =>
    new Error(`It has ${count} dates, and ${monthLimit} are read at most (MONTH_LIMIT)`);
  const warn = (event: string, details: object): void => log.warn(event, fieldsOf(details));

  const read = async (lang: Language, month: string): Promise<MonthAnswer> => {
    const began = clock.now().epochMilliseconds;
    const readInTime = (range: StartRange, offset: number): Promise<ListEnvelope> => {
      if (clock.now().epochMilliseconds - began >= limits.monthTimeout)
        throw new Error(`It was not read in ${limits.monthTimeout} ms`);
      return readPage(lang, range, offset);
    };
    let dates = 0;
    const readRange = async (range: StartRange): Promise<RangeAnswer> => {
      const before = dates;
      const reading = {
        readPage: (offset: number) => readInTime(range, offset),
        most: monthLimit - before,
        tooMany: (count: number) => tooMany(before + count),
        log: warn,
      };
      const answer = await readWholeRange(reading, range);
      dates += answer.data.length;
      return answer;
    };
    try {
      return await readMonth({ readRange, slow: after(limits.slow, null), log: warn }, month);
    } catch (caught) {
      log.error('calendar.month.unread', { lang, month, reason: reasonOf(caught) });
      throw unavailable();
    }
  };

  /** Reads a month and keeps it; a failure changes nothing in the cache. */
  const readAndKeep = async (key: string, lang: Language, month: string): Promise<MonthAnswer> => {
    const known = months.get(key);
    const readAt = clock.now().epochMilliseconds;
    try {
      const answer = await read(lang, month);
      months.set(key, { month: answer, readAt });
      return answer;
    } catch (caught) {
      if (known) return known.month;
      throw caught;
    }
  };

  /** A month with the starts around it. @throws Refusal `unavailable` if it is unreadable and has never been read */
  return async (lang: Language, month: string): Promise<MonthAnswer> => {
    const key = `${lang} ${month}`;
    const known = months.get(key);
    if (known && clock.now().epochMilliseconds - known.readAt < limits.fresh) return known.month;
    const reading = readings.get(key) ?? readAndKeep(key, lang, month).finally(() => readings.delete(key));
    readings.set(key, reading);
    return known ? Promise.race([reading, after(limits.monthPatience, known.month)]) : reading;
  };
};
