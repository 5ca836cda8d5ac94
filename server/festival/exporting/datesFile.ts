import { dateRow } from '../schema/dateRow.ts';
import type { FestivalDate } from '../schema/folder.ts';

type Column = keyof FestivalDate;
const isColumn = (key: string): key is Column => Object.hasOwn(dateRow.entries, key);
/** As in the schema, its name and its show first. */
const columns = [...new Set<Column>(['id', 'show', ...Object.keys(dateRow.entries).filter(isColumn)])];
const always: readonly Column[] = ['id', 'show', 'venue', 'start'];

/** Cents in full: 34.50. */
const priceOf = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  const cents = value.toFixed(2);
  return Number(cents) === value ? cents : String(value);
};

const cellOf = (date: FestivalDate, column: Column): string => {
  const value = date[column];
  if (value === undefined) return '';
  const isPrice = column === 'price_min' || column === 'price_max';
  const text = isPrice && typeof value === 'number' ? priceOf(value) : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
const startOf = ({ start }: FestivalDate): string => start.replace('T', ' ');

/** `dates.csv`: UTF-8, commas, a row for each date by its start, and the columns that any of them needs. */
export const datesFileOf = (dates: readonly FestivalDate[]): string => {
  const used = columns.filter(
    (column) => always.includes(column) || dates.some((date) => date[column] !== undefined),
  );
  const rows = dates
    .toSorted((one, other) => compare(startOf(one), startOf(other)) || compare(one.id, other.id))
    .map((date) => used.map((column) => cellOf(date, column)));
  return [used, ...rows].map((row) => `${row.join(',')}\n`).join('');
};
