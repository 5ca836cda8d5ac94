import type { SearchResults } from 'algoliasearch-helper';
import * as v from 'valibot';
import type { Question, ListName } from '../question.ts';
import { attributes, dateTree, monthFacet } from '../params.ts';
import { doesNarrow } from '#contract/programme/calendar/narrowing.ts';
import { fromLevels } from '#src/api/dayFilter.ts';

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

/** The library gives a facet of the tree in the tree alone. */
const counted = v.object({ facets: v.object({ [monthFacet]: v.record(v.string(), v.number()) }) });

/** The months of a year, where the tree has none below it: another year is chosen, or none. */
const monthsOf = (results: SearchResults, year: string): TreeValue[] => {
  const read = v.safeParse(counted, results._rawResults[0]);
  return read.success
    ? Object.entries(read.output.facets[monthFacet])
        .map(([value, count]) => ({ value: fromLevels(value), count, within: [] }))
        .filter(({ value }) => value.startsWith(`${year}-`))
        .toSorted((one, other) => (one.value < other.value ? -1 : 1))
    : [];
};

/**
 * The years with their months, and the days of the chosen month, in their order; of those that are past only what is chosen
 * (SRCH-18).
 */
export const readTree = (
  results: SearchResults,
  { question, today }: { question: Pick<Question, 'date'>; today: string },
): TreeValue[] => {
  const read = v.safeParse(
    v.object({ data: v.array(node) }),
    results.getFacetValues(dateTree, { sortBy: ['name:asc'] }),
  );
  if (!read.success) return [];
  const isOffered = ({ value }: TreeValue): boolean =>
    value >= today.slice(0, value.length) || question.date.startsWith(value);
  const offered = (values: readonly TreeValue[]): TreeValue[] =>
    values.filter(isOffered).map((value) => ({ ...value, within: offered(value.within) }));
  return offered(
    toValues(read.output.data).map((year) => ({
      ...year,
      within: year.within.length > 0 ? year.within : monthsOf(results, year.value),
    })),
  );
};

/** Whether one of the years, or a month within one, would leave fewer hits (SRCH-18). */
export const doesTreeNarrow = (values: readonly TreeValue[], hits: number): boolean =>
  doesNarrow(values, hits) || values.some(({ within }) => doesTreeNarrow(within, hits));
