import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ListedPage } from '#src/api/listPages.ts';
import { readPages } from './readPages.ts';

/** Reads pages of a list of so many; some fail. */
const read = async (offsets: readonly number[], total: number | null, failing: readonly number[] = []) => {
  const asked: number[] = [];
  const queryClient = new QueryClient();
  const pageAt = (offset: number) => ({
    queryKey: ['list', offset] as const,
    queryFn: (): Promise<ListedPage<string>> => {
      asked.push(offset);
      if (failing.includes(offset)) return Promise.reject(new Error(`no page at ${offset}`));
      return Promise.resolve({ items: [`item ${offset}`], total, hasMore: true });
    },
    retry: false,
  });
  return { ...(await readPages(queryClient, offsets, pageAt)), asked };
};
const first = (offset: number, total: number | null) => ({ items: [`item ${offset}`], total, hasMore: true });

test.each([
  ['all of them, where there are so many', [0, 24, 48], 49, [0, 24, 48]],
  ['none that begins at the end of the list', [0, 24, 48], 48, [0, 24]],
  ['all of them, where the host does not say how many', [24, 48], null, [24, 48]],
  ['the first page of all, where none is named', [], 10, [0]],
])('RTE-17: %s', async (_, offsets, total, asked) => {
  expect(await read(offsets, total)).toEqual({ first: first(asked[0] ?? 0, total), isWhole: true, asked });
});

test('RTE-17: a later page that fails leaves the list, and says that it is not whole', async () => {
  expect(await read([0, 24, 48], 60, [24])).toEqual({
    first: first(0, 60),
    isWhole: false,
    asked: [0, 24, 48],
  });
});

test('RTE-17: without its first page there is no list', async () => {
  await expect(read([0, 24], 60, [0])).rejects.toThrow('no page at 0');
});
