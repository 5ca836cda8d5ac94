import { afterEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { followConsent } from './consentChange.ts';
import { openAnalytics } from './openAnalytics.ts';
import { hearVisit } from './testing/hearVisit.ts';
import { tellPage } from './visitEvent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The reports and the reloads after an answer. `dataLayer`: earlier reports of the page. */
const follow = (answer: 'granted' | 'denied', dataLayer?: object[]) => {
  const told = hearVisit('/en');
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/en', reload });
  vi.stubGlobal('window', { dataLayer });
  followConsent(answer);
  return [told.map(({ event }) => event), reload.mock.calls.length];
};

test.each([
  ['a consent', 'granted', undefined, ['pageview'], 0],
  ['a refusal before anything was reported', 'denied', undefined, [], 0],
  ['a refusal after something was reported', 'denied', [], [], 1],
] as const)(
  'ANA-01: %s reports the page, or ends the scripts that report',
  (_, answer, layer, told, reloads) => {
    expect(follow(answer, layer && [...layer])).toEqual([told, reloads]);
  },
);

test.each([
  [{}, 0],
  [{ cookieSeen: 'shown', consent: 'denied' }, 0],
  [{ consent: 'granted' }, 0],
  [{ cookieSeen: 'shown', consent: 'granted' }, 1],
])('LAY-26: with the answer %o so many reports leave the page: %i', async (entries, count) => {
  hearVisit('/en');
  const reported = vi.fn();
  vi.doMock('./dataLayer.ts', () => ({ tellDataLayer: reported }));
  vi.stubGlobal('localStorage', createFakeStorage(entries));
  openAnalytics({ production: true, tagManagerId: null });
  tellPage();
  await vi.dynamicImportSettled();
  expect(reported).toHaveBeenCalledTimes(count);
});
