import * as v from 'valibot';
import { listEnvelope } from '#contract/wire/list.ts';
import { monthRange } from '#contract/programme/monthRange.ts';
import { download } from './download.ts';
import { benchSettings } from './benchSettings.ts';

const { now, monthsBefore, monthsAfter, siteId, lang, calendar, pageSize } = benchSettings;

/** The content API's path for a page of a month, as the site asks it (CAL-48, CAL-50). */
export const monthJson = (month: string, { offset = 0, size = pageSize as number } = {}): string => {
  const { from, to } = monthRange(month);
  const search = new URLSearchParams({
    from: String(from),
    to: String(to),
    pagesize: String(size),
    offset: String(offset),
    showthumbnail: '1',
  });
  return `/api/content/${lang}/content/${siteId}/programmations?${search}`;
};

/** The public path of a month. */
export const monthPage = (month: string): string => `${calendar}?month=${month}`;

const start = Temporal.PlainYearMonth.from(now.slice(0, 'YYYY-MM'.length));

/** The months of the sample, `YYYY-MM`. */
export const months = Array.from({ length: monthsBefore + monthsAfter + 1 }, (_, index) =>
  start.add({ months: index - monthsBefore }).toString(),
);

export interface MonthSize {
  month: string;
  shows: number;
}

const sizeOf = async (url: string, month: string): Promise<MonthSize> => {
  const { body } = await download(url + monthJson(month, { size: 1 }));
  return { month, shows: v.parse(listEnvelope, JSON.parse(body.toString())).totalcount };
};

/** The month with the most shows, and the one before it. */
export const busiestMonth = async (url: string): Promise<{ busiest: MonthSize; neighbour: string }> => {
  const sizes = await Promise.all(months.map((month) => sizeOf(url, month)));
  const busiest = sizes.toSorted((one, other) => other.shows - one.shows)[0];
  if (!busiest) throw new Error('The sample has no months');
  const neighbour = Temporal.PlainYearMonth.from(busiest.month).subtract({ months: 1 }).toString();
  return { busiest, neighbour };
};
