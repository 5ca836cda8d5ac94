import { expect, test } from 'vitest';
import { ownSearch } from '#src/testing/ownSearch.ts';
import { firstAnswerQuery } from './answer.ts';
import { nothing } from './question.ts';

const now = () => ({ date: '2027-07-16', time: '12:00' });
const fetch = () => Promise.reject(new Error('Nobody is asked'));

test('SRCH-13: each question of each language has its own answer', () => {
  const keys = (['fr', 'en'] as const).flatMap((lang) =>
    [{ q: 'gala' }, { q: 'gala', city: ['Laval'] }, { q: 'gala', page: 2 }].map((asked) =>
      JSON.stringify(
        firstAnswerQuery({ settings: ownSearch, fetch, lang, now }, { ...nothing, ...asked }).queryKey,
      ),
    ),
  );
  expect(new Set(keys).size).toBe(6);
});
