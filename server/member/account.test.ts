import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sourceOf, testFestival } from '../profile/testing/testFestival.ts';
import { createLog } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { email, post, postLast, postLater, toEmail } from './account.ts';

const jo = 'jo@example.test';

test.each([
  [jo, jo],
  [' Jo@Example.TEST\n', jo],
  ['ｊｏ＠example.test', jo],
  ['José@example.test', 'josé@example.test'],
  [`${'x'.repeat(300)}@example.test`, 'x'.repeat(254)],
  ['', ''],
])('SES-02: who logs in as %j is %j: an address is one account in any spelling', (given, address) => {
  expect(toEmail(given)).toBe(address);
});

const longest = `${'x'.repeat(60)}@${['y', 'z', 'w'].map((letter) => letter.repeat(59)).join('.')}.test`;
test.each([
  [jo, jo],
  [' Jo@Example.TEST ', jo],
  ['ｊｏ@example.test', jo],
  [longest, longest],
  [`${longest}${' '.repeat(400)}`, longest],
  [`${longest}${' '.repeat(900)}`, null],
  [`${'x'.repeat(200)}@${'y'.repeat(60)}.test`, null],
  ['', null],
  ['jo', null],
  ['jo@example.test, li@example.test', null],
  ['jo@example.test\nBcc: li@example.test', null],
  ['jo@example.test\u0000', null],
  [null, null],
])('PRO-10: the address %j is kept as %j, or is none', (given, address) => {
  const read = v.safeParse(email, given);
  expect(read.success ? read.output : null).toBe(address);
});

const full = Object.assign(new Error(`the mailbox of ${jo} is full`), { code: 'EENVELOPE' });

/** A mailer that keeps what it did, or fails at it. */
const open = (fails: { send?: Error; forget?: Error } = {}) => {
  const done: string[] = [];
  const logged: unknown[] = [];
  const take = async (what: string, failure: Error | undefined): Promise<void> => {
    await Promise.resolve();
    if (failure) throw failure;
    done.push(what);
  };
  const mailer: Mailer = {
    send: ({ to, subject }) => take(`${to}: ${subject}`, fails.send),
    forget: (recipient) => take(`${recipient} is forgotten`, fails.forget),
  };
  const log = createLog((line) => {
    const { level, event, letter, code } = JSON.parse(line);
    logged.push({ level, event, letter, code });
  });
  const festival = sourceOf({ ...testFestival, languages: ['en'] });
  return { deps: { mailer, log, festival }, done, logged };
};
const reader = { email: jo, firstname: 'Jo', lang: 'fr' } as const;
const welcome = `${jo}: Welcome to Festival`;
const deleted = `${jo}: Your account was deleted`;
const failed = { level: 'error', event: 'mail.failed', letter: 'welcome' };

test('a letter is in a language that the festival speaks', async () => {
  const { deps, done, logged } = open();
  await post(deps, 'welcome', reader);
  postLater(deps, 'passwordChanged', reader);
  await expect.poll(() => done).toEqual([welcome, `${jo}: Your password was changed`]);
  expect(logged).toEqual([]);
});

test.each([
  [full, 'EENVELOPE'],
  [new Error('gone'), 'unknown'],
])(
  'a letter that cannot be handed over is a refusal where the answer depends on it, and a line of the log without its reader: %#',
  async (failure, code) => {
    const { deps, logged } = open({ send: failure });
    await expect(post(deps, 'welcome', reader)).rejects.toMatchObject({ code: 'internal' });
    expect(logged).toEqual([{ ...failed, code }]);
    postLater(deps, 'welcome', reader);
    await expect
      .poll(() => logged)
      .toEqual([
        { ...failed, code },
        { ...failed, code },
      ]);
  },
);

test('the last letter goes out before all letters to its reader are forgotten, and both before the answer', async () => {
  const { deps, done } = open();
  await postLast(deps, 'accountDeletedWithoutCredits', reader);
  expect(done).toEqual([deleted, `${jo} is forgotten`]);
});

test('nobody waits for a last letter that somebody else keeps', async () => {
  const { deps } = open();
  const begun: string[] = [];
  const send: Mailer['send'] = ({ to, subject }) => {
    begun.push(`${to}: ${subject}`);
    return new Promise(() => undefined);
  };
  await postLast({ ...deps, mailer: { send } }, 'accountDeletedWithoutCredits', reader);
  expect(begun).toEqual([deleted]);
});

test('letters are forgotten, though the last one could not be handed over; what stays is a line of the log', async () => {
  const unsent = open({ send: full });
  await postLast(unsent.deps, 'accountDeletedWithoutCredits', reader);
  expect(unsent.done).toEqual([`${jo} is forgotten`]);
  const kept = open({ forget: Object.assign(new Error('read-only'), { code: 'EROFS' }) });
  await postLast(kept.deps, 'accountDeletedWithoutCredits', reader);
  expect([kept.done, kept.logged]).toEqual([
    [deleted],
    [{ level: 'error', event: 'mail.not-forgotten', letter: undefined, code: 'EROFS' }],
  ]);
});
