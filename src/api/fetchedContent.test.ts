import { expect, test } from 'vitest';
import { fetchedContent } from './fetchedContent.ts';
import { clientOf, listOf } from './testing/contentClient.ts';

test('LDR-11: the code that asks the content host is fetched with the first question, once, and again after a failure', async () => {
  let fetches = 0;
  const { client: fetched, calls } = clientOf([listOf([]), listOf([])]);
  const client = fetchedContent(async () => {
    fetches += 1;
    if (fetches === 1) throw new TypeError('Failed to fetch');
    return fetched;
  });
  expect(fetches).toBe(0);
  await expect(client.sponsors('fr')).rejects.toThrow('Failed to fetch');
  expect(await Promise.all([client.sponsors('fr'), client.sponsors('en')])).toEqual([[], []]);
  expect([fetches, calls.length]).toEqual([2, 2]);
});
