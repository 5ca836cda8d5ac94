import {
  filterNames,
  longestFilter,
  asValues,
  isListFilter,
  mostValues,
  type FilterName,
  type ListFilterName,
  type SingleFilterName,
} from '#contract/programme/calendar/chosenFilters.ts';
import { readDays } from '#contract/programme/time/dayRange.ts';
import { isDate, isMonth, isTime } from '#contract/programme/time/dates.ts';
import { readPriceBand } from '#contract/programme/shows/priceBand.ts';

/** The parameters of the address: only differences from the calendar's landing (CAL-29). */
export type CalendarSearch = Partial<Record<SingleFilterName, string>> & {
  /** One value, or several, sorted: the name repeats. */
  [name in ListFilterName]?: string | readonly string[];
} & {
  mode?: 'day';
  /** `YYYY-MM` */
  month?: string;
  /** `YYYY-MM-DD` */
  day?: string;
  /** `YYYY-MM-DD..YYYY-MM-DD`: in Month view only these days. */
  days?: string;
  /** `HH:mm`: the day, or the first of `days`, from then on. */
  after?: string;
  /** `HH:mm`: the day until then, on the next morning where that is before `after`. */
  before?: string;
  /** How many shows of the day come before the shown ones, for a browser without scripts. */
  offset?: string;
  english?: 'true';
  /** The filter panel on the page itself, for a browser without scripts. */
  panel?: 'filters';
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';

/** The rules of a filter's value; the page does not send values that the API would refuse. */
const isFilter = (name: FilterName, value: string): boolean =>
  value !== '' && (name !== 'price' || readPriceBand(value) !== null);

const valuesOf = (name: FilterName, given: unknown): readonly string[] => {
  const values = isListFilter(name) ? [given].flat() : [given];
  return asValues(values.map(textOf))
    .filter((value) => isFilter(name, value))
    .slice(0, mostValues);
};

/** As an address has it: one value as a text. */
const inAddress = (values: readonly string[]): string | readonly string[] | undefined =>
  values.length > 1 ? values : values[0];

const monthOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isMonth(value) ? value : undefined;
const dayOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isDate(value) ? value : undefined;
const isOffset = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value));

const timeOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isTime(value) ? value : undefined;

/** The first and last time. */
const timesOf = (search: Record<string, unknown>): Pick<CalendarSearch, 'after' | 'before'> => {
  const [after, before] = [timeOr(search['after']), timeOr(search['before'])];
  return { ...(after !== undefined && { after }), ...(before !== undefined && { before }) };
};

/** Day view's own parameters: its times, and its first show. */
const withinDay = ({ offset, ...times }: Record<string, unknown>): CalendarSearch => ({
  ...timesOf(times),
  ...(isOffset(offset) ? { offset } : {}),
});

/** Month view's own parameters: some of its days. */
const withinMonth = ({ days, after }: Record<string, unknown>): CalendarSearch =>
  typeof days === 'string' && readDays(days) !== null ? { days, ...timesOf({ after }) } : {};

/** Keeps the valid parameters of a calendar address; never throws. */
export const repairSearch = (search: Record<string, unknown>): CalendarSearch => {
  const month = monthOr(search['month']);
  const day = dayOr(search['day']);
  const filters = filterNames.flatMap((name) => {
    const value = inAddress(valuesOf(name, search[name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  // A day that is not told is today; one that cannot be read is none.
  const isDay = search['mode'] === 'day' && (day !== undefined || search['day'] === undefined);
  return {
    ...(isDay ? { mode: 'day' as const } : {}),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
    ...(isDay ? withinDay(search) : withinMonth(search)),
    ...Object.fromEntries(filters),
    ...(search['english'] === 'true' ? { english: 'true' as const } : {}),
    ...(search['panel'] === 'filters' ? { panel: 'filters' as const } : {}),
  };
};
