import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { deviceSession, type DeviceSession } from '#contract/wire/member/deviceSession.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import {
  addMember,
  initiate,
  key,
  newestCode,
  openVisitor,
  readAnswer,
  refusal,
  signIn,
  type Visitor,
} from '../testing/visitor.ts';

const email = 'camille@example.test';
const answer = v.object({ data: v.object({ items: v.array(v.strictObject(deviceSession.entries)) }) });
let site: TestApp;
let visitor: Visitor;
beforeEach(async () => {
  site = await startTestApp();
  visitor = await openVisitor(site.app);
  await addMember(site.store, email);
});
afterEach(() => site.close());

const begin = () => signIn(visitor, site.store.dataDirectory, email);
/** Like `signIn`, in a browser with this name. */
const beginOn = async (userAgent: string): Promise<string> => {
  const token = await initiate(visitor, email);
  const code = newestCode(site.store.dataDirectory, email);
  const headers = { 'user-agent': userAgent };
  const pair = await visitor.ask('POST', '/v1/login/verify', { body: { token, code, key }, headers });
  return v.parse(v.object({ token: v.string() }), pair.body).token;
};
const list = async (token: string): Promise<DeviceSession[]> =>
  v.parse(answer, (await visitor.ask('GET', '/v1/me/sessions', { token })).body).data.items;
const end = async (token: string, id = ''): Promise<string> =>
  refusal(await visitor.ask('DELETE', `/v1/me/sessions${id && `/${id}`}`, { token }));
const opens = async (token: string): Promise<string> =>
  refusal(await visitor.ask('GET', '/v1/me/profile', { token }));
const idOf = async (token: string): Promise<string> =>
  (await list(token)).find(({ isCurrent }) => isCurrent)?.id ?? '';

describe('the member’s sessions', () => {
  test('PRO-04: each with its device, when it began and was last used; the one that asks is marked', async () => {
    const first = await beginOn('Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0');
    const begun = site.clock.now();
    site.clock.set(begun.add({ minutes: 4 }).toString());
    const second = await begin();
    const later = site.clock.now().toString();
    expect(await list(first)).toEqual([
      {
        id: await idOf(second.token),
        begun: later,
        lastUsed: later,
        browser: null,
        system: null,
        isCurrent: false,
      },
      {
        id: await idOf(first),
        begun: begun.toString(),
        lastUsed: begun.toString(),
        browser: 'Firefox',
        system: 'Linux',
        isCurrent: true,
      },
    ]);
    const body = { refresh_token: second.refresh, key };
    site.clock.set(site.clock.now().add({ minutes: 1 }).toString());
    const renewed = await visitor.ask('POST', '/v1/login_token_refresh', { body });
    expect(renewed.status).toBe(200);
    expect((await list(first))[0]).toMatchObject({ begun: later, lastUsed: site.clock.now().toString() });
  });

  test('Security: whatever a browser calls itself, nothing of it is stored or told', async () => {
    const hostile = '<img src=x onerror=alert(1)> Firefox/1 \'"; drop table members; Linux';
    const token = await beginOn(hostile);
    expect((await list(token))[0]).toMatchObject({ browser: 'Firefox', system: 'Linux' });
    const rows = await site.store.db.selectFrom('session_families').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('img');
  });

  test('SES-14: one that is ended is dead at once, and so is its refresh token; the others stay', async () => {
    const [own, other, third] = [await begin(), await begin(), await begin()];
    expect(await end(own.token, await idOf(other.token))).toBe('200');
    expect([await opens(own.token), await opens(other.token), await opens(third.token)]).toEqual([
      '200',
      '401 unauthorised',
      '200',
    ]);
    const body = { refresh_token: other.refresh, key };
    expect(refusal(await visitor.ask('POST', '/v1/login_token_refresh', { body }))).toBe('401 unauthorised');
    expect(await list(own.token)).toHaveLength(2);
  });

  test('PRO-04: all the others end in one call, and logins on their way; this one stays', async () => {
    const [own, other, third] = [await begin(), await begin(), await begin()];
    const pending = await initiate(visitor, email);
    const code = newestCode(site.store.dataDirectory, email);
    expect(await end(own.token)).toBe('200');
    expect([await opens(own.token), await opens(other.token), await opens(third.token)]).toEqual([
      '200',
      '401 unauthorised',
      '401 unauthorised',
    ]);
    const verified = await visitor.ask('POST', '/v1/login/verify', { body: { token: pending, code, key } });
    expect(refusal(verified)).toBe('410 dead');
    expect((await list(own.token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test('Security: somebody else’s, an ended, an unknown one and no id at all are answered alike', async () => {
    const own = await begin();
    const ended = await begin();
    const endedId = await idOf(ended.token);
    await end(own.token, endedId);
    await addMember(site.store, 'sam@example.test');
    const sam = await signIn(visitor, site.store.dataDirectory, 'sam@example.test');
    const foreign = await idOf(sam.token);
    const bodies = new Set<string>();
    for (const id of [endedId, foreign, foreign.toUpperCase(), randomUUID(), '1', "'or'1'='1"]) {
      const { status, body } = await visitor.ask('DELETE', `/v1/me/sessions/${encodeURIComponent(id)}`, {
        token: own.token,
      });
      bodies.add(JSON.stringify([status, body]));
    }
    expect([...bodies]).toEqual([
      JSON.stringify([404, { error: { code: 'not-found', message: 'There is no such thing of yours' } }]),
    ]);
    expect(await opens(sam.token)).toBe('200');
    expect(await end(sam.token, foreign)).toBe('200');
  });

  test('SES-14: nobody else is told of them', async () => {
    const answered = await readAnswer(await site.app.hono.request('/api/member/v1/me/sessions'));
    expect(refusal(answered)).toBe('401 unauthorised');
    expect(refusal(await visitor.ask('DELETE', '/v1/me/sessions'))).toBe('401 unauthorised');
  });
});
