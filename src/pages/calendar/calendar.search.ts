import { filterNames, type ChosenFilters } from '#contract/programme/chosenFilters.ts';

/** What the address holds: only what differs from the calendar's landing (CAL-29). */
export type CalendarSearch = Partial<ChosenFilters> & {
  mode?: 'day';
  /** `YYYY-MM` */
  month?: string;
  /** `YYYY-MM-DD` */
  day?: string;
  english?: 'true';
};

const longestFilter = 120;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';

const realMonth = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

const realDay = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
};

/** Keeps what a calendar address may hold and drops the rest; never throws. */
export const repairSearch = (search: Record<string, unknown>): CalendarSearch => {
  const month = realMonth(search['month']);
  const day = realDay(search['day']);
  const filters = filterNames.flatMap((name) => {
    const value = textOf(search[name]);
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    ...(search['mode'] === 'day' && day !== undefined ? { mode: 'day' as const } : {}),
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day }),
    ...Object.fromEntries(filters),
    ...(search['english'] === 'true' ? { english: 'true' as const } : {}),
  };
};
