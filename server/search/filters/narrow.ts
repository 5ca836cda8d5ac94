import type { Columns } from '../index/columns.ts';
import { unitsOf, workLimits } from '../work/limits.ts';
import type { Work } from '../work/work.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';
import { weightOf } from './weights.ts';

/** The attributes of a filter, one for each of its conditions. */
export const conditionsOf = (filter: Filter): string[] => {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.of.flatMap(conditionsOf);
    case 'not':
      return conditionsOf(filter.of);
    default:
      return [filter.attribute];
  }
};

interface Looked {
  places: readonly number[];
  work: Work;
}

/** Looks at some records for a filter, a few at a time and counted before. @throws SearchError */
const lookAt = async (
  columns: Columns,
  filter: Filter,
  { places, work }: Looked,
  look: (place: number) => void,
): Promise<void> => {
  const conditions = conditionsOf(filter);
  work.count(conditions.length * unitsOf.condition);
  const attributes = Map.groupBy(conditions, (attribute) => attribute);
  const atOnce = Math.max(1, Math.floor(workLimits.atOnce / conditions.length));
  for (let from = 0; from < places.length; from += atOnce) {
    const some = places.slice(from, from + atOnce);
    for (const [attribute, { length }] of attributes)
      work.count(length * (some.length + columns.countValues(attribute, some)) * unitsOf.value);
    for (const place of some) look(place);
    await work.pause();
  }
};

/** The places of the records that are as a filter says. @throws SearchError */
export const narrow = async (
  columns: Columns,
  filter: Filter,
  looked: Looked,
): Promise<readonly number[]> => {
  if (conditionsOf(filter).length === 0) return looked.places;
  const isMeant = compile(columns, filter);
  const left: number[] = [];
  await lookAt(columns, filter, looked, (place) => {
    if (isMeant(place)) left.push(place);
  });
  return left;
};

/** The weights that a filter gives some records, by their places. @throws SearchError */
export const weigh = async (
  columns: Columns,
  { filter, isSum }: { filter: Filter; isSum: boolean },
  looked: Looked,
): Promise<ReadonlyMap<number, number>> => {
  const weight = weightOf(columns, filter, isSum);
  const weights = new Map<number, number>();
  await lookAt(columns, filter, looked, (place) => weights.set(place, weight(place)));
  return weights;
};
