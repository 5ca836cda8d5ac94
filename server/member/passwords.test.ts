import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { derivations } from './limits.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { noEffort } from './testing/noEffort.ts';

const judge = (password: string): Promise<string> =>
  checkNewPassword(password).then(
    () => 'good',
    (caught: unknown) => (caught instanceof Refusal ? caught.code : 'another error'),
  );

test('ASVS 11.4.2: a password is kept as Argon2id with its costs and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('chapiteau'), hashPassword('chapiteau')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await isPassword('chapiteau', one)).toBe(true);
  expect(await isPassword('Chapiteau', one)).toBe(false);
});

test('ASVS 11.4.2: a known value of the reference implementation is recognised', async () => {
  const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', reference)).toBe(true);
  expect(await isPassword('passwore', reference)).toBe(false);
});

test('a member without a password, or with a broken one, has no right password', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('x', 'plain text')).toBe(false);
});

test('many at once are all answered, a few at a time', async () => {
  const hash = await hashPassword('chapiteau');
  const asked = Array.from({ length: 12 }, (_, index) => isPassword(index === 7 ? 'chapiteau' : 'no', hash));
  expect((await Promise.all(asked)).indexOf(true)).toBe(7);
});

test('Security: so many derivations wait and no more; one beyond is told to try again, and the next ones pass', async () => {
  const derive = (): Promise<string> =>
    hashPassword('chapiteau', noEffort).then(
      () => 'derived',
      (caught: unknown) =>
        caught instanceof Refusal ? `${caught.code} ${caught.headers['retry-after']}` : 'another error',
    );
  const most = derivations.atOnce + derivations.waiting;
  const told = await Promise.all(Array.from({ length: most + 1 }, derive));
  expect(told).toEqual([...Array.from({ length: most }, () => 'derived'), 'too-many 2']);
  expect(await derive()).toBe('derived');
});

test.each([
  ['eight letters that few people choose', 'zurvlpiq', 'good'],
  ['sixty-four and more', 'é'.repeat(256), 'good'],
  ['letters outside the basic plane count as one', '🎪'.repeat(8), 'good'],
  ['seven of them', '🎪'.repeat(7), 'short-password'],
  ['as many of them as may be', '🎪'.repeat(256), 'good'],
  ['one more of them', '🎪'.repeat(257), 'long-password'],
  ['seven', 'zurvlpi', 'short-password'],
  ['more than 256', 'é'.repeat(257), 'long-password'],
  ['a common one', 'password1', 'weak-password'],
  ['a common one in capitals', 'FOOTBALL', 'weak-password'],
  ['no rule of composition', 'tapioca tapioca', 'good'],
])('ASVS 6.2: %s (%s) is %s', async (_, password, told) => {
  expect(await judge(password)).toBe(told);
});
