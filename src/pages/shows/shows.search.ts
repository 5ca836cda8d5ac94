import { longestFilter } from '#contract/programme/calendar/chosenFilters.ts';
import { lastOf } from '#src/routing/searchText.ts';
import { isMonth } from '#contract/programme/time/dates.ts';
import { readPriceBand } from '#contract/programme/shows/priceBand.ts';
import { pageStart } from '#contract/programme/calendar/stretch.ts';
import {
  showFilterNames,
  type ChosenShowFilters,
  type ShowFilterName,
} from '#contract/programme/calendar/showFilters.ts';

/** The parameters of the address: only differences from the first page of every show. */
export type ShowsSearch = Partial<ChosenShowFilters> & {
  /** The offset of the last shown page. */
  offset?: string;
};

/** The rules of a filter's value; the page does not send values that the API would refuse. */
const isFilter = (name: ShowFilterName, value: string): boolean => {
  if (value === '') return false;
  if (name === 'month') return isMonth(value);
  return name !== 'price' || readPriceBand(value) !== null;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';

/** The offset of a page; 0 for an invalid one. */
const offsetOf = (value: unknown): number => {
  const offset = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return pageStart(offset);
};

/** Keeps the valid parameters of an address of the list; never throws. */
export const repairSearch = (search: Record<string, unknown>): ShowsSearch => {
  const filters = showFilterNames.flatMap((name) => {
    const value = textOf(lastOf(search[name]));
    return isFilter(name, value) ? [[name, value] as const] : [];
  });
  const offset = offsetOf(search['offset']);
  return { ...Object.fromEntries(filters), ...(offset > 0 && { offset: String(offset) }) };
};
