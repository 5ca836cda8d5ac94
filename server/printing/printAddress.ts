import * as v from 'valibot';
import { isLanguage, type Language } from '#contract/address/language.ts';
import { pairPath, toInternal } from '#contract/address/pairs.ts';
import { listFilterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { isDate, isMonth } from '#contract/programme/time/dates.ts';
import { monthOf } from '#contract/programme/time/months.ts';
import { calendarFilters, type CalendarFilters } from '#contract/wire/calendarFilters.ts';

/** The requested list. */
export interface PrintAsked {
  lang: Language;
  /** Public path of the calendar or of its archive. */
  path: string;
  /** Whether the archive asks, which is the past (RTE-04). */
  isArchive: boolean;
  /** `YYYY-MM`. */
  month: string;
  filters: CalendarFilters;
  /** The filters in the address's form. */
  narrowed: Readonly<Record<string, readonly string[]>>;
  /** The part, from 1. */
  part: number;
}

const partPattern = /^[1-9]\d{0,4}$/;
const calendars = ['calendar', 'calendar-archive'] as const;

const monthIn = (search: URLSearchParams): string | null => {
  const [day, month] = [search.get('day') ?? '', search.get('month') ?? ''];
  if (search.get('mode') === 'day' && isDate(day)) return monthOf(day);
  return isMonth(month) ? month : null;
};

const isList = (name: string): boolean => listFilterNames.some((list) => list === name);
const asGiven = (name: string, values: readonly string[]) => (isList(name) ? values : values[0]);

/** Readable filters; others are ignored, as on the page. */
const filtersIn = (search: URLSearchParams): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(calendarFilters.entries).flatMap(([name, schema]) => {
      const values = search.getAll(name).filter((value) => value !== '');
      const isReadable = values.length > 0 && v.is(schema, asGiven(name, values));
      return isReadable ? [[name, isList(name) ? values : values.slice(0, 1)]] : [];
    }),
  );

/**
 * Reads the address of a list for print, `/{lang}/calendrier?print=all&month=…`; null for any other address.
 * @param present the default month, `YYYY-MM`
 */
export const readPrintAsked = ({ pathname, searchParams }: URL, present: string): PrintAsked | null => {
  if (searchParams.get('print') !== 'all') return null;
  const lang = pathname.split('/')[1];
  const name = calendars.find((calendar) => toInternal(pathname) === `/${lang}/${calendar}`);
  if (!isLanguage(lang) || name === undefined || pathname !== pairPath(name, lang)) return null;
  const narrowed = filtersIn(searchParams);
  const part = searchParams.get('part') ?? '';
  return {
    lang,
    path: pathname,
    isArchive: name === 'calendar-archive',
    month: monthIn(searchParams) ?? present,
    filters: v.parse(
      calendarFilters,
      Object.fromEntries(Object.entries(narrowed).map(([name, values]) => [name, asGiven(name, values)])),
    ),
    narrowed,
    part: partPattern.test(part) ? Number(part) : 1,
  };
};

/** The address of the calendar with these filters, or of a part of its list. */
export const addressFor = ({ path, month, narrowed }: PrintAsked, part: number | null): string => {
  const search = new URLSearchParams({ month });
  for (const [name, values] of Object.entries(narrowed))
    for (const value of values) search.append(name, value);
  if (part !== null) search.set('print', 'all');
  if (part !== null && part > 1) search.set('part', String(part));
  return `${path}?${search}`;
};
