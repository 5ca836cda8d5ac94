import * as v from 'valibot';
import { monthSummary } from '#contract/wire/calendar.ts';
import { monthRange } from '#contract/programme/time/monthRange.ts';
import { download } from './download.ts';
import { benchSettings } from '../benchSettings.ts';

const { now, monthsBefore, monthsAfter, siteId, lang, calendar, pageSize } = benchSettings;

const content = `/api/content/${lang}/content/${siteId}`;

/** The content API's path for a month, like the site's (CAL-48). */
export const monthJson = (month: string): string => `${content}/calendar?month=${month}`;

/** … and for the choices of the filter panel (CAL-21). */
export const facetsJson = (month: string): string => `${content}/calendar/facets?month=${month}`;

/** … and for the first dates of a month, each whole. */
export const datesJson = (month: string): string => {
  const { from, to } = monthRange(month);
  const search = new URLSearchParams({ from: String(from), to: String(to), pagesize: String(pageSize) });
  return `${content}/programmations?${search}`;
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
  const { body } = await download(url + monthJson(month) + '&english=true');
  return { month, shows: v.parse(monthSummary, JSON.parse(body.toString())).total };
};

/** The month with the most shows, and the one before it. */
export const busiestMonth = async (url: string): Promise<{ busiest: MonthSize; neighbour: string }> => {
  const sizes = await Promise.all(months.map((month) => sizeOf(url, month)));
  const busiest = sizes.toSorted((one, other) => other.shows - one.shows)[0];
  if (!busiest) throw new Error('The sample has no months');
  const neighbour = Temporal.PlainYearMonth.from(busiest.month).subtract({ months: 1 }).toString();
  return { busiest, neighbour };
};
