import type { Equivalent } from './equivalent.ts';

export const search: readonly Equivalent[] = [
  {
    file: 'server/search/index/columns.ts',
    line: 'return this.#ofPlaces[place] ?? [];',
    before: '[]',
    after: '["Stryker was here"]',
    why: 'each place is put before anything asks for it: the rest is for the types',
  },
  {
    file: 'server/search/answers/answer.ts',
    line: 'const told = from < to && isOrdered ? index.inOrder(found, now).slice(from, to) : [];',
    before: '[]',
    after: '["Stryker was here"]',
    why: 'a place that is none has no record, and no hit',
  },
];
