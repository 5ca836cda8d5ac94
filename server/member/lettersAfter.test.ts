import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import type { Store } from '#server/store/store.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import { addMember, field, initiate, key, password, type Answered } from './testing/visitor.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const newpassword = 'a brand new password';

let store: Store;
let host: MemberHost;
/** The transactions until now, and the one that is lost at its very end. */
const transactions = { until: 0, lost: Number.POSITIVE_INFINITY };
beforeAll(async () => {
  store = await openTestStore();
  const transact: Store['transact'] = (work) => {
    transactions.until += 1;
    const isLost = transactions.until === transactions.lost;
    return store.transact(async (db) => {
      const done = await work(db);
      if (isLost) throw new Error('The connection is lost');
      return done;
    });
  };
  host = await openMemberHost({ ...store, transact }, clock);
});
afterAll(() => store.close());

type Act = () => Promise<Answered>;
const join = async (email: string) => {
  await addMember(store, email);
  return host.visit();
};
const register = async (email: string) => {
  const visitor = await host.visit();
  const body = { FullName: 'Vic Roy', Location: 'Laval', Password: password, Email: email, key };
  return { visitor, ask: () => visitor.ask('POST', '/v1/register', { body }) };
};
/** The step after the code of a request, with the right in exchange for it. */
const proven = async (email: string, asked: Answered, visitor: Awaited<ReturnType<typeof join>>) => {
  const [token, uuid, userref] = ['token', 'uuid', 'userref'].map((name) => field(asked, name));
  const request = { token, uuid, userref, email, key };
  const step = (name: string, more: object): Promise<Answered> =>
    visitor.ask('POST', `/v1/reset-password/${name}`, { body: { ...request, ...more } });
  const code = host.codeTo(email);
  const authorization_code = field(await step('validate', { code }), 'authorization_code');
  return (name: string, secret: string) => step(name, { code, authorization_code, newpassword: secret });
};

/** Letters, each with all that goes before the act that it tells of. */
const acts: [letter: string, prepare: (email: string) => Promise<Act>][] = [
  [
    'the code of a login',
    async (email) => {
      const visitor = await join(email);
      return () => visitor.ask('POST', '/v1/login/initiate', { body: { username: email, password, key } });
    },
  ],
  [
    'another code for it',
    async (email) => {
      const visitor = await join(email);
      const token = await initiate(visitor, email);
      return () => visitor.ask('POST', '/v1/login/initiate', { body: { token, key } });
    },
  ],
  [
    'that the password was changed',
    async (email) => {
      const visitor = await join(email);
      const pending = await initiate(visitor, email);
      const body = { token: pending, code: host.codeTo(email), key };
      const token = field(await visitor.ask('POST', '/v1/login/verify', { body }), 'token');
      return () =>
        visitor.ask('POST', '/v1/me/profile/password/update', {
          token,
          body: { oldpassword: password, newpassword },
        });
    },
  ],
  [
    'the code for a new password',
    async (email) => {
      const visitor = await join(email);
      return () => visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
    },
  ],
  [
    'that there is a new password',
    async (email) => {
      const visitor = await join(email);
      const asked = await visitor.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
      const step = await proven(email, asked, visitor);
      return () => step('finalize', newpassword);
    },
  ],
  ['the code for an account', async (email) => (await register(email)).ask],
  [
    'that there is an account already',
    async (email) => {
      await join(email);
      return (await register(email)).ask;
    },
  ],
  [
    'a welcome',
    async (email) => {
      const { visitor, ask } = await register(email);
      const step = await proven(email, await ask(), visitor);
      return () => step('activate-account', password);
    },
  ],
];

test.each(acts)(
  'Security: %s is posted once what it tells of is kept, and not where that is lost',
  async (letter, prepare) => {
    const name = letter.replaceAll(' ', '-');
    /** How many letters an act brings, and how many transactions it has. */
    const perform = async (email: string, lost: (before: number) => number) => {
      const act = await prepare(email);
      const [mails, before] = [host.mailsTo(email).length, transactions.until];
      transactions.lost = lost(before);
      const { status } = await act();
      transactions.lost = Number.POSITIVE_INFINITY;
      return {
        status,
        posted: host.mailsTo(email).length - mails,
        transactions: transactions.until - before,
      };
    };
    const kept = await perform(`${name}@kept.example`, () => Number.POSITIVE_INFINITY);
    const lost = await perform(`${name}@lost.example`, (before) => before + kept.transactions);
    expect([kept.posted, kept.status < 300, lost.posted, lost.status]).toEqual([1, true, 0, 500]);
  },
);
