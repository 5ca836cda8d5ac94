import { focusManager, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import type { AdditionName } from '#contract/wire/member/additions.ts';
import {
  AdditionsContext,
  additionsQuery,
  useAdditions,
  useAskedAdditions,
  useOurBounds,
} from './additions.ts';
import { createFakeBrowser, createFakeStorage } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');

/** A tab, whose pages each ask with a cache of their own, like documents. */
const openTab = (answers: ((path: string) => Promise<Response>)[]) => {
  const asked: string[] = [];
  const storage = createFakeStorage();
  const request: MemberRequest = ({ path }) => {
    asked.push(path);
    const answer =
      answers.shift() ?? (() => Promise.resolve(Response.json({ data: { items: ['devices'] } })));
    return answer(path);
  };
  const query = additionsQuery(
    request,
    createSafeStorage(() => storage),
  );
  return { asked, storage, query };
};
const nothing = () => Promise.reject(new MemberError('gone'));
const away = () => Promise.reject(new MemberError('unavailable'));

test.each([
  ['something', [], ['devices']],
  ['nothing', [nothing], []],
])(
  'HST-45: a host that has %s is asked once, whatever the pages and reloads of a tab',
  async (_, answers, told) => {
    const { asked, query } = openTab([...answers]);
    const page = new QueryClient();
    const seen: unknown[] = [await page.fetchQuery(query), await page.fetchQuery(query)];
    const reloaded = new QueryObserver(new QueryClient(), query);
    // Known at its first sight: nothing comes later.
    seen.push(reloaded.getCurrentResult().data);
    const stop = reloaded.subscribe(() => {});
    stop();
    expect([seen, asked]).toEqual([[told, told, told], ['/v1/additions']]);
  },
);

test('HST-45: without an answer nothing is kept, and the next page asks again', async () => {
  const { asked, storage, query } = openTab([away]);
  await expect(new QueryClient().fetchQuery({ ...query, retry: false })).rejects.toThrow('unavailable');
  expect(storage.length).toBe(0);
  expect(await new QueryClient().fetchQuery(query)).toEqual(['devices']);
  expect(asked.length).toBe(2);
});

test('HST-45: without an answer the page asks again when it is seen again, and then no more', async () => {
  const { asked, query } = openTab([away, away]);
  const page = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  page.mount();
  const observer = new QueryObserver(page, { ...query, retryDelay: 0 });
  const stop = observer.subscribe(() => {});
  const look = () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  };
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  look();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['devices']));
  look();
  await promisesHeard();
  expect(asked.length).toBe(3);
  stop();
  page.unmount();
  focusManager.setFocused(undefined);
});

test('HST-45: it goes with the session', async () => {
  const tab = createFakeBrowser(createFakeMemberServer(noon)).open();
  tab.logIn('camille');
  tab.storage.setItem('additions', '["devices"]');
  const { queryKey } = additionsQuery(tab.memberSession.request);
  tab.queryClient.setQueryData(queryKey, ['devices']);
  tab.memberSession.session.send({ type: 'logout.pressed' });
  await vi.waitFor(() => expect(tab.left).toEqual(['asked']));
  expect([tab.storage.getItem('additions'), tab.queryClient.getQueryData(queryKey)]).toEqual([
    null,
    undefined,
  ]);
});

/** The answer of a hook in the server's HTML. */
const answerOf = (hook: () => unknown, around: (page: ReactNode) => ReactNode): unknown => {
  const answers: unknown[] = [];
  const Page = (): null => {
    answers.push(hook());
    return null;
  };
  renderToStaticMarkup(around(createElement(Page)));
  return answers[0];
};

test.each<[readonly AdditionName[] | null, boolean | null]>([
  [null, null],
  [[], false],
  [['devices'], false],
  [['devices', 'password-bounds'], true],
])('HST-46: of %j the bounds of a new password are ours: %s', (told, isOurs) => {
  const around = (page: ReactNode) => createElement(AdditionsContext, { value: told }, page);
  expect([answerOf(useAdditions, around), answerOf(useOurBounds, around)]).toEqual([told, isOurs]);
});

test('HST-45: a page that asks has what is known, and null until then; it is in no page of the server', () => {
  const { query, storage } = openTab([]);
  const client = new QueryClient();
  const request: MemberRequest = () => nothing();
  const asked = () =>
    answerOf(
      () => useAskedAdditions(request),
      (page) => createElement(QueryClientProvider, { client }, page),
    );
  vi.stubGlobal('sessionStorage', storage);
  const before = asked();
  client.clear();
  storage.setItem('additions', '["devices"]');
  expect([before, asked()]).toEqual([null, ['devices']]);
  expect(query).toMatchObject({
    meta: { dehydrate: false },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
});
