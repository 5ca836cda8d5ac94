import {
  filterNames,
  longestFilter,
  type ChosenFilters,
  type FilterName,
} from '#contract/programme/chosenFilters.ts';
import { isDate, isMonth, isTime } from '#contract/programme/dates.ts';
import { readPriceBand } from '#contract/programme/priceBand.ts';

/** What the address holds: only what differs from the calendar's landing (CAL-29). */
export type CalendarSearch = Partial<ChosenFilters> & {
  mode?: 'day';
  /** `YYYY-MM` */
  month?: string;
  /** `YYYY-MM-DD` */
  day?: string;
  /** `HH:mm`: the day from then on. */
  after?: string;
  /** How many shows of the day stand before those that are shown, for a browser that runs no script. */
  offset?: string;
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
const isOffset = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value));

/** What Day view alone has: from which time on, and from which show. */
const withinDay = (search: Record<string, unknown>): Pick<CalendarSearch, 'after' | 'offset'> => {
  const { after, offset } = search;
  return {
    ...(typeof after === 'string' && isTime(after) ? { after } : {}),
    ...(isOffset(offset) ? { offset } : {}),
  };
};

/** Keeps what a calendar address may hold and drops the rest; never throws. */
export const repairSearch = (search: Record<string, unknown>): CalendarSearch => {
  const month = monthOr(search['month']);
  const day = dayOr(search['day']);
  const filters = filterNames.flatMap((name) => {
    const value = textOf(search[name]);
    return isFilter(name, value) ? [[name, value] as const] : [];
  });
  const isDay = search['mode'] === 'day' && day !== undefined;
  return {
    ...(isDay ? { mode: 'day' as const } : {}),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
    ...(isDay ? withinDay(search) : {}),
    ...Object.fromEntries(filters),
    ...(search['english'] === 'true' ? { english: 'true' as const } : {}),
    ...(search['panel'] === 'filters' ? { panel: 'filters' as const } : {}),
  };
};
