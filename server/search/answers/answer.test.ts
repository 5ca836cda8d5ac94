import { expect, test } from 'vitest';
import { SearchIndex } from '../index/searchIndex.ts';
import { bare } from '../records/source.ts';
import { Work } from '../work/work.ts';
import { answerQuery } from './answer.ts';
import { readParams } from './readParams.ts';

const open = () => new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });

test('SRCH-10: of more hits than can be turned to, there are as many pages as can be', async () => {
  const index = new SearchIndex();
  const texts = { title: 'Gala', url: '/', image: null, summary: '', body: '' };
  for (let number = 0; number <= 1_000; number += 1)
    index.put({ ...bare, objectID: `gala-${number}`, kind: 'show', lang: 'fr', ...texts });
  const ask = async (page: number) => {
    const asked = { name: 'festival', params: readParams({ page, hitsPerPage: 100 }), now: 0 };
    const { answer } = await answerQuery(index, asked, open());
    const hits: unknown = answer['hits'];
    return [answer['nbHits'], answer['nbPages'], Array.isArray(hits) && hits.length];
  };
  expect([await ask(9), await ask(10)]).toEqual([
    [1_001, 10, 100],
    [1_001, 10, 0],
  ]);
});

test.each([
  [{}, { page: 0, nbPages: 1, hitsPerPage: 20 }, 7],
  [{ hitsPerPage: 3, page: 2 }, { page: 2, nbPages: 3, hitsPerPage: 3 }, 1],
  [{ hitsPerPage: 0 }, { page: 0, nbPages: 0, hitsPerPage: 0 }, 0],
  [{ hitsPerPage: 4, offset: 2 }, { offset: 2, length: 4 }, 4],
  [{ hitsPerPage: 0, offset: 1, length: 2 }, { offset: 1, length: 2 }, 2],
  [{ hitsPerPage: 4, offset: 1, length: 0 }, { offset: 1, length: 0 }, 0],
  [{ offset: 6, length: 5 }, { offset: 6, length: 5 }, 1],
])('SRCH-10: of seven hits %j turns to %j, with so many: %i', async (asked, said, count) => {
  const index = new SearchIndex();
  const texts = { title: 'Gala', url: '/', image: null, summary: '', body: '' };
  for (let number = 1; number <= 7; number += 1)
    index.put({ ...bare, objectID: `gala-${number}`, kind: 'show', lang: 'fr', ...texts });
  const { answer } = await answerQuery(
    index,
    { name: 'festival', params: readParams(asked), now: 0 },
    open(),
  );
  const { page, nbPages, hitsPerPage, offset, length, hits, nbHits } = answer;
  expect({ page, nbPages, hitsPerPage, offset, length, nbHits }).toEqual({ ...said, nbHits: 7 });
  expect(hits).toHaveLength(count);
});

test('Security: SRCH-10: hits that the answer omits are not made: long texts in them cost nothing', async () => {
  const ask = async (asked: object, body: string) => {
    const index = new SearchIndex();
    const texts = { title: 'Gala', url: '/', image: null, summary: '', body };
    index.put({ ...bare, objectID: 'gala', kind: 'show', lang: 'fr', ...texts });
    const work = open();
    const { answer } = await answerQuery(
      index,
      { name: 'festival', params: readParams(asked), now: 0 },
      work,
    );
    return { hits: answer['hits'], units: work.units };
  };
  const long = 'x'.repeat(1_000);
  const omitted = { responseFields: ['nbHits'] };
  expect(await ask(omitted, long)).toEqual({ hits: undefined, units: (await ask(omitted, '')).units });
  expect((await ask({}, long)).units).toBeGreaterThan((await ask({}, '')).units);
});
