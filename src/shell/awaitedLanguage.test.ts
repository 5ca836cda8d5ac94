import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createInstance } from 'i18next';
import type { Language } from '#contract/address/language.ts';
import { status } from '#src/api/testing/fakeHost.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { settings } from '#src/testing/renderAt.ts';
import { createQueryClient } from './queryClient.ts';
import { createSiteRouter } from './router.ts';
import { serverRedirect } from './serverRedirect.ts';

/** Goes to an address by the history, in a tab that shows another page and has the texts of its language alone. */
const tabAt = (address: string, shown: string | null) => {
  const i18n = createInstance();
  const texts = (lang: Language) =>
    lang === 'fr'
      ? Promise.resolve({ i18n, load: () => Promise.resolve() })
      : Promise.reject(new TypeError('Failed to fetch'));
  const awaited = createAwaitedLanguage();
  const router = createSiteRouter(
    {
      client: clientOf([status(404)]).client,
      aside: clientOf([status(404)]).client,
      fetch: () => Promise.reject(new Error('Nothing else is asked')),
      queryClient: createQueryClient(),
      settings,
      clock: { now: () => 0, drawnAt: 0 },
      texts,
      sessionLoader: noSession,
      awaited,
      openedCard: createOpenedCard(),
      shown: () => shown,
      ownDocument: createOwnDocument(() => {}),
      isServer: true,
    },
    createMemoryHistory({ initialEntries: [address] }),
  );
  return { awaited, router };
};
const goBackTo = async (...at: Parameters<typeof tabAt>) => {
  const { awaited, router } = tabAt(...at);
  await router.load();
  return { awaited: awaited.current(), redirect: serverRedirect(router) };
};

test.each(['/en/calendar', '/en/calendar?month=2027-08&city=Laval#day-2027-08-14', '/en/search?q=gala'])(
  'RTE-21: %s, whose texts do not come, waits as a whole, and the page that is there stays at its address',
  async (address) => {
    const shown = '/fr/calendrier?month=2027-07';
    expect(await goBackTo(address, shown)).toEqual({ awaited: address, redirect: shown });
  },
);

test('RTE-21: a page that is fetched ahead of a press is not awaited', async () => {
  const { awaited, router } = tabAt('/fr/404', '/fr/404');
  await router.preloadRoute({ to: '.', href: '/en/calendar' });
  expect(awaited.current()).toBe(null);
});

test('RTE-21: without a page that could stay nothing waits', async () => {
  expect(await goBackTo('/en/calendar', null)).toEqual({ awaited: null, redirect: null });
});
