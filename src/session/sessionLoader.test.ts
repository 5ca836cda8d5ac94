import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionLoader, noSession } from './sessionLoader.ts';
import { requireMember } from './requireMember.ts';
import { createFakeBrowser, createFakeStorage } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of a browser with these storages, whose first load gives this answer. */
const openTab = (tab: Record<string, string>, shared: Record<string, string>) => {
  const [session, local] = [createFakeStorage(tab), createFakeStorage(shared)];
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  const browser = createFakeBrowser(createFakeMemberServer(noon));
  const asked: boolean[] = [];
  let isBroken = false;
  const loader = createSessionLoader(async (isSought) => {
    asked.push(isSought);
    if (isBroken) throw new Error('no network');
    return (isSought ? await browser.openNew() : browser.open()).memberSession;
  });
  return { loader, asked, browser, local, session, breakNetwork: () => (isBroken = true) };
};
const active = { lastActivity: String(noon - minute) };

describe('SES-10: whether a new tab asks the others', () => {
  test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
    ['a member was active in the browser', {}, active, true],
    ['one was active almost too long ago', {}, { lastActivity: String(noon - 30 * minute + 1) }, true],
    ['one was active too long ago', {}, { lastActivity: String(noon - 30 * minute) }, false],
    ['the clock was set back since', {}, { lastActivity: String(noon + minute) }, true],
    ['nobody has ever logged in', {}, {}, false],
    ['the tab was logged out', { signed_out: 'yes' }, active, false],
    ['a code is on its way to the tab', { pending_login: '{}' }, active, false],
  ])('SES-10: %s', async (_, tab, shared, isSought) => {
    const { loader, asked } = openTab(tab, shared);
    expect(loader.holdsSession()).toBe(isSought);
    await loader.load();
    expect([asked, loader.holdsSession()]).toEqual([[isSought], false]);
  });

  test.each([
    ['both', { token: 'a.b.c', refresh_token: 'r' }],
    ['one that is good for a while', { token: 'a.b.c' }],
    ['the one that brings others, after the first is over', { refresh_token: 'r' }],
  ])('SES-05: a tab that holds tokens is a member’s, and asks nobody: %s', async (_, tab) => {
    const { loader, asked } = openTab(tab, active);
    expect(loader.holdsSession()).toBe(true);
    await loader.load();
    expect(asked).toEqual([false]);
  });

  test('SES-10: it is asked as the page begins: who has begun to log in is not overtaken', async () => {
    const { loader, asked, local } = openTab({}, {});
    local.setItem('lastActivity', String(noon));
    expect(loader.holdsSession()).toBe(false);
    await loader.load();
    expect(asked).toEqual([false]);
  });

  test('SES-10: nor is it asked again where the first time came to nothing', async () => {
    const { loader, asked, breakNetwork } = openTab({}, active);
    breakNetwork();
    await expect(loader.load()).rejects.toThrow('no network');
    await expect(loader.load()).rejects.toThrow('no network');
    expect([asked, loader.holdsSession()]).toEqual([[true, false], false]);
  });
});

describe('RTE-30: a page of members, opened in a new tab', () => {
  const ask = async (loader: Parameters<typeof requireMember>[0]['sessionLoader']): Promise<unknown> => {
    try {
      return await requireMember({ isServer: false, sessionLoader: loader, lang: 'fr' }, '/fr/profile');
    } catch (thrown) {
      return isRedirect(thrown) ? thrown.options.href : thrown;
    }
  };

  test('SES-10: it waits for what another tab has, and is shown', async () => {
    const { loader, browser } = openTab({}, active);
    browser.open().logIn('camille');
    expect([await ask(loader), loader.holdsSession()]).toEqual([loader.current(), true]);
  });

  test('RTE-30: where no tab has anything, it leads to the login', async () => {
    const { loader } = openTab({}, active);
    expect(await ask(loader)).toBe('/fr/login?return=%2Ffr%2Fprofile');
  });
});

test('SES-05: it is loaded once, however many ask, and each who waits for it hears once', async () => {
  const { loader, asked } = openTab({}, {});
  const heard: string[] = [];
  loader.subscribe(() => heard.push('one'));
  const stop = loader.subscribe(() => heard.push('other'));
  stop();
  const before = loader.current();
  const [first, second] = await Promise.all([loader.load(), loader.load()]);
  expect([before, first === second, loader.current() === first, asked.length, heard]).toEqual([
    null,
    true,
    true,
    1,
    ['one'],
  ]);
});

test('FES-21: for a festival without accounts there is no session, and none can be loaded', async () => {
  expect([noSession.holdsSession(), noSession.current()]).toEqual([false, null]);
  await expect(noSession.load()).rejects.toThrow('There are no sessions here');
  expect(noSession.subscribe(() => {})()).toBeUndefined();
});
