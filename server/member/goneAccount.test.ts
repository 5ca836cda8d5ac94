import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { endSessions } from '#server/store/members/sessions.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { openMemberHost, type MemberHost } from './testing/memberHost.ts';
import { addMember, field, initiate, key, refusal, type Visitor } from './testing/visitor.ts';

const email = 'camille@example.test';
const clock = createTestClock('2027-07-16T21:30:00Z');

let store: Store;
let host: MemberHost;
let visitor: Visitor;
let token: string;
/** Done before the next transaction, which then fails. */
let before: (() => Promise<void>) | null;
beforeEach(async () => {
  const opened = await openTestStore();
  onTestFinished(opened.close);
  store = opened;
  before = null;
  const transact: Store['transact'] = async (work) => {
    if (before === null) return store.transact(work);
    await before();
    throw new Error('a row that it names is gone');
  };
  host = await openMemberHost({ ...store, transact }, clock);
  await addMember(store, email);
  visitor = await host.visit();
  const pending = await initiate(visitor, email);
  const body = { token: pending, code: host.codeTo(email), key };
  token = field(await visitor.ask('POST', '/v1/login/verify', { body }), 'token');
});

const change = () => visitor.ask('PATCH', '/v1/me/profile', { token, body: { firstname: 'Cam' } });

test('SES-14: a change that fails because its account has gone meanwhile is told as the end of the session', async () => {
  const member = await store.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
  before = () => store.transact((db) => endSessions(db, member.id));
  expect(refusal(await change())).toBe('401 unauthorised');
});

test('SES-14: one that fails for another reason is told as a failure', async () => {
  before = () => Promise.resolve();
  expect(refusal(await change())).toBe('500 internal');
});
