import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { closedDoor, createMemberDoor, type MemberArea, type MemberDoor } from './sessionLoader.ts';
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
/** The door of a tab whose storage looks as told. */
const doorOf = (area: MemberArea, looksIn: boolean): MemberDoor => ({
  ...createMemberDoor(() => Promise.resolve(area)),
  holdsSession: () => looksIn,
});

/** The area that is answered, or where one is led to. */
const ask = async (member: MemberDoor, isServer = false): Promise<unknown> => {
  try {
    return await requireMember({ isServer, member, lang: 'fr' }, here);
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options : thrown;
  }
};
const led = expect.objectContaining({ href: '/fr/login?return=%2Ffr%2Fprofile%3Ftab%3D2', replace: true });

describe('RTE-30: an address of members', () => {
  test('RTE-30: the server knows nobody, and leads nobody away', async () => {
    expect(await ask(closedDoor, true)).toBeNull();
  });

  test('RTE-30: a member has their area', async () => {
    const { area, logIn } = openTab();
    logIn();
    expect(await ask(doorOf(area, true))).toBe(area);
  });

  test('SES-32: a visitor is led to the login page, for which nothing of members is fetched; the way back keeps its search', async () => {
    const door = doorOf(openTab().area, false);
    expect([await ask(door), door.area()]).toEqual([led, null]);
  });

  test('SES-32: so is who looked like a member and is none', async () => {
    const { area } = openTab();
    expect(await ask(doorOf(area, true))).toEqual(led);
  });
});
