import { expect, test, vi } from 'vitest';
import { heedLatest } from './latestAnswer.ts';

type Answer = Awaited<ReturnType<Parameters<typeof heedLatest>[0]['search']>>;
const question = [{ indexName: 'x', query: 'a' }];

const open = () => {
  const asked: PromiseWithResolvers<Answer>[] = [];
  const heeding = heedLatest({
    search: () => {
      const answer = Promise.withResolvers<Answer>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const told: string[] = [];
  const search = (name: string) =>
    void heeding.client.search(question).then(
      () => told.push(name),
      () => told.push(`${name} failed`),
    );
  return { heeding, asked, told, search };
};

test('SRCH-10: of an earlier question the library never hears, be it answered before or after the latest', async () => {
  const { asked, told, search, heeding } = open();
  search('first');
  search('second');
  search('third');
  asked[0]?.resolve({ results: [] });
  asked[2]?.resolve({ results: [] });
  asked[1]?.reject(new Error('503'));
  await heeding.latest();
  await Promise.allSettled(asked.map(({ promise }) => promise));
  expect(told).toEqual(['third']);
});

test('SRCH-12: what the latest question fails with is told', async () => {
  const { asked, told, search } = open();
  search('first');
  asked[0]?.reject(new Error('503'));
  await vi.waitFor(() => expect(told).toEqual(['first failed']));
});
