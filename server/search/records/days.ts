import type { SearchRecord } from '#contract/wire/search.ts';
import { dateOfLocalStart, daySeconds } from '#server/store/schema/localStart.ts';

const level = ' > ';

/** Days by the clocks of the places (`localStart.ts`) as hierarchical facets, each once: `2027 > 07 > 16`. */
export const daysOf = (localStarts: readonly number[]): SearchRecord['date'] => {
  const days = new Set(localStarts.map((start) => start - (start % daySeconds)));
  const dates = [...days].map((day) => dateOfLocalStart(day).split('-'));
  const upTo = (parts: number): string[] => [
    ...new Set(dates.map((date) => date.slice(0, parts).join(level))),
  ];
  return { year: upTo(1), month: upTo(2), day: upTo(3) };
};
