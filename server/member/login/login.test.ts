import type * as NodeCrypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updatePassword } from '#server/store/members/members.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';
import { hashPassword } from '../passwords.ts';
import { memberResources } from '../resources.ts';
import {
  addMember,
  initiate,
  key,
  newestCode,
  openVisitor,
  password,
  readOutbox,
  refusal,
  signIn,
} from '../testing/visitor.ts';
import { email, loginSteps, openLoginSite, type LoginSite } from '../testing/loginSite.ts';

// Real, and counted.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof NodeCrypto>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

let at: LoginSite;
beforeEach(async () => {
  at = await openLoginSite();
});
afterEach(() => at.site.close());
const { give, verify, resend, profile } = loginSteps(() => at);

describe('the first step', () => {
  test('SES-02: the right password mails a code and answers a pending token', async () => {
    const answer = await give(email, password);
    expect([answer.status, answer.body]).toEqual([
      200,
      { token: expect.any(String), refresh_token: null, expires_in: 600, delivery: 'email' },
    ]);
    const [mail, ...more] = readOutbox(at.folder);
    expect(more).toEqual([]);
    expect(mail?.name).toBe('2027-07-16T21:30:00.000000000Z-camille@example.test.eml');
    expect(mail?.text).toMatch(/^To: camille@example\.test$/m);
    expect(mail?.text).toMatch(/^Content-Type: text\/plain/m);
    const codes = mail?.text.match(/^\d{6}$/gm);
    expect(codes).toHaveLength(1);
    expect(mail?.text).toMatch(new RegExp(`^Subject: ${codes?.[0]} est votre code Festival$`, 'm'));
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
    expect(readOutbox(at.folder)).toEqual([]);
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
    const { store } = at.site;
    const { id } = await addMember(store, 'sam@example.test');
    const hash = await hashPassword(password);
    await store.transact((db) => updatePassword(db, id, hash));
    const known = await workFor('sam@example.test');
    expect(known.length).toBe(1);
    expect(await workFor('nobody@example.test')).toEqual(known);
  });

  test('SES-04: the pending token opens nothing but the second step', async () => {
    const token = await initiate(at.visitor, email);
    for (const { method, path, access } of memberResources) {
      if (access !== 'member') continue;
      const answer = await at.visitor.ask(method, path, method === 'GET' ? { token } : { token, body: {} });
      expect([path, refusal(answer)]).toEqual([path, '401 unauthorised']);
    }
    const refreshed = await at.visitor.ask('POST', '/v1/login_token_refresh', {
      body: { refresh_token: token, key },
    });
    expect(refusal(refreshed)).toBe('401 unauthorised');
    expect((await verify(token, newestCode(at.folder, email))).status).toBe(200);
  });

  test('SES-04: an access token is no pending one', async () => {
    const { token } = await signIn(at.visitor, at.folder, email);
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
