import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { initiate, newestCode, otherThan, password, signIn } from './testing/visitor.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { email, loginSteps, openLoginSite, type LoginSite } from './testing/loginSite.ts';
import { createTokens, readRefreshToken, writeRefreshToken } from './tokens.ts';

let at: LoginSite;
beforeEach(async () => {
  at = await openLoginSite();
});
afterEach(() => at.site.close());
const { give, verify, profile, waitSeconds } = loginSteps(() => at);

describe('tokens', () => {
  const sign = async (claims: object, typ: string, secret: string) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ })
      .sign(Buffer.from(secret, 'base64url'));

  test('SES-14: no other algorithm, key, type, issuer or audience opens anything', async () => {
    const { token } = await signIn(at.visitor, at.folder, email);
    const claims = decodeJwt(token);
    const { secret } = await at.site.store.db
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
    const { token } = await signIn(at.visitor, at.folder, email);
    waitSeconds(359);
    expect(await profile(token)).toBe('200');
    waitSeconds(1);
    expect(await profile(token)).toBe('401 unauthorised');
  });

  test('nothing secret is logged', async () => {
    const pending = await initiate(at.visitor, email);
    await verify(pending, otherThan(newestCode(at.folder, email)));
    const { token, refresh } = await signIn(at.visitor, at.folder, email);
    await give(email, 'a wrong password');
    await at.visitor.ask('GET', `/v1/me/profile?token=${token}`, { token: `${token}x` });
    const lines = JSON.stringify(at.site.logged);
    for (const secret of [password, 'a wrong password', email, pending, token, refresh])
      expect(lines).not.toContain(secret);
  });
});

describe('each kind of token', () => {
  const clock = createTestClock('2027-07-16T21:30:00Z');
  const now = clock.now().epochMilliseconds / 1000;
  const key = Buffer.alloc(32, 7);
  const tokens = createTokens({ key }, clock);
  const access = { sub: 'camille', sid: 'family', gen: 3, exp: now + 300 };
  const device = { id: 'device', account: 'account' };
  const kinds = async () => [
    await tokens.signAccess(access),
    await tokens.signPending('attempt', now + 600),
    await tokens.signDevice(device, now + 900),
  ];

  test('SES-04: it says what it is, for whom and until when, and its own reader alone reads it', async () => {
    const all = await kinds();
    expect(all.map((token) => [decodeProtectedHeader(token), decodeJwt(token)])).toEqual([
      [
        { alg: 'HS256', typ: 'access' },
        { iss: 'chapiteau', aud: 'member', iat: now, ...access },
      ],
      [
        { alg: 'HS256', typ: 'pending' },
        { iss: 'chapiteau', aud: 'login', iat: now, sub: 'attempt', exp: now + 600 },
      ],
      [
        { alg: 'HS256', typ: 'device' },
        { iss: 'chapiteau', aud: 'limits', iat: now, sub: 'account', jti: 'device', exp: now + 900 },
      ],
    ]);
    const readBy = (read: (token: string) => Promise<unknown>) =>
      Promise.all(all.map((token) => read(token)));
    expect([
      await readBy((token) => tokens.readAccess(token)),
      await readBy(tokens.readPending),
      await readBy(tokens.readDevice),
    ]).toEqual([
      [{ ...access, iat: now }, null, null],
      [null, 'attempt', null],
      [null, null, device],
    ]);
  });

  test.each([
    ['its end', { iat: now, sub: 'account', jti: 'device' }],
    ['its begin', { exp: now + 900, sub: 'account', jti: 'device' }],
    ['its account', { exp: now + 900, iat: now, jti: 'device' }],
    ['its name', { exp: now + 900, iat: now, sub: 'account' }],
  ])('Security: one of a device without %s is none', async (_, claims) => {
    const sign = (more: object) =>
      new SignJWT({ iss: 'chapiteau', aud: 'limits', ...claims, ...more })
        .setProtectedHeader({ alg: 'HS256', typ: 'device' })
        .sign(key);
    const whole = { exp: now + 900, iat: now, sub: 'account', jti: 'device' };
    expect([await tokens.readDevice(await sign({})), await tokens.readDevice(await sign(whole))]).toEqual([
      null,
      device,
    ]);
  });

  test('SES-09: a refresh token is a session, its secret and a seal; anything else is none', () => {
    const secrets = { key, hash: (...parts: string[]) => parts.join('-') };
    const token = writeRefreshToken(secrets, { family: 'f', secret: 's' });
    expect(token).toBe('f.s.seal-f-s');
    const read = (given: string) => readRefreshToken(secrets, given);
    expect(read(token)).toEqual({ family: 'f', secret: 's' });
    for (const foreign of ['', 'f', 'f.s', 'f.s.', 'f.s.seal-f-x', 'g.s.seal-f-s', `${token}.`, `${token}.x`])
      expect([foreign, read(foreign)]).toEqual([foreign, null]);
  });
});
