import { describe, expect, test, vi } from 'vitest';
import { MemberError } from './memberError.ts';
import { createMemberRequest } from './memberRequest.ts';
import { memberSettings } from '../requestSettings.ts';
import { hostOf, json, offline, silent, status, text, type Reaction } from '../testing/fakeHost.ts';

interface Scene {
  token?: string | null;
  /** The session's answer to a rejected token. */
  renewed?: string | null;
  /** The values of the cookie, one for each call of the host; the last one stays. */
  cookies?: readonly string[];
  baseUrl?: string;
}

const requestOf = (reactions: Reaction[], scene: Scene = {}) => {
  const { token = 'access', renewed = 'newer', cookies = ['c0'], baseUrl = '/api/member' } = scene;
  const host = hostOf(...reactions);
  const sent: (RequestInit & { headers: Headers })[] = [];
  const rejected: (string | null)[] = [];
  const times: number[] = [];
  const request = createMemberRequest({
    fetch: (url, init) => {
      sent.push({ ...init, headers: new Headers(init?.headers) });
      return host.fetch(url, init);
    },
    baseUrl,
    authority: {
      token: () => token,
      renew: (old) => {
        rejected.push(old);
        return Promise.resolve(renewed);
      },
    },
    crossSiteToken: () => cookies[Math.min(sent.length, cookies.length - 1)] ?? '',
    onServerTime: (ms) => times.push(ms),
  });
  return {
    request,
    sent,
    rejected,
    times,
    urls: host.calls,
    header: (name: string) => sent.map(({ headers }) => headers.get(name)),
  };
};
const act = {
  method: 'PATCH',
  path: '/v1/me/x',
  body: { a: 1 },
  idempotencyKey: 'k1',
  isPersonal: true,
} as const;
const look = { method: 'GET', path: '/v1/me/x', isPersonal: true } as const;
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof MemberError
        ? { code: error.code, reason: error.reason, retryAfter: error.retryAfter }
        : error,
  );

describe('what every call is', () => {
  test.each(['/api/member', 'https://members.example/api'])(
    'ENV-04: GET, POST, PATCH, DELETE and a picture go to the base that is set (%s), as JSON with credentials',
    async (baseUrl) => {
      const { request, sent, urls, header } = requestOf(
        [json({}), json({}), json({}), json({}), text('<svg/>')],
        { baseUrl },
      );
      const path = '/v1/me/x';
      const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
      for (const method of methods)
        await request({ method, path, isPersonal: true, ...(method !== 'GET' && { body: { a: 1 } }) });
      await request({ method: 'GET', path, isPersonal: true });
      expect(urls).toEqual(Array.from({ length: 5 }, () => baseUrl + path));
      expect(sent.map(({ method, credentials }) => [method, credentials])).toEqual(
        [...methods, 'GET'].map((method) => [method, 'include']),
      );
      expect(header('content-type')).toEqual([
        null,
        'application/json',
        'application/json',
        'application/json',
        null,
      ]);
    },
  );

  test('with cookies, past every cache, and JSON', async () => {
    const { request, sent, urls } = requestOf([json({})]);
    await request(act);
    expect([
      urls,
      sent.map(({ method, credentials, cache, body }) => [method, credentials, cache, body]),
    ]).toEqual([['/api/member/v1/me/x'], [['PATCH', 'include', 'no-store', '{"a":1}']]]);
  });

  test('PRO-02: a change of one version names it, any other names none', async () => {
    const { request, header } = requestOf([json({})]);
    await request({ ...act, ifMatch: '"2"' });
    await request(act);
    expect(header('if-match')).toEqual(['"2"', null]);
  });

  test('RES-16: every answer tells the server’s time, also a refusal, unless it tells none', async () => {
    const date = 'Tue, 15 Jun 2027 16:00:00 GMT';
    const { request, times } = requestOf([status(409, { date }), status(409, { date: 'soon' }), status(409)]);
    for (let asked = 0; asked < 3; asked += 1) await failureOf(request(look));
    expect(times).toEqual([Date.UTC(2027, 5, 15, 16)]);
  });

  test.each([
    ['nobody in particular', look],
    ['a caller who may leave', { ...look, signal: new AbortController().signal }],
  ])(
    'D5: an answer for %s is waited for ten seconds, and then what came of it is not known',
    async (_, call) => {
      const late = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
      const { request } = requestOf([silent]);
      const outcome = failureOf(request(call));
      late.abort(new DOMException('Too late', 'TimeoutError'));
      expect([await outcome, timeout.mock.calls]).toEqual([
        { code: 'unavailable', reason: '', retryAfter: null },
        [[memberSettings.timeout]],
      ]);
      timeout.mockRestore();
    },
  );
});

test.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)(
  'API-06: the first answer to a %s is taken, good or bad, and nothing is asked after it',
  async (method) => {
    const good = requestOf([json({ a: 1 }), json({ a: 2 })]);
    const answer = await good.request({ method, path: '/v1/me/x', isPersonal: true });
    const bad = requestOf([status(503), json({ a: 2 })]);
    expect([
      await answer.json(),
      good.sent.length,
      await failureOf(bad.request({ method, path: '/v1/me/x', isPersonal: true })),
      bad.sent.length,
    ]).toEqual([{ a: 1 }, 1, { code: 'unavailable', reason: 'x', retryAfter: null }, 1]);
  },
);

describe('SES-14: the token', () => {
  test('SES-14: a rejected one is renewed once, and the same act is sent again', async () => {
    const { request, sent, rejected, header } = requestOf([status(401), json({})]);
    await request(act);
    expect([
      rejected,
      header('authorization'),
      header('idempotency-key'),
      sent.map(({ body }) => body),
    ]).toEqual([['access'], ['Bearer access', 'Bearer newer'], ['k1', 'k1'], ['{"a":1}', '{"a":1}']]);
  });

  test('SES-14: a new one that is rejected too is not renewed again', async () => {
    const { request, rejected, sent } = requestOf([status(401)]);
    expect([await failureOf(request(act)), rejected.length, sent.length]).toEqual([
      { code: 'unauthorised', reason: 'x', retryAfter: null },
      1,
      2,
    ]);
  });

  test('SES-14: without one nothing is sent before there is one', async () => {
    const { request, rejected, header } = requestOf([json({})], { token: null });
    await request(look);
    expect([rejected, header('authorization')]).toEqual([[null], ['Bearer newer']]);
  });

  test('SES-11: a session that has ended sends nothing more', async () => {
    const ended = { code: 'unauthorised', reason: '', retryAfter: null };
    const nobody = requestOf([json({})], { token: null, renewed: null });
    const rejected = requestOf([status(401), json({})], { renewed: null });
    expect([
      await failureOf(nobody.request(look)),
      nobody.sent.length,
      await failureOf(rejected.request(look)),
      rejected.sent.length,
    ]).toEqual([ended, 0, ended, 1]);
  });

  test('SES-14: what is not the member’s goes without it, and its 401 is its answer', async () => {
    const { request, header, rejected } = requestOf([status(401)]);
    const outcome = await failureOf(request({ method: 'POST', path: '/v1/login/verify', body: {} }));
    expect([outcome, header('authorization'), rejected]).toEqual([
      { code: 'unauthorised', reason: 'x', retryAfter: null },
      [null],
      [],
    ]);
  });
});

describe('the cookie that is repeated', () => {
  test.each(['POST', 'PATCH', 'DELETE'] as const)('%s repeats it', async (method) => {
    const { request, header } = requestOf([json({})]);
    await request({ ...act, method });
    expect(header('x-xsrf-token')).toEqual(['c0']);
  });

  test.each(['https://members.example', '//members.example/api'])(
    'it is not told to another host: %s',
    async (baseUrl) => {
      const { request, header } = requestOf([json({})], { baseUrl });
      await request(act);
      expect(header('x-xsrf-token')).toEqual([null]);
    },
  );

  test('a 403 that brings it is asked again with it, once', async () => {
    const { request, header } = requestOf([status(403), json({})], { cookies: ['c0', 'c1'] });
    await request(act);
    expect(header('x-xsrf-token')).toEqual(['c0', 'c1']);
    const always = requestOf([status(403)], { cookies: ['c0', 'c1', 'c2', 'c3'] });
    await failureOf(always.request(act));
    expect(always.header('x-xsrf-token')).toEqual(['c0', 'c1']);
  });

  test('a 403 that brings it after a token was renewed is asked again with it, too', async () => {
    const { request, header } = requestOf([status(401), status(403), json({})], {
      cookies: ['c0', 'c0', 'c1'],
    });
    await request(act);
    expect([header('x-xsrf-token'), header('authorization')]).toEqual([
      ['c0', 'c0', 'c1'],
      ['Bearer access', 'Bearer newer', 'Bearer newer'],
    ]);
  });

  test('a 403 that brings none, or an answer that brings one beside the point, is not asked again', async () => {
    const same = requestOf([status(403)]);
    const other = requestOf([status(409)], { cookies: ['c0', 'c1'] });
    await failureOf(same.request(act));
    await failureOf(other.request(act));
    expect([same.sent.length, other.sent.length]).toEqual([1, 1]);
  });
});

describe('what went wrong', () => {
  test.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'gone'],
    [408, 'unavailable'],
    [409, 'refused'],
    [410, 'dead'],
    [422, 'invalid'],
    [429, 'too-many'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('D6: %d is %s, with the reason that the server gives', async (answer, code) => {
    const { request } = requestOf([status(answer, { 'retry-after': '60' })]);
    expect(await failureOf(request(look))).toEqual({ code, reason: 'x', retryAfter: 60 });
  });

  const elsewhere = 'https://members.example/api';
  const wordsOf = async (answer: number, body: unknown, baseUrl = '/api/member'): Promise<unknown> => {
    const { request } = requestOf([() => Response.json(body, { status: answer })], { baseUrl });
    const refused = await request(look).catch((error: unknown) => error);
    return refused instanceof MemberError && refused.words;
  };

  test.each([400, 401, 403, 404, 408, 409, 410, 412, 418, 422, 429, 500, 503])(
    'SES-11: what a %d says in its body is what the member is told, but for the codes of our own API',
    async (answer) => {
      const blocked = { error: { code: 'blocked', message: '  Call us. ' } };
      const ours = { error: { code: 'expired', message: 'For developers' } };
      expect([
        await wordsOf(answer, blocked),
        await wordsOf(answer, ours),
        await wordsOf(answer, ours, elsewhere),
      ]).toEqual(['Call us.', '', 'For developers']);
    },
  );

  test.each([
    ['without a code', { error: { message: 'Call us.' } }, 'Call us.'],
    ['beside its code', { error: { code: 'x' }, message: 'Call us.' }, 'Call us.'],
    ['alone', { message: 'Call us.' }, 'Call us.'],
    ['as the error itself', { error: 'Call us.' }, 'Call us.'],
    ['of nothing but space', { error: { code: 'x', message: '  ' } }, ''],
    ['that is a number', { error: { code: 'x', message: 5 } }, ''],
    ['that is a list', { error: { code: 'x', message: ['Call us.'] }, message: {} }, ''],
    ['nowhere', [], ''],
    ['in no body', null, ''],
  ])('SES-11: a message %s', async (_, body, words) => {
    expect(await wordsOf(403, body, elsewhere)).toBe(words);
  });

  test.each([
    ['oldpassword is not the present one', 'oldpassword'],
    ['  ', ''],
    ['', ''],
  ])('PRO-04: of a refusal in the words "%s" the refused field is "%s"', async (message, field) => {
    const { request } = requestOf([
      () => Response.json({ error: { code: 'invalid', message } }, { status: 422 }),
    ]);
    await expect(request(act)).rejects.toMatchObject({ field });
  });

  test('D6: an error without a readable reason has none', async () => {
    const reactions: Reaction[] = [
      () => new Response('<html>', { status: 502, headers: { 'retry-after': 'later' } }),
      () => Response.json({ error: 'no' }, { status: 502 }),
    ];
    const outcomes = await Promise.all(
      reactions.map((reaction) => failureOf(requestOf([reaction]).request(look))),
    );
    const nothing = { code: 'unavailable', reason: '', retryAfter: null };
    expect(outcomes).toEqual([nothing, nothing]);
  });

  test('D5: no network leaves unknown what came of it, and is not asked again', async () => {
    const { request, sent } = requestOf([offline, text('')]);
    expect([await failureOf(request(act)), sent.length]).toEqual([
      { code: 'unavailable', reason: '', retryAfter: null },
      1,
    ]);
  });
});
