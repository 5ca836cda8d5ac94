import type { Columns } from '../index/columns.ts';
import { unitsOf, workLimits } from '../work/limits.ts';
import type { Work } from '../work/work.ts';
import { compile } from './compile.ts';
import type { Filter } from './filter.ts';

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

/** The places of the records that match a filter. @throws SearchError */
export const narrow = async (
  columns: Columns,
  filter: Filter,
  { places, work }: { places: readonly number[]; work: Work },
): Promise<readonly number[]> => {
  const conditions = conditionsOf(filter);
  if (conditions.length === 0) return places;
  work.count(conditions.length * unitsOf.condition);
  const isMeant = compile(columns, filter);
  const attributes = Map.groupBy(conditions, (attribute) => attribute);
  const atOnce = Math.max(1, Math.floor(workLimits.atOnce / conditions.length));
  const left: number[] = [];
  for (let from = 0; from < places.length; from += atOnce) {
    const some = places.slice(from, from + atOnce);
    for (const [attribute, { length }] of attributes)
      work.count(length * (some.length + columns.countValues(attribute, some)) * unitsOf.value);
    for (const place of some) if (isMeant(place)) left.push(place);
    await work.pause();
  }
  return left;
};
