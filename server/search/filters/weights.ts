import type { Columns } from '../index/columns.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';

/** The weight of the record at a place. */
type Weight = (place: number) => number;

const usual = 1;

/** Whether a filter says what any of its conditions weighs. */
export const hasScore = (filter: Filter): boolean => {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.some(hasScore);
    case 'not':
      return hasScore(filter.of);
    default:
      return filter.score !== undefined;
  }
};

const scoreOf = (filter: Filter): number =>
  filter.kind === 'not' ? scoreOf(filter.of) : 'score' in filter ? (filter.score ?? usual) : usual;

/**
 * As the hosted service weighs: a condition that is met weighs its score, of alternatives the heaviest counts, or with
 * `isSum` all that are met.
 */
export const weightOf = (columns: Columns, filter: Filter, isSum: boolean): Weight => {
  if (filter.kind === 'and' || filter.kind === 'or') {
    const parts = filter.of.map((part) => weightOf(columns, part, isSum));
    return filter.kind === 'and' || isSum
      ? (place) => parts.reduce((sum, part) => sum + part(place), 0)
      : (place) => parts.reduce((most, part) => Math.max(most, part(place)), 0);
  }
  const [isMet, score] = [compile(columns, filter), scoreOf(filter)];
  return (place) => (isMet(place) ? score : 0);
};
