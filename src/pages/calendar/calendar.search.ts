import {
  filterNames,
  longestFilter,
  type ChosenFilters,
  type FilterName,
} from '#contract/programme/chosenFilters.ts';
import { isDate, isMonth } from '#contract/programme/dates.ts';
import { readPriceBand } from '#contract/programme/priceBand.ts';

/** What the address holds: only what differs from the calendar's landing (CAL-29). */
export type CalendarSearch = Partial<ChosenFilters> & {
  mode?: 'day';
  /** `YYYY-MM` */
  month?: string;
  /** `YYYY-MM-DD` */
  day?: string;
  english?: 'true';
  /** The filter panel on the page itself, for a browser that runs no script. */
  panel?: 'filters';
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';

/** What a filter's value must be besides a text; the page does not ask what the API would refuse. */
const isFilter = (name: FilterName, value: string): boolean =>
  value !== '' && (name !== 'price' || readPriceBand(value) !== null);

const monthOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isMonth(value) ? value : undefined;
const dayOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isDate(value) ? value : undefined;

/** Keeps what a calendar address may hold and drops the rest; never throws. */
export const repairSearch = (search: Record<string, unknown>): CalendarSearch => {
  const month = monthOr(search['month']);
  const day = dayOr(search['day']);
  const filters = filterNames.flatMap((name) => {
    const value = textOf(search[name]);
    return isFilter(name, value) ? [[name, value] as const] : [];
  });
  return {
    ...(search['mode'] === 'day' && day !== undefined ? { mode: 'day' as const } : {}),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
    ...Object.fromEntries(filters),
    ...(search['english'] === 'true' ? { english: 'true' as const } : {}),
    ...(search['panel'] === 'filters' ? { panel: 'filters' as const } : {}),
  };
};
