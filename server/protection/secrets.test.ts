import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { isSame, openSecrets, randomSecret } from './secrets.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');

test('Security: the processes of one installation have one secret; what it hashes is of one purpose and its parts', async () => {
  const [store, other] = [await openTestStore(), await openTestStore()];
  onTestFinished(() => Promise.all([store.close(), other.close()]).then(() => undefined));
  const [one, again, elsewhere] = [
    await openSecrets(store, clock),
    await openSecrets(store, clock),
    await openSecrets(other, clock),
  ];
  expect([one.key.byteLength, isSame(String(one.key), String(again.key))]).toEqual([32, true]);
  const hashes = [
    one.hash('mailbox', 'a', 'b'),
    one.hash('mailbox', 'a,b'),
    one.hash('mailbox', 'ab'),
    one.hash('mailbox', 'b', 'a'),
    one.hash('network', 'a', 'b'),
    elsewhere.hash('mailbox', 'a', 'b'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  // Letters and rows of an earlier version hold such hashes.
  const kept = createHmac('sha256', one.key).update('["mailbox","a","b"]').digest('base64url');
  expect([again.hash('mailbox', 'a', 'b'), hashes[0]]).toEqual([kept, kept]);
});

test('Security: secrets are 256 random bits, and the same only as a whole', () => {
  const [one, other] = [randomSecret(), randomSecret()];
  expect([one.length, one === other]).toEqual([43, false]);
  expect([isSame(one, one), isSame(one, other), isSame(one, one.slice(1)), isSame('é', 'ée')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
