import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { MemberError } from '#src/api/member/memberError.ts';
import { provideAccountDeletion } from './accountDeletion.actor.ts';

/** Deletes with a password, with the answer `outcome`. */
const deleteWith = async (outcome: () => Promise<void>) => {
  const given: string[] = [];
  const deleteAccount = (password: string) => {
    given.push(password);
    return outcome();
  };
  const actor = createActor(provideAccountDeletion({ deleteAccount })).start();
  actor.send({ type: 'deletion.opened' });
  actor.send({ type: 'deletion.confirmed', password: 'a password' });
  const { value, context } = await waitFor(actor, ({ value: now }) => now !== 'deleting');
  return [value, context, given];
};
const given = ['a password'];
const calm = { problem: null, retryAfter: null };

test('the password goes to the server, and nowhere else', async () => {
  expect(await deleteWith(() => Promise.resolve())).toEqual(['deleted', calm, given]);
});

test.each([
  [
    new MemberError('refused', { reason: 'wrong-password' }),
    'asking',
    { problem: 'wrong-password', retryAfter: null },
  ],
  [new MemberError('invalid'), 'asking', { problem: 'wrong-password', retryAfter: null }],
  [new MemberError('too-many', { retryAfter: 90 }), 'asking', { problem: 'too-many', retryAfter: 90 }],
  [new MemberError('unavailable'), 'failed', calm],
  [new MemberError('malformed'), 'failed', calm],
  [new MemberError('unauthorised'), 'failed', calm],
  [new TypeError('a mistake of ours'), 'failed', calm],
])('%s: %s', async (error, state, context) => {
  expect(await deleteWith(() => Promise.reject(error))).toEqual([state, context, given]);
});
