import { unitsOf } from '../work/limits.ts';
import type { Columns } from './columns.ts';

/** Values of an attribute, each with its number of records. */
export type FacetCounts = (readonly [value: string, count: number])[];
export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** Of the values of a facet the most frequent ones, or those that come first in the alphabet. */
export const facetOrders = ['count', 'alpha'] as const;
interface Told {
  order: (typeof facetOrders)[number];
  limit: number;
}

/** Equally frequent ones by value. */
const inOrder = (counted: FacetCounts, { order, limit }: Told): FacetCounts =>
  counted
    .toSorted(([one, many], [other, more]) => (order === 'alpha' ? 0 : more - many) || (one < other ? -1 : 1))
    .slice(0, limit);

// These loops run over all matching records, for every facet: written for speed.
const countTexts = (columns: Columns, facet: string, places: readonly number[]): FacetCounts => {
  const column = columns.texts.get(facet);
  if (column === undefined) return [];
  const counts = new Uint32Array(column.values.length);
  for (let at = 0; at < places.length; at += 1) {
    const values = column.at(places[at] ?? 0);
    for (let one = 0; one < values.length; one += 1) {
      const value = values[one] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const counted: (readonly [string, number])[] = [];
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] ?? 0;
    if (count > 0) counted.push([column.values[value] ?? '', count]);
  }
  return counted;
};

const numbersAt = (columns: Columns, facet: string, places: readonly number[]): number[] => {
  const column = columns.numbers.get(facet);
  const numbers: number[] = [];
  if (column) for (const place of places) for (const number of column[place] ?? []) numbers.push(number);
  return numbers;
};

/** The cost of counting a facet among some records, in units of work. */
export const unitsOfFacet = (columns: Columns, facet: string, places: readonly number[]): number => {
  const values = columns.countValues(facet, places);
  const different = columns.texts.get(facet)?.values.length ?? values;
  return (places.length + values) * unitsOf.value + different * unitsOf.facetValue;
};

/** The values of a facet among some records. */
export const countFacet = (
  columns: Columns,
  facet: string,
  places: readonly number[],
  told: Told,
): FacetCounts => {
  const numbers = numbersAt(columns, facet, places);
  if (numbers.length === 0) return inOrder(countTexts(columns, facet, places), told);
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return inOrder(
    [...counts].map(([number, count]) => [String(number), count]),
    told,
  );
};

/** Of a numeric facet; null if no record has a number. */
export const statsOf = (columns: Columns, facet: string, places: readonly number[]): FacetStats | null => {
  const numbers = numbersAt(columns, facet, places);
  if (numbers.length === 0) return null;
  let [min, max, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const number of numbers) {
    min = Math.min(min, number);
    max = Math.max(max, number);
    sum += number;
  }
  return { min, max, avg: sum / numbers.length, sum };
};
