import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { noSession, createSessionLoader, type MemberSession, type SessionLoader } from './sessionLoader.ts';
import { requireMember } from './requireMember.ts';
import { createFakeStorage, openFakeTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';

const here = '/fr/profile?tab=2';
const noon = Date.parse('2027-06-15T12:00:00Z');

const openTab = () => {
  const storage = createFakeStorage();
  return openFakeTab({
    server: createFakeMemberServer(noon),
    storage: () => storage,
    shared: createFakeStorage,
  });
};
/** The loader of a tab with this storage. */
const loaderOf = (memberSession: MemberSession, looksIn: boolean): SessionLoader => ({
  ...createSessionLoader(() => Promise.resolve(memberSession)),
  holdsSession: () => looksIn,
});

/** The returned session, or the address of a redirect. */
const ask = async (sessionLoader: SessionLoader, isServer = false): Promise<unknown> => {
  try {
    return await requireMember({ isServer, sessionLoader, lang: 'fr' }, here);
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options : thrown;
  }
};
const led = expect.objectContaining({ href: '/fr/login?return=%2Ffr%2Fprofile%3Ftab%3D2', replace: true });

describe('RTE-30: an address of members', () => {
  test('RTE-30: the server knows nobody, and leads nobody away', async () => {
    expect(await ask(noSession, true)).toBeNull();
  });

  test('RTE-30: a member has their session', async () => {
    const { memberSession, logIn } = openTab();
    logIn();
    expect(await ask(loaderOf(memberSession, true))).toBe(memberSession);
  });

  test('SES-32: a visitor is led to the login page, for which nothing of members is fetched; the way back keeps its search', async () => {
    const loader = loaderOf(openTab().memberSession, false);
    expect([await ask(loader), loader.current()]).toEqual([led, null]);
  });

  test('SES-32: so is who looked like a member and is none', async () => {
    const { memberSession } = openTab();
    expect(await ask(loaderOf(memberSession, true))).toEqual(led);
  });
});
