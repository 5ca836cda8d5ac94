import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { hostLimits } from './limits.ts';
import { sends, startTestHost } from './testing/startTestHost.ts';

const path = '/fr/content/8/shows?offset=0';
const refused = [503, { error: { code: 'unavailable', message: 'The content host does not answer' } }];
const failed = (facts: object) => [
  expect.objectContaining({
    level: 'warn',
    event: 'host.failed',
    call: '/fr/content/8/shows',
    status: null,
    ...facts,
  }),
];
const to =
  (location: string, status = 302): Parameters<typeof startTestHost>[0] =>
  (_, response) =>
    response.writeHead(status, { location }).end();

test('HST-02: it is asked with GET, without cookies; of its headers only those of the answer come back', async () => {
  const { state, host } = await startTestHost(
    sends({ a: 1 }, { etag: '"1"', 'set-cookie': 'a=1', server: 'cms', 'last-modified': 'x' }),
  );
  const answer = await host.ask(path, { headers: { cookie: 'a=1', authorization: 'Bearer a' } });
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    etag: '"1"',
    'last-modified': 'x',
  });
  const [{ method, url, headers } = { headers: {} }] = state.asked;
  expect([method, url]).toEqual(['GET', `/cms${path}`]);
  expect(headers).toMatchObject({ accept: 'application/json' });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
});

test.each([301, 302, 303, 307, 308])(
  'HST-03: a redirect within its origin is followed (%i)',
  async (status) => {
    const { state, ask } = await startTestHost((request, response) =>
      (request.url?.startsWith('/cms') ? to('/moved', status) : sends({ a: 1 }))(request, response),
    );
    expect([await ask(path), state.asked.map(({ url }) => url)]).toEqual([
      [200, { a: 1 }],
      [`/cms${path}`, '/moved'],
    ]);
  },
);

test('HST-03: three redirects are followed, and no fourth', async () => {
  const site = await startTestHost(sends({}));
  const after = (redirects: number): void => {
    site.state.answer = (request, response) => {
      const done = Number(new URL(request.url ?? '', site.origin).searchParams.get('n') ?? 0);
      (done < redirects ? to(`/cms/next?n=${done + 1}`) : sends({ done }))(request, response);
    };
  };
  after(hostLimits.redirects);
  expect(await site.ask('/fr/content/8/sponsors')).toEqual([200, { done: 3 }]);
  after(hostLimits.redirects + 1);
  expect(await site.ask(path)).toEqual(refused);
  expect(site.logged).toEqual(failed({ code: 'elsewhere', reason: 'It redirects more than 3 times' }));
});

test('HST-03: a redirect to a relative address begins where the last one led', async () => {
  const { state, ask } = await startTestHost((request, response) => {
    const next = request.url?.endsWith('/one') ? 'two' : 'deeper/one';
    (request.url?.endsWith('/two') ? sends({ a: 1 }) : to(next))(request, response);
  });
  expect([await ask(path), state.asked.map(({ url }) => url)]).toEqual([
    [200, { a: 1 }],
    [`/cms${path}`, '/cms/fr/content/8/deeper/one', '/cms/fr/content/8/deeper/two'],
  ]);
});

test.each([{}, { location: 'http://' }])(
  'HST-03: a redirect without an address leads nowhere: %o',
  async (headers) => {
    const { state, ask, logged } = await startTestHost((_, response) =>
      response.writeHead(302, headers).end(),
    );
    expect([await ask(path), state.asked.length]).toEqual([refused, 1]);
    expect(logged).toEqual(failed({ code: 'elsewhere', reason: 'It redirects without an address' }));
  },
);

test('HST-03: a redirect off its origin is refused: nothing is asked there', async () => {
  const other = await startTestHost(sends({ secret: true }));
  const { ask, logged } = await startTestHost(to(`${other.origin}/cms/secret`));
  expect([await ask(path), other.state.asked]).toEqual([refused, []]);
  expect(logged).toEqual(failed({ code: 'elsewhere', reason: 'It redirects off its origin' }));
});

test('HST-03: a redirect to its own host by another protocol is one off its origin', async () => {
  const site = await startTestHost(sends({}));
  site.state.answer = to(site.origin.replace('http:', 'https:'));
  expect([await site.ask(path), site.state.asked.length]).toEqual([refused, 1]);
  expect(site.logged).toEqual(failed({ code: 'elsewhere', reason: 'It redirects off its origin' }));
});

test.each([
  ['too large', sends('x'.repeat(hostLimits.answer))],
  [
    'small, and too large once it is unpacked',
    ((_, response) => {
      const packed = gzipSync(Buffer.alloc(hostLimits.answer + 1, 0x20), { level: 9 });
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed);
    }) satisfies Parameters<typeof startTestHost>[0],
  ],
  [
    'without an end',
    ((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    }) satisfies Parameters<typeof startTestHost>[0],
  ],
])('HST-03: an answer that is %s is left where the limit is', async (_name, answer) => {
  const { ask, logged } = await startTestHost(answer);
  expect(await ask(path)).toEqual(refused);
  expect(logged).toEqual(
    failed({ code: 'too-large', reason: `It has more than ${hostLimits.answer} bytes` }),
  );
});

test('HST-03: control: one of the largest size is passed on', async () => {
  const text = 'x'.repeat(hostLimits.answer - 2);
  const { ask } = await startTestHost(sends(text));
  expect(await ask(path)).toEqual([200, text]);
});

test.each([
  ['text/html', '<h1>Bonjour</h1>', 'Its content type is not that of JSON'],
  ['text/html', '{}', 'Its content type is not that of JSON'],
  ['application/json', '<h1>Bonjour</h1>', 'It is no JSON'],
  ['application/json', '{"data":[{"id"', 'It is no JSON'],
])('HST-03: an answer that is no JSON is no answer (%s, %s)', async (type, body, reason) => {
  const { ask, logged } = await startTestHost((_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  );
  expect(await ask(path)).toEqual(refused);
  expect(logged).toEqual(failed({ code: 'no-json', status: 200, reason }));
});

test.each(['application/json; charset=utf-8', 'application/vnd.api+json', 'APPLICATION/JSON'])(
  'HST-03: %s is JSON',
  async (type) => {
    const { ask } = await startTestHost(sends({ a: 1 }, { 'content-type': type }));
    expect(await ask(path)).toEqual([200, { a: 1 }]);
  },
);

test('HST-03: a host that does not answer in ten seconds is left', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(10_000);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  const { ask, logged } = await startTestHost(() => {});
  expect(await ask(path)).toEqual(refused);
  expect(logged).toEqual(failed({ code: 'slow', reason: 'It did not answer in 10000 ms' }));
  timeouts.mockRestore();
});

test('HST-11: a host that cannot be reached: the log says why', async () => {
  const { ask, logged } = await startTestHost(({ socket }) => socket.destroy());
  expect(await ask(path)).toEqual(refused);
  expect(logged).toEqual(
    failed({ code: 'away', reason: expect.stringMatching(/^It could not be asked: other side closed/) }),
  );
});

test.each([
  [404, [404, { error: { code: 'not-found', message: 'The content host has nothing here' } }], []],
  [410, [404, { error: { code: 'not-found', message: 'The content host has nothing here' } }], []],
  [
    403,
    [400, { error: { code: 'invalid', message: 'The content host refuses this question (403)' } }],
    failed({ code: 'status', status: 403, reason: 'It answered 403' }),
  ],
  [408, refused, failed({ code: 'status', status: 408, reason: 'It answered 408' })],
  [429, refused, failed({ code: 'status', status: 429, reason: 'It answered 429' })],
  [500, refused, failed({ code: 'status', status: 500, reason: 'It answered 500' })],
])('HST-11: its status %i in the words of the contract, and in the log', async (status, answer, lines) => {
  const { ask, logged } = await startTestHost(sends('secret', {}, status));
  expect([await ask(path), logged]).toEqual([answer, lines]);
});

test('HST-10: its `Retry-After` is passed on, up to half a minute', async () => {
  for (const [given, told] of [
    ['7', '7'],
    ['3600', '30'],
    ['Wed, 21 Oct 2037 07:28:00 GMT', '5'],
    ['0', '0'],
    ['7 s', '5'],
    ['-7', '5'],
    ['1.5', '5'],
    ['1234567890', '5'],
  ] as const) {
    const { host } = await startTestHost(sends('', { 'retry-after': given, etag: '"1"' }, 503));
    expect(Object.fromEntries((await host.ask(path)).headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': told,
    });
  }
});

test('HST-01: the path of pages is the host’s own, and no path leaves its base', async () => {
  const { state, ask } = await startTestHost(sends({}), { CONTENT_ROUTER: 'v2/pages' });
  for (const one of [
    '/fr/router',
    '/fr/router/a/router/b?preview=1',
    '/router/translate-path?path=/site/8/a',
    '/fr/content/8/router',
  ])
    await ask(one);
  expect(state.asked.map(({ url }) => url)).toEqual([
    '/cms/fr/v2/pages',
    '/cms/fr/v2/pages/a/router/b?preview=1',
    '/cms/v2/pages/translate-path?path=/site/8/a',
    '/cms/fr/content/8/router',
  ]);
  for (const away of [
    '/../secret',
    '/../cms-secret',
    '/fr/%2e%2e/%2e%2e/secret',
    '@evil.example/',
    `/fr/${'a'.repeat(5000)}`,
  ])
    expect((await ask(away))[0]).toBe(404);
  expect(state.asked).toHaveLength(4);
});
