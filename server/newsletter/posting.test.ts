import { expect, test } from 'vitest';
import { letterBudgets, postLimits } from '../mail/limits.ts';
import type { Mail } from '../mail/mailer.ts';
import { addressesBudget } from './limits.ts';
import { openReader } from './testing/reader.ts';

const camille = 'camille@example.test';
const { mailboxLetters } = letterBudgets;
const down = { send: () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })) };

test('LAY-33: while the mail server is away the address is kept; the letter is sent later, once', async () => {
  const reader = await openReader();
  // Pressed repeatedly: they are owed one letter.
  for (const time of [1, 2, 3])
    expect([time, (await reader.ask('', { email: camille })).status]).toEqual([time, 202]);
  await reader.post(down);
  await reader.post();
  expect(reader.lettersTo(camille)).toEqual([]);
  reader.clock.set(reader.clock.now().add({ seconds: postLimits.firstPause }).toString());
  await reader.post();
  await reader.post();
  expect(reader.lettersTo(camille)).toHaveLength(1);
});

test('LAY-33: a slow mail server keeps nobody waiting who asks', async () => {
  const reader = await openReader();
  await reader.ask('', { email: camille });
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const posted: Mail[] = [];
  const posting = reader.post({
    send: async (mail) => {
      await taken;
      posted.push(mail);
    },
  });
  expect((await reader.ask('', { email: 'sam@example.test' })).status).toBe(202);
  take();
  await posting;
  expect(posted.map(({ to }) => to).toSorted()).toEqual([camille, 'sam@example.test']);
});

test('LAY-33: an address that the mail server refuses is retried ever more rarely, then given up; others do not wait', async () => {
  const reader = await openReader();
  for (const email of [camille, 'sam@example.test']) await reader.ask('', { email });
  const posted: string[] = [];
  let tries = 0;
  const refusing = {
    send: ({ to }: Mail) => {
      if (to !== camille) return Promise.resolve(void posted.push(to));
      tries += 1;
      return Promise.reject(Object.assign(new Error('550'), { code: 'EENVELOPE' }));
    },
  };
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    await reader.post(refusing);
    reader.clock.set(reader.clock.now().add({ hours: 1 }).toString());
  }
  expect([tries, posted]).toEqual([postLimits.tries, ['sam@example.test']]);
});

test('LAY-33: to one address a few letters are sent at once; beyond them nothing is, and the answer stays the same', async () => {
  const reader = await openReader();
  const answers = new Set<string>();
  for (let asked = 0; asked < mailboxLetters.atOnce + 3; asked += 1) {
    const { status, body } = await reader.ask('', { email: camille }, `192.0.2.${asked}`);
    answers.add(JSON.stringify([status, body]));
    await reader.post();
  }
  expect([answers.size, reader.lettersTo(camille).length]).toEqual([1, mailboxLetters.atOnce]);
  reader.clock.set(reader.clock.now().add({ seconds: mailboxLetters.every }).toString());
  await reader.ask('', { email: camille });
  await reader.post();
  expect(reader.lettersTo(camille)).toHaveLength(mailboxLetters.atOnce + 1);
});

test('LAY-33: a network gets a number of letters at once, by script or form; beyond it the answers stay the same', async () => {
  const reader = await openReader();
  const { atOnce } = letterBudgets.networkLetters;
  const asks = Array.from({ length: atOnce / 2 + 5 }, async (_, asked) => {
    const { status, body } = await reader.ask('', { email: `a${asked}@example.test` }, `192.0.2.${asked}`);
    const form = await reader.submit('/api/newsletter', { email: `b${asked}@example.test`, lang: 'en' });
    return JSON.stringify([status, body, form.status, form.headers.get('location')]);
  });
  const told = '[202,{"data":{"accepted":true}},303,"/en/newsletter/confirm?said=sent"]';
  expect(new Set(await Promise.all(asks))).toEqual(new Set([told]));
  const posted: string[] = [];
  await reader.post({ send: ({ to }) => Promise.resolve(void posted.push(to)) });
  expect(posted).toHaveLength(atOnce);
  // An address without a letter is not kept either.
  const kept = await reader.store.db.selectFrom('newsletter_subscriptions').select('email').execute();
  expect(kept.map(({ email }) => email).toSorted()).toEqual(posted.toSorted());
  await reader.ask('', { email: camille }, '192.0.3.1');
  await reader.post();
  expect(reader.lettersTo(camille)).toHaveLength(1);
});

test('LAY-33: one network asks for many addresses, but not for any number', async () => {
  const reader = await openReader();
  const { atOnce, every } = addressesBudget;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, asked) => reader.ask('', { email: `member${asked}@example.test` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  const refused = await reader.ask('', { email: camille });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(every)]);
  const form = await reader.submit('/api/newsletter', { email: camille, lang: 'fr' });
  expect(form.headers.get('location')).toBe('/fr/infolettre/confirmer?said=later');
  expect((await reader.ask('', { email: camille }, '198.51.100.1')).status).toBe(202);
});
