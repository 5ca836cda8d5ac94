import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { letterBudgets } from '#server/mail/limits.ts';
import { askerBudgets, memberEffort, memberLimits } from '../limits.ts';
import {
  addMember,
  field,
  initiate,
  key,
  newestCode,
  openVisitor,
  otherThan,
  password,
  readOutbox,
  refusal,
  signIn,
  type Answered,
  type Visitor,
} from '../testing/visitor.ts';

const email = 'camille@example.test';
const newpassword = 'a brand new password';
let site: TestApp;
let visitor: Visitor;
let folder: string;
beforeEach(async () => {
  site = await startTestApp();
  folder = site.store.dataDirectory;
  visitor = await openVisitor(site.app);
  await addMember(site.store, email);
});
afterEach(() => site.close());

/** Sends a request, and waits for its letter. */
const post = async (step: string, body: object): Promise<Answered> => {
  const answer = await visitor.ask('POST', `/v1/reset-password/${step}`, { body });
  await site.posted();
  return answer;
};
const identify = (answer: Answered, address: string) => ({
  token: field(answer, 'token'),
  uuid: field(answer, 'uuid'),
  userref: field(answer, 'userref'),
  email: address,
  key,
});
const ask = async (address = email) => {
  const identifiers = identify(await post('initiate', { email: address, key }), address);
  return { identifiers, code: newestCode(folder, address) };
};
/** Requests a reset, gives the code and returns all that the last step needs. */
const authorize = async () => {
  const { identifiers, code } = await ask();
  const authorization_code = field(await post('validate', { ...identifiers, code }), 'authorization_code');
  return { ...identifiers, code, authorization_code, newpassword };
};
const logIn = async (secret: string) =>
  refusal(
    await visitor.ask('POST', '/v1/login/initiate', { body: { username: email, password: secret, key } }),
  );
const waitSeconds = (seconds: number): void => site.clock.set(site.clock.now().add({ seconds }).toString());

describe('a new password', () => {
  test('PRO-07: address, code, password; nobody is logged in by it', async () => {
    const finish = await authorize();
    expect((await post('finalize', finish)).body).toEqual({ data: {} });
    expect([await logIn(password), await logIn(newpassword)]).toEqual(['401 invalid-credentials', '200']);
    const mails = readOutbox(folder).map(({ text }) =>
      /^Subject: (.*)$/m.exec(text)?.[1]?.replace(/^\d{6}/, 'CODE'),
    );
    expect(mails).toEqual([
      'CODE is your Festival code for a new password',
      'Your password was changed',
      'CODE is your Festival code',
    ]);
  });

  test('PRO-07: every session and login of the member ends', async () => {
    const { token, refresh } = await signIn(visitor, folder, email);
    const pending = await initiate(visitor, email);
    const code = newestCode(folder, email);
    await post('finalize', await authorize());
    expect(refusal(await visitor.ask('GET', '/v1/me/profile', { token }))).toBe('401 unauthorised');
    const refreshed = { body: { refresh_token: refresh, key } };
    expect(refusal(await visitor.ask('POST', '/v1/login_token_refresh', refreshed))).toBe('401 unauthorised');
    const verified = { body: { token: pending, code, key } };
    expect(refusal(await visitor.ask('POST', '/v1/login/verify', verified))).toBe('410 dead');
  });

  test('PRO-07: each step works once', async () => {
    const finish = await authorize();
    expect(refusal(await post('validate', finish))).toBe('401 wrong-code');
    expect((await post('finalize', finish)).status).toBe(200);
    expect(refusal(await post('finalize', { ...finish, newpassword: 'yet another one' }))).toBe(
      '401 wrong-code',
    );
    expect(await logIn(newpassword)).toBe('200');
  });

  test('PRO-07: who hears no answer asks again with the same password; it is done once', async () => {
    const finish = await authorize();
    expect((await post('finalize', finish)).body).toEqual({ data: {} });
    const mailed = readOutbox(folder).length;
    expect(await logIn(newpassword)).toBe('200');
    const again = await post('finalize', finish);
    expect([again.status, again.body]).toEqual([200, { data: {} }]);
    // Only the login's code was mailed in between.
    expect(readOutbox(folder).length - mailed).toBe(1);
    for (const wrong of [
      { newpassword: 'yet another one' },
      { authorization_code: 'x'.repeat(43) },
      { code: otherThan(finish.code) },
    ])
      expect(refusal(await post('finalize', { ...finish, ...wrong }))).toBe('401 wrong-code');
    expect(await logIn(newpassword)).toBe('200');
    waitSeconds(memberLimits.codeLifetime);
    expect(refusal(await post('finalize', finish))).toBe('410 expired');
  });

  test('PRO-07: asking again ends no session that began since', async () => {
    const finish = { ...(await authorize()), newpassword: password };
    await post('finalize', finish);
    const { token } = await signIn(visitor, folder, email);
    expect((await post('finalize', finish)).status).toBe(200);
    expect((await visitor.ask('GET', '/v1/me/profile', { token })).status).toBe(200);
  });

  test('PRO-07: no step can be left out', async () => {
    const { identifiers, code } = await ask();
    for (const authorization_code of ['', code, 'x'.repeat(43)])
      expect(refusal(await post('finalize', { ...identifiers, code, authorization_code, newpassword }))).toBe(
        '401 wrong-code',
      );
    expect(await logIn(password)).toBe('200');
  });

  test('PRO-07: all that identifies a request belongs to that one', async () => {
    await addMember(site.store, 'sam@example.test');
    const sam = await ask('sam@example.test');
    const finish = await authorize();
    const mixtures = [
      { token: sam.identifiers.token },
      { uuid: sam.identifiers.uuid },
      { userref: sam.identifiers.userref },
      { email: 'sam@example.test' },
      { code: otherThan(finish.code) },
      { authorization_code: 'x'.repeat(43) },
      { ...sam.identifiers },
    ];
    for (const mixed of mixtures)
      expect([mixed, refusal(await post('finalize', { ...finish, ...mixed }))]).toEqual([
        mixed,
        '401 wrong-code',
      ]);
    // The control: unmixed it works.
    expect((await post('finalize', finish)).status).toBe(200);
  });

  test('PRO-06: a code is taken as people type it, in both steps that have it', async () => {
    const { identifiers, code } = await ask();
    const [one, two] = [code.slice(0, 3), code.slice(3)];
    const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const validated = await post('validate', { ...identifiers, code: ` ${one} ${two}\n` });
    const authorization_code = field(validated, 'authorization_code');
    for (const typed of [`${one}-${two}`, wide])
      expect([
        typed,
        (await post('finalize', { ...identifiers, code: typed, authorization_code, newpassword })).body,
      ]).toEqual([typed, { data: {} }]);
    expect(await logIn(newpassword)).toBe('200');
  });

  test('PRO-06: five tries, the sixth is refused even if it is right', async () => {
    const { identifiers, code } = await ask();
    for (let guess = 1; guess <= memberLimits.tries; guess += 1)
      expect(refusal(await post('validate', { ...identifiers, code: otherThan(code) }))).toBe(
        '401 wrong-code',
      );
    expect(refusal(await post('validate', { ...identifiers, code }))).toBe('410 dead');
  });

  test('PRO-06: a code lasts ten minutes, to the second', async () => {
    const { identifiers, code } = await ask();
    waitSeconds(599);
    expect(refusal(await post('validate', { ...identifiers, code: otherThan(code) }))).toBe('401 wrong-code');
    waitSeconds(1);
    expect(refusal(await post('validate', { ...identifiers, code }))).toBe('410 expired');
  });

  test('Security: requests of strangers leave the code that is on its way as it is, until one is used', async () => {
    const own = await authorize();
    const { identifiers, code } = await ask();
    expect((await post('validate', { ...identifiers, code })).status).toBe(200);
    const unused = await ask();
    expect((await post('finalize', own)).body).toEqual({ data: {} });
    expect(refusal(await post('validate', { ...unused.identifiers, code: unused.code }))).toBe(
      '401 wrong-code',
    );
  });

  test('PRO-06: a right code gives the tries back, for the last step', async () => {
    const { identifiers, code } = await ask();
    for (let guess = 1; guess < memberLimits.tries; guess += 1)
      await post('validate', { ...identifiers, code: otherThan(code) });
    const authorization_code = field(await post('validate', { ...identifiers, code }), 'authorization_code');
    expect((await post('finalize', { ...identifiers, code, authorization_code, newpassword })).status).toBe(
      200,
    );
  });

  test('PRO-07: a new password lets a member in who had used up their tries', async () => {
    for (let guess = 0; guess < askerBudgets.passwords.atOnce; guess += 1) await logIn('wrong');
    expect(await logIn(password)).toBe('429 too-many');
    await post('finalize', await authorize());
    expect(await logIn(newpassword)).toBe('200');
  });

  test('PRO-07: a weak password uses nothing up', async () => {
    const finish = await authorize();
    expect(refusal(await post('finalize', { ...finish, newpassword: 'password' }))).toBe('400 weak-password');
    expect((await post('finalize', finish)).status).toBe(200);
  });

  test('an unknown address is answered alike, step by step, and gets no mail', async () => {
    const [known, unknown] = [
      await post('initiate', { email, key }),
      await post('initiate', { email: 'nobody@example.test', key }),
    ];
    const shape = (answer: Answered) => [
      answer.status,
      JSON.stringify(answer.body).replace(/"(\d+\.)?[\w-]{36,}"/g, '"…"'),
      [...answer.headers],
    ];
    expect(shape(unknown)).toEqual(shape(known));
    expect(shape(known)[1]).toBe('{"data":{"token":"…","uuid":"…","userref":"…","expires_in":600}}');
    const code = otherThan(newestCode(folder, email));
    for (let guess = 0; guess <= memberLimits.tries; guess += 1) {
      const one = await post('validate', { ...identify(known, email), code });
      const other = await post('validate', { ...identify(unknown, 'nobody@example.test'), code });
      expect([other.status, other.body]).toEqual([one.status, one.body]);
    }
    expect(readOutbox(folder)).toHaveLength(1);
  });

  test('neither is told by the time', async () => {
    const slow = await startOwnApp({ effort: memberEffort });
    await addMember(slow.store, email);
    visitor = await openVisitor(slow.app);
    for (const address of [email, 'nobody@example.test']) {
      const start = performance.now();
      await post('initiate', { email: address, key });
      const elapsed = performance.now() - start;
      expect(elapsed).toBeGreaterThan(memberEffort.evenReset - 5);
    }
  });

  test('PRO-05: three codes an hour for one account and address, known or not; elsewhere as many', async () => {
    for (const address of [email, 'nobody@example.test']) {
      for (const told of ['200', '200', '200', '429 too-many'])
        expect(refusal(await post('initiate', { email: address, key }))).toBe(told);
      const elsewhere = await openVisitor(site.app, { address: '192.0.2.1' });
      const answer = await elsewhere.ask('POST', '/v1/reset-password/initiate', {
        body: { email: address, key },
      });
      expect(answer.status).toBe(200);
    }
  });

  test('Security: strangers fill a mailbox with six mails, known devices and unknown addresses tell no difference', async () => {
    const own = await openVisitor(site.app, { address: '192.0.2.1' });
    await signIn(own, folder, email);
    const mailed = readOutbox(folder).length;
    const told = new Set<string>();
    for (let network = 0; network < 4; network += 1) {
      const stranger = await openVisitor(site.app, { address: `198.51.100.${network}` });
      for (const address of [email, 'nobody@example.test', email, email]) {
        const answer = await stranger.ask('POST', '/v1/reset-password/initiate', {
          body: { email: address, key },
        });
        await site.posted();
        told.add(JSON.stringify([answer.status, answer.body]).replace(/"(\d+\.)?[\w-]{36,}"/g, '"…"'));
      }
    }
    expect([...told]).toEqual(['[200,{"data":{"token":"…","uuid":"…","userref":"…","expires_in":600}}]']);
    expect(readOutbox(folder).length - mailed).toBe(letterBudgets.mailboxLetters.atOnce);
    const asked = await own.ask('POST', '/v1/reset-password/initiate', { body: { email, key } });
    await site.posted();
    expect(readOutbox(folder).length - mailed).toBe(letterBudgets.mailboxLetters.atOnce + 1);
    const request = { ...identify(asked, email), code: newestCode(folder, email) };
    expect((await own.ask('POST', '/v1/reset-password/validate', { body: request })).status).toBe(200);
    waitSeconds(letterBudgets.mailboxLetters.every - 1);
    await post('initiate', { email, key });
    expect(readOutbox(folder).length - mailed).toBe(letterBudgets.mailboxLetters.atOnce + 1);
    waitSeconds(1);
    await post('initiate', { email, key });
    expect(readOutbox(folder).length - mailed).toBe(letterBudgets.mailboxLetters.atOnce + 2);
  });
});

describe('a first password', () => {
  const forget = () =>
    site.store.transact((db) => db.updateTable('members').set({ password_hash: null }).execute());

  test('PRO-08: a member without one chooses it, without repeating the code', async () => {
    await forget();
    const { code: _, ...activate } = await authorize();
    expect((await post('activate-account', activate)).body).toEqual({ data: {} });
    expect(await logIn(newpassword)).toBe('200');
  });

  test('PRO-08: one that is too short or too common is refused after the proof alone, and uses nothing up', async () => {
    await forget();
    const { code: _, ...proof } = await authorize();
    const give = async (changed: object) => refusal(await post('activate-account', { ...proof, ...changed }));
    expect([
      await give({ newpassword: 'password', authorization_code: 'another' }),
      await give({ newpassword: 'short' }),
      await give({ newpassword: 'password' }),
      await give({}),
      await logIn(newpassword),
    ]).toEqual(['401 wrong-code', '400 short-password', '400 weak-password', '200', '200']);
  });

  test('PRO-08: who hears no answer asks again with the same password, and no other', async () => {
    await forget();
    const { code: _, ...proof } = await authorize();
    const give = async (chosen: string) =>
      refusal(await post('activate-account', { ...proof, newpassword: chosen }));
    expect([await give(newpassword), await give(newpassword), await give('yet another one')]).toEqual([
      '200',
      '200',
      '401 wrong-code',
    ]);
  });

  test('PRO-08: a member who has one is not activated again', async () => {
    const finish = await authorize();
    expect(refusal(await post('activate-account', finish))).toBe('401 wrong-code');
    expect(await logIn(password)).toBe('200');
  });
});
