import type { SearchRecord, SearchWhen } from '#contract/wire/search.ts';

/** The first start after an instant (epoch seconds), and the last of all. */
export const whenOf = ({ starts }: Pick<SearchRecord, 'starts'>, now: number): SearchWhen => ({
  nextStart: starts.find((start) => start > now) ?? null,
  lastStart: starts.at(-1) ?? null,
});

/** Records without dates rank between coming and past ones; no start is as late. */
const undated = 1e11;
const over = 2e11;

/** Coming records by their next start, then those without dates, then past ones, the last first. */
export const nearnessOf = (record: Pick<SearchRecord, 'starts'>, now: number): number => {
  const { nextStart, lastStart } = whenOf(record, now);
  if (nextStart !== null) return nextStart;
  return lastStart === null ? undated : over - lastStart;
};

/** The next change of the order by dates (epoch seconds). */
export const orderedUntil = (records: Iterable<Pick<SearchRecord, 'starts'>>, now: number): number => {
  let next = Number.POSITIVE_INFINITY;
  for (const record of records) next = Math.min(next, whenOf(record, now).nextStart ?? next);
  return next;
};
