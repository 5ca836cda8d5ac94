import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { noSession, type MemberSession, type SessionLoader } from '#src/session/sessionLoader.ts';
import { createFakeStorage, openFakeTab } from '#src/session/testing/fakeBrowser.ts';
import { createFakeMemberServer } from '#src/session/testing/fakeMemberServer.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { useLazyHeart } from './useLazyHeart.tsx';
import { useShowMark } from './useShowMark.ts';

/** A member's session in a tab. */
const openSession = (): MemberSession => {
  const storages = [createFakeStorage(), createFakeStorage()] as const;
  const tab = openFakeTab({
    server: createFakeMemberServer(Date.UTC(2027, 5, 15, 16)),
    storage: () => storages[0],
    shared: () => storages[1],
  });
  tab.logIn();
  onTestFinished(() => {
    tab.memberSession.session.stop();
  });
  return tab.memberSession;
};

const ids = { programmation: '7', edition: '2027', festival: '8' };
const noHeart = '<span hidden="" data-scope="wishlist" data-state="hidden"></span>';

type Asked = { lang: Language; loadTexts: (name: string) => Promise<void> };
/** Fetches that are noted; the words come once they are let through. */
const fetches = (isHeld = false) => {
  const queries = new QueryClient();
  const texts: string[] = [];
  const { promise: come, resolve } = Promise.withResolvers<void>();
  if (!isHeld) resolve();
  const loadTexts = (name: string) => {
    texts.push(name);
    return come;
  };
  const asked: Asked = { lang: 'en', loadTexts };
  return { queries, texts, asked, letThrough: () => act(async () => resolve()) };
};

function Row({ member, asked }: { member: MemberSession | null; asked: Asked }) {
  return createElement(useLazyHeart(member, asked), {
    ids,
    title: 'Impro totale',
    when: '16 July',
    member,
    log: () => {},
  });
}

test('WSH-02: the heart of a page and its words are fetched for members alone; until then its place is empty', async () => {
  const { queries, texts, asked, letThrough } = fetches(true);
  const { html, redraw, until } = await renderLive(<Row member={null} asked={asked} />, { queries });
  expect([html(), queries.isFetching(), texts]).toEqual([noHeart, 0, []]);
  const member = openSession();
  await redraw(<Row member={member} asked={asked} />);
  expect([html(), queries.isFetching()]).toEqual([noHeart, 1]);
  await letThrough();
  await until(() => expect(html()).toContain('aria-label="Wishlist: Impro totale, 16 July"'));
  expect(texts).toEqual(['wishlist']);
  await redraw(<Row member={null} asked={asked} />);
  expect(html()).toBe(noHeart);
});

test('RTE-40: in another language the heart of a page fetches its words anew, in that language', async () => {
  const { queries, texts, asked } = fetches();
  const session = openSession();
  const member = { ...session, client: { ...session.client, wishes: () => Promise.resolve([]) } };
  const { html, redraw, until } = await renderLive(<Row member={member} asked={asked} />, { queries });
  await until(() => expect(html()).toContain('data-state="off"'));
  const inFrench: Asked = { lang: 'fr', loadTexts: async (name) => void texts.push(`${name} in French`) };
  await redraw(<Row member={member} asked={inFrench} />);
  await until(() => expect(html()).toContain('data-state="off"'));
  expect(texts).toEqual(['wishlist', 'wishlist in French']);
});

const tile: Tile = {
  id: '7',
  title: 'Impro totale',
  url: '/en/shows/impro',
  image: null,
  start: '2027-07-16T19:30-04:00',
  venue: 'Velvet',
  city: 'Toronto',
  festival: '8',
  edition: '2027',
};

function List({ loader, asked }: { loader: SessionLoader; asked: Asked }) {
  const mark = useShowMark(loader, asked);
  return mark === null ? 'no marks' : mark(tile);
}

test('WSH-01: the marks of lists are fetched once somebody is a member', async () => {
  const { queries, texts, asked, letThrough } = fetches(true);
  const listeners = new Set<() => void>();
  let member: MemberSession | null = null;
  const loader: SessionLoader = {
    holdsSession: () => member !== null,
    current: () => member,
    load: () => Promise.reject(new Error('nobody loads it here')),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { html, until } = await renderLive(<List loader={loader} asked={asked} />, { queries });
  expect([html(), queries.isFetching(), texts]).toEqual(['no marks', 0, []]);
  member = openSession();
  await act(async () => {
    for (const listener of listeners) listener();
  });
  expect([html(), queries.isFetching()]).toEqual(['no marks', 1]);
  await letThrough();
  await until(() => expect(html()).toContain('aria-label="Wishlist: Impro totale, Fri 16 Jul 7:30 pm"'));
  expect(texts).toEqual(['wishlist']);
});

test('RTE-40: in another language the marks of lists fetch their words anew, in that language', async () => {
  const { queries, texts, asked } = fetches();
  const session = openSession();
  const loader: SessionLoader = { ...noSession, current: () => session };
  const { html, redraw, until } = await renderLive(<List loader={loader} asked={asked} />, { queries });
  await until(() => expect(html()).toContain('aria-label="Wishlist: '));
  const inFrench: Asked = { lang: 'fr', loadTexts: async (name) => void texts.push(`${name} in French`) };
  await redraw(<List loader={loader} asked={inFrench} />);
  await until(() => expect(html()).toContain('aria-label="Wishlist: '));
  expect(texts).toEqual(['wishlist', 'wishlist in French']);
});

/** The marks of a list, in a tab that somebody is in or has left, and how often they ask for reservations. */
const openMarks = async ({ credits = true, isIn = true } = {}) => {
  const { queries, asked } = fetches();
  const session = openSession();
  if (!isIn) session.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
  const seat = { ...ids, uuid: 'b1', status: 'true', enabled: true, reserved: true } as const;
  const reservations = vi.fn(() => Promise.resolve([seat]));
  const wishes = () => Promise.resolve([]);
  const member = { ...session, client: { ...session.client, reservations, wishes } };
  const loader: SessionLoader = { ...noSession, current: () => member };
  const { html, until } = await renderLive(
    <PartsContext value={{ ...allParts, credits }}>
      <List loader={loader} asked={asked} />
    </PartsContext>,
    { queries },
  );
  await until(() => expect(html()).toContain(`data-state="${isIn ? 'off' : 'hidden'}"`));
  await until(() => expect(html().includes('Reserved')).toBe(credits && isIn));
  return reservations.mock.calls.length;
};

test.each([
  [true, 1],
  [false, 0],
])('FES-21: with credits (%s) the marks of lists ask for the reservations: %i', async (credits, times) => {
  expect(await openMarks({ credits })).toBe(times);
});

test('SES-13: who is out is asked for nothing by the marks of lists', async () => {
  expect(await openMarks({ isIn: false })).toBe(0);
});
