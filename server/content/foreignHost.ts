import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { StartRange } from '#contract/programme/monthRange.ts';
import { readMonth, type MonthAnswer } from '#contract/programme/readMonth.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { listEnvelope, type ListEnvelope } from '#contract/wire/list.ts';
import type { Clock } from '../clock.ts';
import { reasonOf, type Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { contentLimits } from './limits.ts';

/** Somebody else's content host, and how it is asked. */
export interface ForeignHostDeps {
  /** Its content API, without a slash at the end. */
  url: string;
  siteId: number;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
  log: Log;
}

/** A page as the host answered it, with what it can be asked for again by. */
interface KeptPage {
  etag: string;
  page: ListEnvelope;
  /** Characters. */
  size: number;
}
interface KeptMonth {
  month: Promise<MonthAnswer>;
  /** Epoch milliseconds. */
  readAt: number;
}

const limits = contentLimits.host;
const notModified = 304;

const unavailable = (): Refusal =>
  new Refusal('unavailable', 'The content host does not answer for this month', {
    'retry-after': String(limits.retryAfter),
  });

/**
 * The months of a content host that has only the range call (CAL-48…CAL-50). A month is read page by page, kept for a
 * minute, and then asked for again by the validators of its pages; where the host fails, the month that was read stays.
 */
export const createForeignHost = ({ url, siteId, fetch, clock, log }: ForeignHostDeps) => {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: limits.kept,
    sizeCalculation: ({ size }) => size,
  });
  const months = new LRUCache<string, KeptMonth>({ max: limits.keptMonths });

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
    const address = `${url}/${lang}/content/${siteId}/programmations?${search}`;
    const known = pages.get(address);
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(known && { 'if-none-match': known.etag }) },
      signal: AbortSignal.timeout(limits.timeout),
    });
    if (known && response.status === notModified) return known.page;
    if (!response.ok) throw new Error(`The content host answered ${response.status}`);
    const text = await response.text();
    const page = v.parse(listEnvelope, JSON.parse(text));
    const etag = response.headers.get('etag');
    if (etag === null) pages.delete(address);
    else pages.set(address, { etag, page, size: text.length });
    return page;
  };

  const read = async (lang: Language, month: string): Promise<MonthAnswer> => {
    try {
      return await readMonth(
        {
          readPage: (range, offset) => readPage(lang, range, offset),
          mostPages: limits.pages,
          atOnce: limits.atOnce,
          tooMany: (total) => new Error(`It has ${total} dates, more than are read`),
          log: (event, details) => log.warn(event, { ...details }),
        },
        month,
      );
    } catch (caught) {
      log.error('calendar.month.unread', { lang, month, reason: reasonOf(caught) });
      throw unavailable();
    }
  };

  /** A month with what is dated around it. @throws Refusal `unavailable` where it cannot be read and never was */
  return async (lang: Language, month: string): Promise<MonthAnswer> => {
    const key = `${lang} ${month}`;
    const now = clock.now().epochMilliseconds;
    const known = months.get(key);
    if (known && now - known.readAt < limits.fresh) return known.month;
    const reading = read(lang, month);
    const asked = { month: known ? reading.catch(() => known.month) : reading, readAt: now };
    months.set(key, asked);
    reading.catch(() => {
      // What failed is never remembered as if it were data.
      if (months.get(key) !== asked) return;
      if (known) months.set(key, known);
      else months.delete(key);
    });
    return asked.month;
  };
};
