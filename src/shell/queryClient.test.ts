import { expect, test, vi } from 'vitest';
import { day } from '#contract/settings/time.ts';
import { collectQueries, createQueryClient, restoreQueries } from './queryClient.ts';

test('API-04: a question is asked once, and not again because the page is seen again; answers stay as long as they are told', () => {
  const ask = vi.fn();
  expect([
    createQueryClient().getDefaultOptions().queries,
    createQueryClient(day, ask).getDefaultOptions().queries,
  ]).toEqual([
    { retry: false, refetchOnWindowFocus: false, gcTime: Number.POSITIVE_INFINITY },
    { retry: false, refetchOnWindowFocus: false, gcTime: day, persister: ask },
  ]);
});

test('LDR-01: the answers of the server travel in the page, without failures and what stays behind', async () => {
  const server = createQueryClient();
  await server.prefetchQuery({ queryKey: ['page', 'fr'], queryFn: async () => 'Ici' });
  await server.prefetchQuery({ queryKey: ['month'], queryFn: async () => [1], meta: { dehydrate: false } });
  await server.prefetchQuery({ queryKey: ['menus'], queryFn: () => Promise.reject(new Error('away')) });
  const queries = collectQueries(server);
  const browser = createQueryClient();
  restoreQueries(browser, queries);
  expect([queries, browser.getQueryData(['page', 'fr'])]).toEqual([
    [{ key: ['page', 'fr'], data: 'Ici' }],
    'Ici',
  ]);
});
