import { expect, test } from 'vitest';
import { SearchIndex } from '../index/searchIndex.ts';
import { bare } from '../records/source.ts';
import { Work } from '../work/work.ts';
import { answerBatch } from './batch.ts';

const index = new SearchIndex();
for (const objectID of ['one', 'two', 'three'])
  index.put({
    ...bare,
    objectID,
    kind: 'page',
    lang: 'fr',
    title: 'Gala',
    url: `/fr/${objectID}`,
    image: null,
    summary: '',
    body: '',
  });

/** How many of the queries are answered. */
const answered = async (strategy: string | undefined, ...asked: object[]): Promise<number> => {
  const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
  const requests = asked.map((one) => ({ indexName: 'festival', ...one }));
  const { results } = await answerBatch(
    { index, now: 0, checkName: () => undefined, work },
    { requests, ...(strategy !== undefined && { strategy }) },
  );
  return results.length;
};
const [few, enough, facet] = [
  { hitsPerPage: 4 },
  { hitsPerPage: 3 },
  { type: 'facet', facet: 'kind', hitsPerPage: 3 },
];

test.each([
  ['stopIfEnoughMatches', [enough, enough], 1],
  ['stopIfEnoughMatches', [few, enough, enough], 2],
  ['stopIfEnoughMatches', [few, few, few], 3],
  ['stopIfEnoughMatches', [facet, enough, enough], 2],
  ['none', [enough, enough], 2],
  [undefined, [enough, enough], 2],
])(
  'SRCH-10: with the strategy %s, of the queries %j so many are answered: %i',
  async (strategy, asked, count) => {
    expect(await answered(strategy, ...asked)).toBe(count);
  },
);
