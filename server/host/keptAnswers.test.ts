import { describe, expect, test } from 'vitest';
import { hostLimits } from './limits.ts';
import { sends, startTestHost } from './testing/startTestHost.ts';

const path = '/fr/content/8/sponsors';
const day = 86_400;

/** The bodies at some moments, in seconds from the start; the host numbers its answers. */
const askedAt = async (headers: Record<string, string>, moments: readonly number[], at = path) => {
  let count = 0;
  const site = await startTestHost((request, response) => {
    count += 1;
    sends(count, headers)(request, response);
  });
  const told: unknown[] = [];
  let now = 0;
  for (const moment of moments) {
    site.later(moment - now);
    now = moment;
    told.push((await site.ask(at))[1]);
  }
  return told;
};

describe('HST-04: an answer is kept as long as it says', () => {
  test.each<[string, Record<string, string>, readonly number[], readonly number[]]>([
    ['max-age', { 'cache-control': 'max-age=60' }, [0, 59, 60, 119], [1, 1, 2, 2]],
    ['s-maxage wins', { 'cache-control': 'max-age=60, s-maxage=10' }, [0, 9, 10], [1, 1, 2]],
    ['max-age after an age', { 'cache-control': 'max-age=60', age: '50' }, [0, 9, 10], [1, 1, 2]],
    [
      'Expires',
      { date: 'Mon, 01 Jan 2024 00:00:00 GMT', expires: 'Mon, 01 Jan 2024 00:00:20 GMT' },
      [0, 19, 20],
      [1, 1, 2],
    ],
    ['must-revalidate', { 'cache-control': 'max-age=60, must-revalidate' }, [0, 59, 60], [1, 1, 2]],
    ['no-cache', { 'cache-control': 'no-cache' }, [0, 0, 1], [1, 2, 3]],
    ['no-store', { 'cache-control': 'no-store, max-age=60' }, [0, 0, 1], [1, 2, 3]],
    ['private', { 'cache-control': 'private, max-age=60' }, [0, 0, 1], [1, 2, 3]],
    ['Pragma', { pragma: 'no-cache' }, [0, 0, 1], [1, 2, 3]],
    ['nothing: half a minute', {}, [0, 29, 30], [1, 1, 2]],
    [
      'only validators: half a minute',
      { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
      [0, 29, 30],
      [1, 1, 2],
    ],
  ])('HST-04: %s', async (_name, headers, moments, told) => {
    expect(await askedAt(headers, moments)).toEqual(told);
  });

  test('HST-04: seats are live, unless the host says otherwise', async () => {
    const seats = '/fr/content/8/shows/12/programmations?offset=0';
    expect(await askedAt({}, [0, 0], seats)).toEqual([1, 2]);
    expect(await askedAt({ 'cache-control': 'max-age=5' }, [0, 4, 5], seats)).toEqual([1, 1, 2]);
    const whole = '/fr/content/8/shows/12/programmations';
    expect([await askedAt({}, [0, 0], whole), await askedAt({}, [0, 0], `${whole}/7`)]).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });

  test.each([
    ['?preview=1', [1, 2]],
    ['?lang=fr&preview=1', [1, 2]],
    ['?ptok=x', [1, 2]],
    ['?lang=fr&ptok=x', [1, 2]],
    ['?mypreview=1', [1, 1]],
  ])(
    'API-05: whatever the host says of /fr/router%s, a draft is asked for each time',
    async (search, told) => {
      expect(await askedAt({ 'cache-control': 'max-age=60' }, [0, 1], `/fr/router${search}`)).toEqual(told);
    },
  );
});

test('HST-04: then it is revalidated by its validators, whose answer renews it', async () => {
  const validators = { etag: 'W/"1"', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' };
  const { state, ask, later } = await startTestHost(
    sends({ a: 1 }, { ...validators, 'cache-control': 'max-age=10' }),
  );
  await ask(path);
  state.answer = (_, response) => response.writeHead(304, { 'cache-control': 'max-age=20' }).end();
  later(10);
  expect(await ask(path)).toEqual([200, { a: 1 }]);
  later(19);
  expect(await ask(path)).toEqual([200, { a: 1 }]);
  expect(state.asked.map(({ headers }) => [headers['if-none-match'], headers['if-modified-since']])).toEqual([
    [undefined, undefined],
    [validators.etag, validators['last-modified']],
  ]);
  // The validators have stayed.
  later(1);
  await ask(path);
  expect(state.asked.at(-1)?.headers['if-none-match']).toBe(validators.etag);
});

test('HST-04: a renewal says nothing of the body, which it leaves out', async () => {
  const { state, host, later } = await startTestHost(
    sends({ a: 1 }, { etag: '"1"', 'cache-control': 'max-age=10' }),
  );
  await host.ask(path);
  state.answer = (_, response) => response.writeHead(304, { 'content-type': 'text/html', etag: '"2"' }).end();
  later(10);
  const { headers } = await host.ask(path);
  expect(Object.fromEntries(headers)).toEqual({ 'content-type': 'application/json', etag: '"2"' });
});

test('HST-04: an answer that is private from now on stands in for nothing', async () => {
  const { state, ask, later } = await startTestHost(sends({ a: 1 }, { 'cache-control': 'max-age=10' }));
  await ask(path);
  state.answer = sends({ a: 2 }, { 'cache-control': 'private' });
  later(10);
  expect(await ask(path)).toEqual([200, { a: 2 }]);
  state.answer = sends('', {}, 500);
  expect((await ask(path))[0]).toBe(503);
});

test('HST-04: who knows an answer by its entity tag gets a 304', async () => {
  const { host } = await startTestHost(sends({ a: 1 }, { etag: '"1"' }));
  const statusFor = async (tag: string) =>
    (await host.ask(path, { headers: { 'if-none-match': tag } })).status;
  expect([await statusFor('"1"'), await statusFor('"2"')]).toEqual([304, 200]);
});

test('HST-04: simultaneous askers of one question share a request; one who leaves takes nobody along', async () => {
  const waiting = Promise.withResolvers<void>();
  const { state, host } = await startTestHost((request, response) => {
    void waiting.promise.then(() => sends({ a: 1 })(request, response));
  });
  const leaving = new AbortController();
  const left = host.ask(path, { signal: leaving.signal });
  const stayed = Array.from({ length: 20 }, () => host.ask(path));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  waiting.resolve();
  expect(new Set((await Promise.all(stayed)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(state.asked).toHaveLength(1);
  const aborted = host.ask(path, { signal: AbortSignal.abort(new Error('before')) });
  await expect(aborted).rejects.toThrow('before');
});

test('HST-04: the cache is bounded: answers that nobody asks for give way', async () => {
  const { state, ask } = await startTestHost(sends('x'.repeat(hostLimits.kept / 16)));
  const paths = Array.from({ length: 16 }, (_, index) => `${path}?a=${index}`);
  for (const one of paths) await ask(one);
  await ask(paths.at(-1) ?? '');
  expect(state.asked).toHaveLength(16);
  await ask(paths[0] ?? '');
  expect(state.asked).toHaveLength(17);
});

describe('HST-05: an answer stands in for one that the host does not give', () => {
  const unavailable = 503;
  test.each([
    ['of a day, by default', {}, day],
    ['of the setting', { CONTENT_STALE: '90' }, 90],
    ['of none', { CONTENT_STALE: '0' }, 0],
  ])('HST-05: to the end %s', async (_name, env, stale) => {
    const { state, ask, later } = await startTestHost(
      sends({ a: 1 }, { 'cache-control': 'max-age=10' }),
      env,
    );
    await ask(path);
    state.answer = sends('', {}, 500);
    later(10 + stale);
    expect((await ask(path))[0]).toBe(200);
    later(1);
    expect((await ask(path))[0]).toBe(unavailable);
  });

  test('HST-05: nobody waits for a host that hangs; once it answers, that is sent', async () => {
    const { state, ask, later } = await startTestHost(sends({ a: 1 }));
    await ask(path);
    const late = Promise.withResolvers<void>();
    state.answer = (request, response) => void late.promise.then(() => sends({ a: 2 })(request, response));
    later(30);
    expect(await ask(path)).toEqual([200, { a: 1 }]);
    late.resolve();
    await expect.poll(() => ask(path)).toEqual([200, { a: 2 }]);
    expect(state.asked).toHaveLength(2);
  });

  test('HST-05: what is gone from the host does not come back', async () => {
    const { state, ask, later } = await startTestHost(sends({ a: 1 }));
    await ask(path);
    state.answer = sends('', {}, 404);
    later(30);
    expect((await ask(path))[0]).toBe(404);
    state.answer = sends('', {}, 500);
    expect((await ask(path))[0]).toBe(unavailable);
  });
});

describe('HST-06: what is never kept', () => {
  test.each(['preview=1', 'ptok=secret', 'preview=1&ptok=secret'])('HST-06: a draft (%s)', async (query) => {
    const { state, ask } = await startTestHost(sends({ draft: 1 }, { 'cache-control': 'max-age=60' }));
    const draft = `/fr/router/a?${query}`;
    expect(await ask(draft)).toEqual([200, { draft: 1 }]);
    state.answer = sends('', {}, 500);
    expect((await ask(draft))[0]).toBe(503);
    expect((await ask('/fr/router/a'))[0]).toBe(503);
  });

  test.each([404, 410, 400, 500])('HST-06: an error (%i)', async (status) => {
    const { state, ask } = await startTestHost(sends('', { 'cache-control': 'max-age=60' }, status));
    await ask(path);
    state.answer = sends({ a: 1 });
    expect(await ask(path)).toEqual([200, { a: 1 }]);
  });
});
