import { createMemoryHistory } from '@tanstack/react-router';
import { createInstance } from 'i18next';
import { expect, test, vi } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { status } from '#src/api/testing/fakeHost.ts';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { settings } from '#src/testing/renderAt.ts';
import { followLinks } from './followLinks.ts';
import { createQueryClient } from './queryClient.ts';
import { createSiteRouter } from './router.ts';

/** Opens a page at `/en?page=2`. The words of the other language wait for the test. */
const open = ({ isOutdated = false } = {}) => {
  openWindow();
  vi.stubGlobal('self', window);
  vi.stubGlobal('location', new URL('https://festival.example/en?page=2'));
  const french = Promise.withResolvers<void>();
  const textsOf = async (lang: Language) => {
    if (lang === 'fr') await french.promise;
    return { i18n: createInstance(), load: () => Promise.resolve() };
  };
  const queryClient = createQueryClient();
  const context = {
    client: clientOf([status(404)]).client,
    aside: clientOf([status(404)]).client,
    fetch: () => Promise.reject(new Error('Nothing else is asked')),
    queryClient,
    settings,
    clock: { now: () => 0, drawnAt: 0 },
    texts: textsOf,
    sessionLoader: noSession,
    awaited: createAwaitedLanguage(),
    openedCard: createOpenedCard(),
    shown: () => '/en',
    ownDocument: createOwnDocument(() => {}),
    isServer: true,
  };
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: ['/en?page=2'] }));
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  const anew = vi.spyOn(queryClient, 'invalidateQueries');
  const loaded: string[] = [];
  const glided: string[] = [];
  followLinks(document, router, {
    queryClient,
    version: {
      follow: (href) => {
        if (isOutdated) loaded.push(href);
        return isOutdated;
      },
    },
    glideTo: ({ hash }) => glided.push(hash),
  });
  return {
    french,
    awaited: context.awaited,
    openedCard: context.openedCard,
    prepared: () => preload.mock.calls.map(([to]) => to),
    loaded,
    glided,
    went: () => navigate.mock.calls.map(([to]) => to),
    timesAnew: () => anew.mock.calls.length,
    askedAnew: () => anew.mock.calls,
    /** Points at a link. */
    pointAt: (href: string) => {
      document.body.innerHTML = `<a href="${href}">there</a>`;
      document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    },
    /** Presses a link, and lets all happen that waits for nothing. */
    press: async (href: string, attributes = '') => {
      document.body.innerHTML = `<a href="${href}" ${attributes}>there</a>`;
      document.querySelector('a')?.click();
      await new Promise(setImmediate);
    },
  };
};

test('RTE-25: a link leads to its page, at its top unless it changes the view in place', async () => {
  const { press, went, timesAnew, glided } = open();
  await press('/en/shows?city=Laval#list');
  await press('/en?page=3', 'data-keep-scroll');
  await press('/en?page=2#top');
  await press('/en?page=4#top');
  expect([went(), timesAnew(), glided]).toEqual([
    [
      { href: '/en/shows?city=Laval#list', resetScroll: true },
      { href: '/en?page=3', resetScroll: false },
      { href: '/en?page=4#top', resetScroll: true },
    ],
    0,
    ['#top'],
  ]);
});

test('RTE-26: a link to the present page fetches its data again', async () => {
  const { press, went, askedAnew } = open();
  await press('/en?page=2');
  expect([went(), askedAnew()]).toEqual([
    [{ href: '/en?page=2', resetScroll: true }],
    [[{ refetchType: 'active' }]],
  ]);
});

test('LDR-15: a link that is pointed at prepares its page, unless that is the present one', () => {
  const { pointAt, prepared } = open();
  pointAt('/en?page=2');
  pointAt('/en/shows?city=Laval#list');
  expect(prepared()).toEqual([{ to: '.', href: '/en/shows?city=Laval#list' }]);
});

test('LDR-09: a link that is no card’s leads to a page without a first view', async () => {
  const { press, openedCard } = open();
  openedCard.set('/en/shows', { title: 'Gala', picture: '/gala.avif' });
  await press('/en/shows');
  expect(openedCard.of('/en/shows')).toBeNull();
});

test('LDR-11: an outdated page loads the document of a link', async () => {
  const { press, went, loaded } = open({ isOutdated: true });
  await press('/en/shows');
  expect([loaded, went()]).toEqual([['/en/shows'], []]);
});

test('RTE-21: the words of another language come first; of two links the later one counts', async () => {
  const { press, went, french } = open();
  await press('/fr/spectacles');
  expect(went()).toEqual([]);
  await press('/en/shows');
  french.resolve();
  await new Promise(setImmediate);
  expect(went()).toEqual([{ href: '/en/shows', resetScroll: true }]);
});

test('RTE-21: a page whose words do not come is awaited, until another link is followed', async () => {
  const { press, went, french, awaited } = open();
  await press('/fr/spectacles?city=Laval');
  french.reject(new TypeError('Failed to fetch'));
  await new Promise(setImmediate);
  expect([awaited.current(), went()]).toEqual(['/fr/spectacles?city=Laval', []]);
  await press('/en/shows');
  expect([awaited.current(), went()]).toEqual([null, [{ href: '/en/shows', resetScroll: true }]]);
});

test('RTE-21: a page whose words do not come is not awaited once another link was followed', async () => {
  const { press, french, awaited } = open();
  await press('/fr/spectacles');
  await press('/en/shows');
  french.reject(new TypeError('Failed to fetch'));
  await new Promise(setImmediate);
  expect(awaited.current()).toBeNull();
});
