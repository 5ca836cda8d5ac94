import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { initiate, newestCode, otherThan, password, signIn } from './testing/visitor.ts';
import { email, loginSteps, openLoginSite, type LoginSite } from './testing/loginSite.ts';

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
