import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ListedPage } from '#src/api/listPages.ts';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useListPages } from './useListPages.ts';

const pageAt = (_: object, offset: number) => ({
  queryKey: ['list', offset] as const,
  queryFn: (): Promise<ListedPage<string>> => Promise.reject(new Error('down')),
  retry: false,
  retryOnMount: false,
});
/** Two a page, from the first of the stretch that is asked for; a stretch has four pages. */
const stretches = () => ({
  stretchStart: (offset: number) => offset - (offset % 8),
  pagesUpTo: (offset: number) =>
    [0, 2, 4, 6].map((at) => offset - (offset % 8) + at).filter((at) => at <= offset),
});

function Told({ question }: { question: { offset: number } }) {
  const { pages, total, hasMore, status } = useListPages({ question, pageAt, stretches });
  return JSON.stringify({
    pages: pages.map(({ offset, items }) => [offset, ...items]),
    total,
    hasMore,
    status,
  });
}

type Known = Record<number, Partial<ListedPage<string>> | 'failed'>;
/** The drawn list of an address, where these pages are known. */
const drawn = async (offset: number, known: Known) => {
  const queries = new QueryClient();
  for (const [at, page] of Object.entries(known)) {
    const query = pageAt({}, Number(at));
    if (page === 'failed') await queries.prefetchQuery(query);
    else queries.setQueryData(query.queryKey, { items: [`item ${at}`], total: 20, hasMore: true, ...page });
  }
  const told: unknown = JSON.parse(textOf(renderScreen(<Told question={{ offset }} />, { queries })));
  return told;
};
const list = (offsets: readonly number[], more: object = {}) => ({
  pages: offsets.map((at) => [at, `item ${at}`]),
  total: 20,
  hasMore: true,
  status: 'ready',
  ...more,
});

test('RTE-17: the pages of an address are those of its stretch up to its own, in their order', async () => {
  expect(await drawn(4, { 0: {}, 2: {}, 4: {}, 6: {} })).toEqual(list([0, 2, 4]));
  expect(await drawn(10, { 0: {}, 8: {}, 10: {} })).toEqual(list([8, 10]));
});

test('RTE-17: whether there is more is what the last page says; pages beyond the end are not asked for', async () => {
  expect(await drawn(2, { 0: {}, 2: { hasMore: false } })).toEqual(list([0, 2], { hasMore: false }));
  expect(await drawn(6, { 0: { total: 4 }, 2: { total: 4, hasMore: false } })).toEqual(
    list([0, 2], { total: 4, hasMore: false }),
  );
  expect(await drawn(2, { 0: { total: null }, 2: { total: null } })).toEqual(list([0, 2], { total: null }));
});

test('RTE-17: a page that is on its way, or failed, leaves those before it, and none after it', async () => {
  expect(await drawn(4, { 0: {}, 4: {} })).toEqual(list([0], { status: 'loading' }));
  expect(await drawn(4, { 0: {}, 2: 'failed', 4: {} })).toEqual(list([0], { status: 'failed' }));
  expect(await drawn(0, {})).toEqual(list([], { total: null, hasMore: false, status: 'loading' }));
  expect(await drawn(0, { 0: 'failed' })).toEqual(
    list([], { total: null, hasMore: false, status: 'failed' }),
  );
});
