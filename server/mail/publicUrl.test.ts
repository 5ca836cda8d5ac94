import { expect, test } from 'vitest';
import { testSource } from '#server/profile/testing/testFestival.ts';
import texts from '#locales/en/mail.json' with { type: 'json' };
import { letterWriters } from '../letterWriters.ts';
import { createLog } from '../log.ts';
import { openSecrets } from '../protection/secrets.ts';
import {
  addMember,
  field,
  initiate,
  key,
  newestCode,
  openVisitor,
  password,
  readOutbox,
  type Answered,
} from '../member/testing/visitor.ts';
import { oweLetters, type DateLetter } from '../store/members/owedLetters.ts';
import { giveGrants } from '../staff/grants/giveGrants.ts';
import { staffOf } from '../staff/testing/staffOf.ts';
import { underOtherHost } from '../testing/otherHost.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { createMailer } from './mailer.ts';
import { createPostman } from './postman.ts';

const publicUrl = 'https://festival.example';
const email = 'camille@example.test';
const dateLetters: readonly DateLetter[] = ['showCancelled', 'showPostponed', 'showMoved'];

/** A letter of the outbox before line wrapping. */
const whole = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll(/\r?\n (?=\S)/g, ' ');
const linksIn = (letter: string): string[] => letter.match(/https?:\/\/[^\s"'<>)]*/g) ?? [];
/** A letter's name, found by its subject. */
const nameOf = (letter: string): string | undefined => {
  const [, subject = ''] = /^Subject: (.*)$/m.exec(letter) ?? [];
  return Object.entries(texts).find(([, { subject: text }]) =>
    new RegExp(`^${text.replaceAll(/\{\{\w+\}\}/g, '.*')}$`).test(subject),
  )?.[0];
};
/** The place's own map is elsewhere; the programme names it, no request does. */
const map = 'https://map.example/1';
const foreignIn = (letter: string): string[] =>
  linksIn(letter).filter((link) => link !== publicUrl && link !== map && !link.startsWith(`${publicUrl}/`));

test('Security: every letter links to the public address, whatever host the request that caused it names', async () => {
  const { app, store, clock, posted, mails } = await startOwnApp({ env: { PUBLIC_URL: publicUrl } });
  const folder = store.dataDirectory;
  const hono = underOtherHost(app.hono);
  const visitor = await openVisitor({ hono });
  const ask = async (path: string, body: object): Promise<Answered> => {
    const answer = await visitor.ask('POST', path, { body });
    await posted();
    return answer;
  };
  const reset = '/v1/reset-password';
  /** Gives the mailed code and does the last step. */
  const end = async (asked: Answered, to: string, step: string): Promise<number> => {
    const [token, uuid, userref] = ['token', 'uuid', 'userref'].map((name) => field(asked, name));
    const request = { token, uuid, userref, email: to, code: newestCode(folder, to), key };
    const authorization_code = field(await ask(`${reset}/validate`, request), 'authorization_code');
    return (await ask(`${reset}/${step}`, { ...request, authorization_code, newpassword: password })).status;
  };
  const form = { FullName: 'Jo Roy', Location: 'Laval', Password: password, lang: 'en' };
  const { id } = await addMember(store, email);

  expect(
    await end(
      await ask('/v1/register', { ...form, Email: 'jo@example.test' }),
      'jo@example.test',
      'activate-account',
    ),
  ).toBe(200);
  await ask('/v1/register', { ...form, Email: email });
  expect(await end(await ask(`${reset}/initiate`, { email, key }), email, 'finalize')).toBe(200);
  const pending = await initiate(visitor, email);
  const pair = await ask('/v1/login/verify', { token: pending, code: newestCode(folder, email), key });
  const token = field(pair, 'token');

  const now = clock.now().epochMilliseconds / 1000;
  await store.transact((db) =>
    oweLetters(
      db,
      dateLetters.map((letter) => ({ memberId: id, programmationId: 7, letter })),
      now,
    ),
  );
  const staff = staffOf(store, clock);
  await giveGrants(staff, [{ key: '1', email, credits: 3, pass: 'Three' }]);
  const postman = createPostman({
    store,
    mailer: createMailer({ smtpUrl: null, dataDirectory: folder, publicUrl }, clock),
    clock,
    log: createLog(() => null),
    writers: letterWriters({
      store,
      secrets: await openSecrets(store, clock),
      publicUrl,
      festival: testSource,
    }),
  });
  const askNewsletter = (path: string, fields: Record<string, string>): Promise<Response> =>
    Promise.resolve(
      hono.request(`/api/newsletter${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ ...fields, lang: 'en' }),
      }),
    );
  const newest = (): string => whole(readOutbox(folder).at(-1)?.text ?? '');
  await postman.deliver();
  const gala = { programmation: '7', edition: '2027', festival: '8', status: 'true' };
  const booked = await visitor.ask('POST', '/v1/me/creditbooking', { token, body: gala });
  await postman.deliver();
  await visitor.ask('DELETE', `/v1/me/creditbooking/${field(booked, 'uuid')}`, { token });
  await postman.deliver();
  await askNewsletter('', { email });
  await postman.deliver();
  const [, confirming = ''] = /confirm\?token=([\w.-]+)/.exec(newest()) ?? [];
  await askNewsletter('/confirm', { token: confirming });
  await postman.deliver();
  await askNewsletter('', { email });
  await postman.deliver();
  const sent = readOutbox(folder).map(({ text }) => whole(text));
  const deleted = await visitor.ask('POST', '/v1/me/delete', { token, body: { password } });
  expect(deleted.status).toBe(200);
  // The last letter has left the outbox.
  const last = mails.at(-1);

  const letters = [...sent, `Subject: ${last?.subject}\n\n${last?.text}\n${last?.html}`];
  // Its subject is that of the letter of a festival with credits.
  const names = Object.keys(texts).filter((name) => name !== 'accountDeletedWithoutCredits');
  expect([...new Set(letters.map(nameOf))].toSorted()).toEqual(names.toSorted());
  expect(letters.flatMap(foreignIn)).toEqual([]);
  const linking = letters.filter((letter) => linksIn(letter).length > 0).map(nameOf);
  const expected = Object.entries(texts).filter(([, { text }]) => text.includes('{{address}}'));
  expect([...new Set(linking)].toSorted()).toEqual(expected.map(([name]) => name).toSorted());
});

test('control: a letter that links to the request’s host is found out', () => {
  for (const link of ['http://evil.example/fr/activer#token=x', 'https://festival.example.evil.example/fr'])
    expect(foreignIn(`Hello,\n\n${link}\n`)).toEqual([link]);
});
