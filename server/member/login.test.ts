import type * as NodeCrypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { memberLimits, rates } from './limits.ts';
import { memberResources } from './resources.ts';
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
  type Visitor,
} from './testing/visitor.ts';

// Real, and counted.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof NodeCrypto>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

const email = 'camille@example.test';
let site: TestApp;
let visitor: Visitor;
let folder: string;
beforeEach(async () => {
  site = await startTestApp();
  folder = site.store.dataDirectory;
  visitor = await openVisitor(site.app);
  await addMember(site.store, email, 'fr');
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const give = (username: string, secret: string) =>
  visitor.ask('POST', '/v1/login/initiate', { body: { username, password: secret, key } });
const verify = (token: string, code: string) =>
  visitor.ask('POST', '/v1/login/verify', { body: { token, code, key } });
const resend = (token: string) => visitor.ask('POST', '/v1/login/initiate', { body: { token, key } });
const profile = async (token: string) => refusal(await visitor.ask('GET', '/v1/me/profile', { token }));
const waitSeconds = (seconds: number): void => site.clock.set(site.clock.now().add({ seconds }).toString());

describe('the first step', () => {
  test('SES-02: the right password mails a code and answers a pending token', async () => {
    const answer = await give(email, password);
    expect([answer.status, answer.body]).toEqual([
      200,
      { token: expect.any(String), refresh_token: null, expires_in: 600, delivery: 'email' },
    ]);
    const [mail, ...more] = readOutbox(folder);
    expect(more).toEqual([]);
    expect(mail?.name).toBe('2027-07-16T21:30:00.000000000Z-camille@example.test.eml');
    expect(mail?.text).toMatch(/^To: camille@example\.test$/m);
    expect(mail?.text).toMatch(/^Subject: Votre code de connexion$/m);
    expect(mail?.text).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.text.match(/^\d{6}$/gm)).toHaveLength(1);
  });

  test('SES-02: the address counts whatever its case and the spaces around it, the password as it is', async () => {
    expect((await give('  Camille@Example.TEST ', password)).status).toBe(200);
    expect(refusal(await give(email, `${password} `))).toBe('401 invalid-credentials');
  });

  test('a wrong password and an unknown address are answered alike, byte for byte', async () => {
    const [known, unknown] = [await give(email, 'wrong'), await give('nobody@example.test', 'wrong')];
    expect(refusal(known)).toBe('401 invalid-credentials');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(readOutbox(folder)).toEqual([]);
  });

  test('an unknown address takes the same work as a wrong password', async () => {
    const workFor = async (username: string) => {
      vi.mocked(argon2).mockClear();
      await give(username, 'wrong');
      return vi
        .mocked(argon2)
        .mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => [
          algorithm,
          { memory, passes, parallelism, tagLength },
        ]);
    };
    const known = await workFor(email);
    expect(known.length).toBe(1);
    expect(await workFor('nobody@example.test')).toEqual(known);
  });

  test('SES-04: the pending token opens nothing but the second step', async () => {
    const token = await initiate(visitor, email);
    for (const { method, path, access } of memberResources) {
      if (access !== 'member') continue;
      const answer = await visitor.ask(method, path, method === 'GET' ? { token } : { token, body: {} });
      expect([path, refusal(answer)]).toEqual([path, '401 unauthorised']);
    }
    const refreshed = await visitor.ask('POST', '/v1/login_token_refresh', {
      body: { refresh_token: token, key },
    });
    expect(refusal(refreshed)).toBe('401 unauthorised');
    expect((await verify(token, newestCode(folder, email))).status).toBe(200);
  });

  test('SES-04: an access token is no pending one', async () => {
    const { token } = await signIn(visitor, folder, email);
    expect(await profile(token)).toBe('200');
    expect(refusal(await verify(token, '123456'))).toBe('401 unauthorised');
    expect(refusal(await resend(token))).toBe('401 unauthorised');
  });

  test('a mail that cannot be sent is no login, and the log tells no address', async () => {
    const other = await startTestApp({ env: { SMTP_URL: 'smtp://user:secret@127.0.0.1:1' } });
    await addMember(other.store, email);
    const answer = await (
      await openVisitor(other.app)
    ).ask('POST', '/v1/login/initiate', { body: { username: email, password, key } });
    await other.close();
    expect(refusal(answer)).toBe('500 internal');
    expect(other.logged).toEqual([
      expect.objectContaining({ event: 'mail.failed', letter: 'loginCode', code: 'ESOCKET' }),
    ]);
    expect(JSON.stringify(other.logged)).not.toMatch(/camille|secret/);
  });
});

describe('the second step', () => {
  test('SES-03: the code begins the session of its member', async () => {
    const token = await initiate(visitor, email);
    const answer = await verify(token, newestCode(folder, email));
    expect(answer.body).toEqual({ token: expect.any(String), refresh_token: expect.any(String) });
    const claims = decodeJwt(field(answer, 'token'));
    const now = Temporal.Instant.from('2027-07-16T21:30:00Z').epochMilliseconds / 1000;
    expect(claims).toMatchObject({ gen: 0, iat: now, exp: now + 300, sid: expect.any(String) });
    expect(await profile(field(answer, 'token'))).toBe('200');
  });

  test('SES-03: a code may come with spaces or full-width digits', async () => {
    const token = await initiate(visitor, email);
    const code = newestCode(folder, email);
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect((await verify(token, ` ${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(200);
  });

  test('a code works once', async () => {
    const token = await initiate(visitor, email);
    const code = newestCode(folder, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token, code)));
    expect(answers.map(refusal).sort()).toEqual(['200', ...Array.from({ length: 4 }, () => '410 dead')]);
  });

  test('the fifth guess still counts, the sixth is refused even if it is right', async () => {
    const token = await initiate(visitor, email);
    const code = newestCode(folder, email);
    for (let guess = 1; guess <= 4; guess += 1)
      expect(refusal(await verify(token, otherThan(code)))).toBe('401 wrong-code');
    expect((await verify(token, code)).status).toBe(200);

    const second = await initiate(visitor, email);
    const secondCode = newestCode(folder, email);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(refusal(await verify(second, otherThan(secondCode)))).toBe('401 wrong-code');
    expect(refusal(await verify(second, secondCode))).toBe('410 dead');
  });

  test('guesses side by side are counted one by one', async () => {
    const token = await initiate(visitor, email);
    const wrong = otherThan(newestCode(folder, email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, wrong)));
    expect(answers.map(refusal).filter((told) => told === '401 wrong-code')).toHaveLength(5);
  });

  test('a code lasts ten minutes, to the second', async () => {
    const [early, late] = [await initiate(visitor, email), await initiate(visitor, email)];
    const [one, other] = readOutbox(folder).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
    waitSeconds(599);
    expect((await verify(early, one ?? '')).status).toBe(200);
    waitSeconds(1);
    expect(refusal(await verify(late, other ?? ''))).toBe('410 expired');
  });

  test('G9: two logins of a member end each at its own time, whatever becomes of the other', async () => {
    const older = await initiate(visitor, email);
    const olderCode = newestCode(folder, email);
    waitSeconds(300);
    const newer = await initiate(visitor, email);
    const newerCode = newestCode(folder, email);
    waitSeconds(299);
    for (let guess = 1; guess < memberLimits.tries; guess += 1) await verify(older, otherThan(olderCode));
    waitSeconds(1);
    expect(refusal(await verify(older, olderCode))).toBe('410 expired');
    expect(refusal(await resend(older))).toBe('410 expired');
    expect(refusal(await verify(older, newerCode))).toBe('410 expired');
    for (let guess = 1; guess < memberLimits.tries; guess += 1)
      expect(refusal(await verify(newer, otherThan(newerCode)))).toBe('401 wrong-code');
    waitSeconds(299);
    expect((await verify(newer, newerCode)).status).toBe(200);
  });

  test('G9: a newer login takes no time from the older one and gives it none, used or renewed', async () => {
    const older = await initiate(visitor, email);
    const olderCode = newestCode(folder, email);
    const [used, renewed] = [await initiate(visitor, email), await initiate(visitor, email)];
    const codes = readOutbox(folder).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '');
    expect((await verify(used, codes[1] ?? '')).status).toBe(200);
    waitSeconds(599);
    await resend(renewed);
    const renewedCode = newestCode(folder, email);
    expect((await verify(older, olderCode)).status).toBe(200);
    waitSeconds(599);
    expect((await verify(renewed, renewedCode)).status).toBe(200);

    const last = await initiate(visitor, email);
    const lastCode = newestCode(folder, email);
    waitSeconds(1);
    const another = await initiate(visitor, email);
    waitSeconds(599);
    await resend(another);
    expect(refusal(await verify(last, lastCode))).toBe('410 expired');
  });

  test('G9: what has ended is known for a day, so that it can be told apart; then it is forgotten', async () => {
    const ended = await initiate(visitor, email);
    const attempts = async () =>
      (await site.store.db.selectFrom('login_attempts').select('id').execute()).length;
    waitSeconds(memberLimits.codeLifetime + memberLimits.memory - 1);
    await initiate(visitor, email);
    expect([refusal(await verify(ended, '000000')), await attempts()]).toEqual(['410 expired', 2]);
    waitSeconds(2);
    await initiate(visitor, email);
    expect(await attempts()).toBe(2);
  });

  test('G9: a code belongs to its attempt', async () => {
    const first = await initiate(visitor, email);
    const code = newestCode(folder, email);
    const second = await initiate(visitor, email);
    if (newestCode(folder, email) !== code)
      expect(refusal(await verify(second, code))).toBe('401 wrong-code');
    expect((await verify(first, code)).status).toBe(200);
  });

  test('what is kept of a code is a hash', async () => {
    await initiate(visitor, email);
    const rows = await site.store.db.selectFrom('login_attempts').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ tries: 0, used: 0 })]);
    expect(JSON.stringify(rows)).not.toContain(`"${newestCode(folder, email)}"`);
  });
});

describe('a new code', () => {
  test('a resend replaces the code, with its time and its tries anew; either token takes it', async () => {
    const first = await initiate(visitor, email);
    const old = newestCode(folder, email);
    for (let guess = 1; guess <= 4; guess += 1) await verify(first, otherThan(old));
    waitSeconds(590);
    const answer = await resend(first);
    expect(answer.body).toMatchObject({ refresh_token: null, expires_in: 600, delivery: 'email' });
    const code = newestCode(folder, email);
    if (code !== old) expect(refusal(await verify(first, old))).toBe('401 wrong-code');
    waitSeconds(590);
    expect((await verify(first, code)).status).toBe(200);
  });

  test('a dead or an expired attempt gets no new code', async () => {
    const dead = await initiate(visitor, email);
    const wrong = otherThan(newestCode(folder, email));
    for (let guess = 1; guess <= 5; guess += 1) await verify(dead, wrong);
    expect(refusal(await resend(dead))).toBe('410 dead');
    const late = await initiate(visitor, email);
    waitSeconds(600);
    expect(refusal(await resend(late))).toBe('410 expired');
  });

  test('ten new codes an hour, then 429', async () => {
    const token = await initiate(visitor, email);
    for (let sent = 0; sent < rates.resends.points; sent += 1) expect((await resend(token)).status).toBe(200);
    const refused = await resend(token);
    expect(refusal(refused)).toBe('429 too-many');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});

describe('limits', () => {
  const exhaust = async (username: string): Promise<void> => {
    for (let guess = 0; guess < rates.passwords.points; guess += 1)
      expect(refusal(await give(username, 'wrong'))).toBe('401 invalid-credentials');
  };

  test('thirty passwords an hour, for unknown addresses too; others are not held up', async () => {
    await addMember(site.store, 'sam@example.test');
    await exhaust(email);
    await exhaust('nobody@example.test');
    const [known, unknown] = [await give(email, password), await give('nobody@example.test', password)];
    expect([refusal(known), refusal(unknown)]).toEqual(['429 too-many', '429 too-many']);
    expect(unknown.body).toEqual(known.body);
    const wait = Number(known.headers.get('retry-after'));
    expect([wait > 3500, wait <= rates.passwords.duration]).toEqual([true, true]);
    expect((await give('sam@example.test', password)).status).toBe(200);
  });

  test('G9: all writings of an address are one account and are counted together', async () => {
    await addMember(site.store, 'kim@example.test');
    const writings = [
      'kim@example.test',
      'KIM@Example.TEST',
      ' \tkim@example.test\n',
      '\u00a0kim@example.test\u3000',
      '\u212aim@example.test',
      '\uff4b\uff49\uff4d\uff20example.test',
    ];
    for (const writing of writings)
      expect([writing, (await give(writing, password)).status]).toEqual([writing, 200]);
    for (let guess = writings.length; guess < rates.passwords.points; guess += 1)
      await give(writings[guess % writings.length] ?? '', 'wrong');
    for (const writing of writings)
      expect([writing, refusal(await give(writing, password))]).toEqual([writing, '429 too-many']);
    for (const other of ['kim@example.test.example', 'ki\u043c@example.test', 'kim\u200b@example.test'])
      expect([other, refusal(await give(other, password))]).toEqual([other, '401 invalid-credentials']);
    expect((await give(email, password)).status).toBe(200);
  });

  test('G9: nobody is locked out for good', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await exhaust(email);
    vi.setSystemTime(Date.now() + rates.passwords.duration * 1000 - 1000);
    expect(refusal(await give(email, password))).toBe('429 too-many');
    vi.setSystemTime(Date.now() + 1000);
    expect((await give(email, password)).status).toBe(200);
  });

  test('a login that succeeds gives the account its tries back', async () => {
    for (let guess = 1; guess < rates.passwords.points; guess += 1) await give(email, 'wrong');
    await signIn(visitor, folder, email);
    expect(refusal(await give(email, 'wrong'))).toBe('401 invalid-credentials');
  });

  test('a login by another writing of the address gives the account its tries back too', async () => {
    for (let guess = 1; guess < rates.passwords.points; guess += 1) await give(email, 'wrong');
    const token = await initiate(visitor, ` ${email.toUpperCase()}`);
    expect((await verify(token, newestCode(folder, email))).status).toBe(200);
    expect(refusal(await give(email, 'wrong'))).toBe('401 invalid-credentials');
  });

  test('G9: thirty wrong codes an hour, over all attempts of a member', async () => {
    for (let attempt = 0; attempt < rates.codes.points / memberLimits.tries; attempt += 1) {
      const token = await initiate(visitor, email);
      const wrong = otherThan(newestCode(folder, email));
      for (let guess = 0; guess < memberLimits.tries; guess += 1) await verify(token, wrong);
    }
    const token = await initiate(visitor, email);
    expect(refusal(await verify(token, newestCode(folder, email)))).toBe('429 too-many');
  });

  test('one address may ask a lot, but not without end', async () => {
    const spam = { token: 'none', code: '000000', key };
    const asked = await Promise.all(
      Array.from({ length: rates.address.points + 1 }, () =>
        visitor.ask('POST', '/v1/login/verify', { body: spam }),
      ),
    );
    expect(new Set(asked.slice(0, -1).map(refusal))).toEqual(new Set(['401 unauthorised']));
    expect(refusal(asked.at(-1) ?? { status: 0, body: null, headers: new Headers() })).toBe('429 too-many');
  });
});

describe('tokens', () => {
  const sign = async (claims: object, typ: string, secret: string) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ })
      .sign(Buffer.from(secret, 'base64url'));

  test('SES-14: no other algorithm, key, type, issuer or audience opens anything', async () => {
    const { token } = await signIn(visitor, folder, email);
    const claims = decodeJwt(token);
    const { secret } = await site.store.db
      .selectFrom('signing_keys')
      .select('secret')
      .executeTakeFirstOrThrow();
    expect(await profile(await sign(claims, 'access', secret))).toBe('200');
    for (const forged of [
      new UnsecuredJWT(claims).encode(),
      await sign(claims, 'access', Buffer.alloc(32).toString('base64url')),
      await sign(claims, 'pending', secret),
      await sign({ ...claims, aud: 'login' }, 'access', secret),
      await sign({ ...claims, iss: 'someone' }, 'access', secret),
      await sign({ ...claims, sub: crypto.randomUUID() }, 'access', secret),
      await sign({ ...claims, sid: crypto.randomUUID() }, 'access', secret),
      token.slice(0, -2),
      'nonsense',
    ])
      expect(await profile(forged)).toBe('401 unauthorised');
  });

  test('SES-07: an access token lasts five minutes, with a minute for clocks', async () => {
    const { token } = await signIn(visitor, folder, email);
    waitSeconds(359);
    expect(await profile(token)).toBe('200');
    waitSeconds(1);
    expect(await profile(token)).toBe('401 unauthorised');
  });

  test('nothing secret is logged', async () => {
    const pending = await initiate(visitor, email);
    await verify(pending, otherThan(newestCode(folder, email)));
    const { token, refresh } = await signIn(visitor, folder, email);
    await give(email, 'a wrong password');
    await visitor.ask('GET', `/v1/me/profile?token=${token}`, { token: `${token}x` });
    const lines = JSON.stringify(site.logged);
    for (const secret of [password, 'a wrong password', email, pending, token, refresh])
      expect(lines).not.toContain(secret);
  });
});
