import { expect, test } from 'vitest';
import { SearchIndex } from '../index/searchIndex.ts';
import { bare } from '../records/source.ts';
import { Work } from '../work/work.ts';
import { answerQuery } from './answer.ts';
import { readParams } from './readParams.ts';

test('Security: SRCH-10: hits that the answer omits are not made: long texts in them cost nothing', async () => {
  const ask = async (asked: object, body: string) => {
    const index = new SearchIndex();
    const texts = { title: 'Gala', url: '/', image: null, summary: '', body };
    index.put({ ...bare, objectID: 'gala', kind: 'show', lang: 'fr', ...texts });
    const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
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
