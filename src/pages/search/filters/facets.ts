import type { SearchResults } from 'algoliasearch-helper';
import * as v from 'valibot';
import type { Question, ListName } from '../question.ts';
import { attributes } from '../params.ts';
import { fromLevels } from '../dayFilter.ts';

/** A value of a filter. */
export interface FacetValue {
  value: string;
  count: number;
}

export interface TreeValue extends FacetValue {
  within: TreeValue[];
}

const listed = v.array(v.object({ name: v.string(), count: v.number() }));

/** The values of a filter, the most frequent first; chosen ones stay, even without hits. */
export const readFacet = (results: SearchResults, name: ListName, question: Question): FacetValue[] => {
  const read = v.safeParse(
    listed,
    results.getFacetValues(attributes[name], { sortBy: ['count:desc', 'name:asc'] }),
  );
  const values = read.success ? read.output.map(({ name: value, count }) => ({ value, count })) : [];
  const known = new Set(values.map(({ value }) => value));
  return [
    ...values.filter(({ value, count }) => count > 0 || question[name].includes(value)),
    ...question[name].filter((value) => !known.has(value)).map((value) => ({ value, count: 0 })),
  ];
};

interface Node {
  escapedValue: string;
  count: number;
  data: Node[] | null;
}
const node: v.GenericSchema<Node> = v.object({
  escapedValue: v.string(),
  count: v.number(),
  data: v.nullable(v.array(v.lazy(() => node))),
});

const toValues = (nodes: readonly Node[]): TreeValue[] =>
  nodes.map(({ escapedValue, count, data }) => ({
    value: fromLevels(escapedValue),
    count,
    within: toValues(data ?? []),
  }));

/** The years, and the months and days below the chosen ones, in their order. */
export const readTree = (results: SearchResults, name: string): TreeValue[] => {
  const read = v.safeParse(
    v.object({ data: v.array(node) }),
    results.getFacetValues(name, { sortBy: ['name:asc'] }),
  );
  return read.success ? toValues(read.output.data) : [];
};
