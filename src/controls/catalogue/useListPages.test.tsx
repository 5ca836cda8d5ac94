import { QueryClient } from '@tanstack/react-query';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { ListedPage } from '#src/api/listPages.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useListPages } from './useListPages.ts';

interface Question {
  offset: number;
  city?: string;
}
const pageAt = ({ city = '' }: Partial<Question>, offset: number) => ({
  queryKey: ['list', city, offset] as const,
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

function Told({ question }: { question: Question }) {
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

/** The old list, and the way to the one of a city. */
function Filtered() {
  const [question, ask] = useState<Question>({ offset: 2 });
  return (
    <>
      <button type="button" onClick={() => ask({ offset: 0, city: 'Laval' })}>
        Laval
      </button>
      <p>
        <Told question={question} />
      </p>
    </>
  );
}

test('RTE-17: until the first page of other filters is there, the old list stays, and says that it waits or has failed', async () => {
  const queries = new QueryClient();
  for (const at of [0, 2])
    queries.setQueryData(pageAt({}, at).queryKey, { items: [`item ${at}`], total: 20, hasMore: true });
  const told = (): unknown => {
    const html = renderScreen(<Filtered />, { queries, presses: ['Laval'] });
    return JSON.parse(partsOf(html, 'p').map(textOf).join());
  };
  expect(told()).toEqual(list([0, 2], { status: 'loading' }));
  await queries.prefetchQuery(pageAt({ city: 'Laval' }, 0));
  expect(told()).toEqual(list([0, 2], { status: 'failed' }));
  queries.setQueryData(pageAt({ city: 'Laval' }, 0).queryKey, { items: ['Gala'], total: 1, hasMore: false });
  expect(told()).toEqual({ pages: [[0, 'Gala']], total: 1, hasMore: false, status: 'ready' });
});

const third = { offset: 4 };

test.each([
  ['the first', [], [0, 0, 2, 4]],
  ['a later one', [0], [2, 2, 4]],
])(
  'RTE-17: of the pages that are missing %s is asked for again, and then those after it',
  async (_, known, expected) => {
    const queries = new QueryClient();
    const asked: number[] = [];
    const failing = (at: number) => ({
      ...pageAt({}, at),
      queryFn: async (): Promise<ListedPage<string>> => {
        asked.push(at);
        if (asked.length === 1) throw new Error('down');
        return { items: [`item ${at}`], total: 20, hasMore: true };
      },
    });
    for (const at of known)
      queries.setQueryData(failing(at).queryKey, { items: [`item ${at}`], total: 20, hasMore: true });
    await queries.prefetchQuery(failing(known.length * 2));
    function Retried() {
      const { pages, status, onRetry } = useListPages({
        question: third,
        pageAt: (_question: Question, at: number) => ({ ...failing(at), staleTime: Infinity }),
        stretches,
      });
      return (
        <button type="button" onClick={onRetry}>
          {`${status} ${pages.length}`}
        </button>
      );
    }
    const { find, until } = await renderLive(<Retried />, { queries });
    expect(find('button').textContent).toBe(`failed ${known.length}`);
    await act(async () => find('button').click());
    await until(() => expect(find('button').textContent).toBe('ready 3'));
    expect(asked.toSorted()).toEqual(expected);
  },
);
