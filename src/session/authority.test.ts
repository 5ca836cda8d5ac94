import { expect, test } from 'vitest';
import { createSafeStorage } from '../storage/safeStorage.ts';
import { createAuthority } from './authority.ts';
import { createServerClock } from './serverClock.ts';
import { createFakeStorage, openFakeTab } from './testing/fakeBrowser.ts';
import { createFakeMemberServer } from './testing/fakeMemberServer.ts';
import { createTokenStore } from './tokens.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const refreshPath = '/v1/login_token_refresh';

/** A tab, logged in or not, and the session's voice for its calls. */
const openTab = (isMember: boolean) => {
  const server = createFakeMemberServer(noon);
  const memory = createFakeStorage();
  const tab = openFakeTab({ server, storage: () => memory, shared: createFakeStorage });
  if (isMember) tab.logIn();
  const storage = createSafeStorage(() => memory);
  const store = createTokenStore(storage, createServerClock(server.now, 0, storage));
  const authority = createAuthority(store, tab.memberSession.session);
  return { authority, server, memory, asked: () => server.countOf(refreshPath) };
};

test('SES-14: a call that was refused with older tokens goes on with those that are there, and asks for none', async () => {
  const { authority, memory, asked } = openTab(true);
  const held = memory.getItem('token');
  expect([await authority.renew('an older one'), authority.token(), asked()]).toEqual([held, held, 0]);
});

test('SES-14: refused with those that are there, or without any, it asks once and has new ones', async () => {
  const { authority, memory, asked } = openTab(true);
  const first = memory.getItem('token');
  const second = await authority.renew(first);
  expect([second === memory.getItem('token'), second === first, asked()]).toEqual([true, false, 1]);
  memory.removeItem('token');
  const third = await authority.renew(null);
  expect([third === memory.getItem('token'), third === null, asked()]).toEqual([true, false, 2]);
});

test('SES-11: while the server is away it says so; a session that has ended has no token', async () => {
  const { authority, server, memory } = openTab(true);
  const held = memory.getItem('token');
  server.instead.push(() => Promise.resolve(new Response('{}', { status: 503 })));
  await expect(authority.renew(held)).rejects.toThrow('Member: unavailable');
  server.revoke();
  const next = openTab(true);
  next.server.revoke();
  expect(await next.authority.renew(next.memory.getItem('token'))).toBeNull();
});

test('SES-14: for nobody nothing is asked, and no token comes', async () => {
  const { authority, asked } = openTab(false);
  expect([await authority.renew(null), authority.token(), asked()]).toEqual([null, null, 0]);
});
