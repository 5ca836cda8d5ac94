import { expect, test } from 'vitest';
import { MemberError } from '../api/member/memberError.ts';
import { accessToken } from './testing/fakeMemberServer.ts';
import { createWhoIs } from './whoIs.ts';

const pair = (token: string) => ({ token, refresh_token: 'r' });
/** Of another host: it says nothing of its member. */
const foreign = 'e30.e30.x';

/** Asks a host that fails so often, and then answers. */
const ask = async (failures: readonly Error[], token = foreign) => {
  const left = [...failures];
  const asked: string[] = [];
  const whoIs = createWhoIs({
    profileBy: (by) => {
      asked.push(by);
      const failure = left.shift();
      return failure ? Promise.reject(failure) : Promise.resolve({ uuid: 'camille', firstname: 'Camille' });
    },
  });
  const told = await whoIs(pair(token)).catch((error: unknown) => error);
  return { told: told instanceof Error ? told.message : told, asked: asked.length };
};
const away = new MemberError('unavailable');

test.each<[string, Error[], string, number]>([
  ['it answers', [], 'camille', 1],
  ['one answer is lost', [away], 'camille', 2],
  ['two are', [away, away], 'Member: unavailable', 2],
  ['it refuses', [new MemberError('unauthorised')], 'Member: unauthorised', 1],
  ['something else fails', [Object.assign(new Error('left'), { code: 'unavailable' })], 'left', 1],
])(
  'HST-40: a host whose tokens name nobody is asked, and once more for a lost answer alone: %s',
  async (_, failures, told, asked) => {
    expect(await ask(failures)).toEqual({ told, asked });
  },
);

test('HST-40: our own tokens say it, and one that cannot be read is no one’s: nobody is asked', async () => {
  const own = accessToken({ iat: 0, exp: 300, sub: 'sam' });
  expect([await ask([], own), await ask([], 'gibberish')]).toEqual([
    { told: 'sam', asked: 0 },
    { told: 'Member: malformed', asked: 0 },
  ]);
});

test('LDR-14: who asks whose the tokens are can leave, also while it is asked again', async () => {
  const { signal } = new AbortController();
  const signals: unknown[] = [];
  const whoIs = createWhoIs({
    profileBy: (_, asked) => {
      signals.push(asked);
      return Promise.reject(away);
    },
  });
  await expect(whoIs(pair(foreign), signal)).rejects.toBe(away);
  expect(signals).toEqual([signal, signal]);
});
