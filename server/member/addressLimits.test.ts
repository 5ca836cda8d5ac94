import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestStore } from '../store/testing/openTestStore.ts';
import type { Store } from '../store/store.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import type * as Limits from './limits.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import { addMember, initiate, key, password, refusal, type Visitor } from './testing/visitor.ts';

const few = vi.hoisted(() => 4);
// Real, but with generous limits: a password takes its time.
vi.mock('./limits.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Limits>();
  const { passwords, resets, registrations } = original.addressBudgets;
  const addressBudgets = {
    passwords: { ...passwords, atOnce: few },
    resets: { ...resets, atOnce: few },
    registrations: { ...registrations, atOnce: few },
  };
  return { ...original, addressBudgets };
});

const email = 'camille@example.test';
const clock = createTestClock('2027-07-16T21:30:00Z');
let store: Store;
let host: MemberHost;
/** At the stranger's address, on a device that has logged in before. */
let own: Visitor;
let stranger: Visitor;
beforeEach(async () => {
  store = await openTestStore();
  host = await openMemberHost(store, clock);
  await addMember(store, email);
  own = await host.visit('192.0.2.1');
  const token = await initiate(own, email);
  const body = { token, code: host.codeTo(email), key };
  expect((await own.ask('POST', '/v1/login/verify', { body })).status).toBe(200);
  stranger = await host.visit('192.0.2.1');
});
afterEach(() => store.close());

const asks: [string, string, (username: string) => object, string][] = [
  [
    'passwords',
    '/v1/login/initiate',
    (username) => ({ username, password: 'wrong', key }),
    '401 invalid-credentials',
  ],
  ['requests for a new password', '/v1/reset-password/initiate', (name) => ({ email: name, key }), '200'],
  [
    'registrations',
    '/v1/register',
    (name) => ({ FullName: 'Jo', Location: 'Laval', Password: password, Email: name }),
    '202',
  ],
];

test.each(asks)(
  'Security: %s from one address are limited, whichever the accounts; other addresses and known devices are not held up',
  async (_name, path, bodyFor, told) => {
    const ask = async (visitor: Visitor, name: string) =>
      refusal(await visitor.ask('POST', path, { body: bodyFor(name) }));
    for (let account = 0; account < few; account += 1)
      expect(await ask(stranger, `nobody-${account}@example.test`)).toBe(told);
    expect(await ask(stranger, 'one-more@example.test')).toBe('429 too-many');
    expect(await ask(stranger, email)).toBe('429 too-many');
    expect(await ask(own, email)).toBe(told);
    expect(await ask(own, 'one-more@example.test')).toBe('429 too-many');
    expect(await ask(await host.visit('192.0.2.2'), email)).toBe(told);
  },
);

test('Security: a right password takes back itself alone: who has an account of their own guesses no more of others', async () => {
  const guess = async (account: number) => {
    const body = { username: `nobody-${account}@example.test`, password: 'wrong', key };
    return refusal(await stranger.ask('POST', '/v1/login/initiate', { body }));
  };
  for (let account = 1; account < few; account += 1) await guess(account);
  await initiate(stranger, email);
  expect([await guess(few), await guess(few + 1)]).toEqual(['401 invalid-credentials', '429 too-many']);
});

test('Security: a right password costs its address nothing', async () => {
  for (let logins = 0; logins <= few; logins += 1) await initiate(stranger, email);
});
