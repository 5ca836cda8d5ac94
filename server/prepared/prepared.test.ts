import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from './answer.ts';
import { preparedLimits } from './limits.ts';
import { get, openPrepared, page, text, type PreparedSite } from './testing/preparedSite.ts';

let prepared: PreparedSite['prepared'];
let clock: PreparedSite['clock'];
let changeData: PreparedSite['changeData'];
let build: PreparedSite['build'];
let builds: PreparedSite['builds'];
let logged: PreparedSite['logged'];
beforeEach(() => {
  ({ prepared, clock, changeData, build, builds, logged } = openPrepared());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('caching: prepared answers', () => {
  test('an answer is built once and sent with its headers', async () => {
    const first = await prepared.answer(get(), 'a', build());
    const second = await prepared.answer(get(), 'a', build());
    expect(builds()).toBe(1);
    expect(await second.text()).toBe(text);
    expect(Object.fromEntries(second.headers)).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(text.length),
      'content-type': 'text/html; charset=utf-8',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  });

  test('concurrent misses share one build', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => prepared.answer(get(), 'a', build())));
    expect(builds()).toBe(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([text]));
  });

  test('a body is compressed as the request accepts it', async () => {
    const small = await prepared.answer(get('/fr', { 'accept-encoding': 'gzip, br' }), 'a', build());
    expect(small.headers.get('content-encoding')).toBe('br');
    const body = Buffer.from(await small.arrayBuffer());
    expect(small.headers.get('content-length')).toBe(String(body.byteLength));
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  test('OPS-36: an answer is kept in its compressed form alone, and counted so; the others come from it', async () => {
    const ask = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding };
      const sent = await prepared.answer(get('/fr', headers), 'a', build());
      return { encoding: sent.headers.get('content-encoding'), body: Buffer.from(await sent.arrayBuffer()) };
    };
    const plain = { encoding: null, body: Buffer.from(text) };
    expect(await ask('identity')).toEqual(plain);
    expect(prepared.kept().bytes).toBe(preparedLimits.entryBytes + text.length);
    const { body } = await ask('br');
    expect(prepared.kept()).toEqual({ bytes: preparedLimits.entryBytes + body.byteLength, answers: 1 });
    expect(await ask('identity')).toEqual(plain);
    const zipped = await ask('gzip');
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', text]);
    expect(builds()).toBe(1);
  });

  test('P2: what is asked for often is sent in the smallest form that there is; what changes before is compressed anew', async () => {
    const varied = Array.from({ length: 2_000 }, (_, index) => `${index ** 3} nuits. `).join('');
    const ask = async () => {
      const sent = await prepared.answer(get('/fr', { 'accept-encoding': 'br' }), 'a', build(page(varied)));
      return Buffer.from(await sent.arrayBuffer());
    };
    const smallest = brotliCompressSync(varied, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }).byteLength;
    const first = await ask();
    for (let sent = 1; sent < preparedLimits.sendsBeforeBest; sent += 1)
      expect((await ask()).byteLength).toBe(first.byteLength);
    await expect.poll(async () => (await ask()).byteLength).toBe(smallest);
    expect(smallest).toBeLessThan(first.byteLength);
    const best = await ask();
    expect(brotliDecompressSync(best).toString()).toBe(varied);
    changeData();
    expect((await ask()).byteLength).toBe(first.byteLength);
  });

  test('a picture is sent as it is, without Vary', async () => {
    const picture = page(text, {
      headers: { 'content-type': 'image/avif', 'cache-control': 'public, max-age=9' },
    });
    const sent = await prepared.answer(get('/p', { 'accept-encoding': 'br' }), 'p', build(picture));
    expect([sent.headers.get('vary'), sent.headers.get('content-encoding')]).toEqual([null, null]);
    expect(sent.headers.get('cache-control')).toBe('public, max-age=9');
  });

  test('a request that has the body already gets 304 without it', async () => {
    const first = await prepared.answer(get(), 'a', build());
    const etag = first.headers.get('etag') ?? '';
    for (const header of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await prepared.answer(get('/fr', { 'if-none-match': header }), 'a', build());
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const other = await prepared.answer(get('/fr', { 'if-none-match': '"other"' }), 'a', build());
    expect(other.status).toBe(200);
  });

  test('a 304 says nothing of the body that it leaves out, nor of a policy', async () => {
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      vary: 'Cookie',
    };
    await prepared.answer(get(), 'a', build(page(text, { headers })));
    const again = await prepared.answer(get('/fr', { 'if-none-match': '*' }), 'a', build());
    expect(Object.fromEntries(again.headers)).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      vary: 'Cookie, Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a body that compressing makes longer is sent as it is', async () => {
    const noise = page('', { headers: { 'content-type': 'text/plain' }, body: randomBytes(400) });
    const sent = await prepared.answer(get('/n', { 'accept-encoding': 'br' }), 'n', build(noise));
    expect([sent.headers.get('content-encoding'), sent.headers.get('content-length')]).toEqual([null, '400']);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const head = await prepared.answer(get('/fr', {}, 'HEAD'), 'a', build());
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', String(text.length)]);
  });

  test('after a change of the data the answer is built anew, and an older build is not kept', async () => {
    const before = await prepared.answer(get(), 'a', build());
    changeData();
    const after = await prepared.answer(get(), 'a', build(page(`${text}!`)));
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    await prepared.answer(get(), 'slow', () => {
      changeData();
      return Promise.resolve(page('old'));
    });
    expect(await (await prepared.answer(get(), 'slow', build(page('new')))).text()).toBe('new');
  });

  test('an answer ends at its instant by the server clock', async () => {
    const expiresAt = Temporal.Instant.from('2027-07-16T13:00:00Z').epochMilliseconds;
    await prepared.answer(get(), 'a', build(page('before', { expiresAt })));
    clock.set('2027-07-16T12:59:59.999Z');
    expect(await (await prepared.answer(get(), 'a', build(page('after')))).text()).toBe('before');
    clock.set('2027-07-16T13:00:00Z');
    expect(await (await prepared.answer(get(), 'a', build(page('after')))).text()).toBe('after');
  });

  const endedBy = '2027-07-16T13:00:00Z';
  const endAnswer = async () => {
    const expiresAt = Temporal.Instant.from(endedBy).epochMilliseconds;
    await prepared.answer(get(), 'a', build(page('before', { expiresAt })));
    clock.set(endedBy);
  };

  test.each([
    ['fails', () => Promise.reject(new Error('away')), ['answer.stale', 'answer.current']],
    ['is an error of the server', () => Promise.resolve({ ...page('away'), status: 503 }), []],
  ])(
    'what the clock has ended is sent while the new one %s, and the log says so',
    async (_, fail, events) => {
      await endAnswer();
      for (let times = 0; times < 2; times += 1) {
        const sent = await prepared.answer(get(), 'a', fail);
        expect([sent.status, await sent.text()]).toEqual([200, 'before']);
      }
      expect(await (await prepared.answer(get(), 'a', build(page('after')))).text()).toBe('after');
      expect(logged.map((line): unknown => JSON.parse(line).event)).toEqual(events);
    },
  );

  /** Asks for an answer that waits for `release`. */
  const askSlowly = () => {
    const { promise, resolve: release } = Promise.withResolvers<Answer>();
    const sent = prepared.answer(get(), 'a', () => promise).then((answer) => answer.text());
    return { sent, release };
  };

  test('what the clock has just ended is sent while the new one is late, which is kept once it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await endAnswer();
    const { sent, release } = askSlowly();
    await vi.advanceTimersByTimeAsync(preparedLimits.patience);
    expect(await sent).toBe('before');
    release(page('after'));
    await expect
      .poll(async () => (await prepared.answer(get(), 'a', build(page('never')))).text())
      .toBe('after');
  });

  test('control: what ended long ago is not sent in place of a late one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await endAnswer();
    clock.set(Temporal.Instant.from(endedBy).add({ milliseconds: preparedLimits.staleFor }).toString());
    const { sent, release } = askSlowly();
    await vi.advanceTimersByTimeAsync(10 * preparedLimits.patience);
    release(page('after'));
    expect(await sent).toBe('after');
  });

  test('control: what was made from earlier data is not sent, whatever fails', async () => {
    await prepared.answer(get(), 'a', build(page('before')));
    changeData();
    const fail = () => Promise.reject(new Error('away'));
    await expect(prepared.answer(get(), 'a', fail)).rejects.toThrow('away');
  });

  test('Security: answers that are small are bounded, too: of too many, those that nobody asked for again go', async () => {
    const most = preparedLimits.keptBytes / preparedLimits.entryBytes;
    const ask = (index: number) => prepared.answer(get(`/${index}`), `key ${index}`, build(page('{}')));
    for (let index = 0; index < most; index += 1) await ask(index);
    expect(builds()).toBe(most);
    await ask(most - 1);
    expect(builds()).toBe(most);
    await ask(0);
    expect(builds()).toBe(most + 1);
  });

  test.each([
    [404, 'public, max-age=0, must-revalidate', 1],
    [302, 'public, max-age=0, must-revalidate', 1],
    [503, 'no-store', 2],
    [500, 'no-store', 2],
  ])(
    'status %i passes through with %s, built %i time(s) for two requests',
    async (status, caching, times) => {
      const headers = { 'content-type': 'text/html', 'retry-after': '7', location: '/fr' };
      await prepared.answer(get(), 'a', build(page('x', { status, headers })));
      const sent = await prepared.answer(
        get('/fr', { 'if-none-match': '*' }),
        'a',
        build(page('x', { status, headers })),
      );
      expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('etag'), builds()]).toEqual([
        status,
        caching,
        null,
        times,
      ]);
      expect(sent.headers.get('retry-after')).toBe('7');
    },
  );

  test('without a key an answer is for one request: no-store, built each time', async () => {
    const own = page('x', { headers: { 'content-type': 'text/html', vary: 'Cookie' } });
    await prepared.answer(get(), null, build(own));
    const sent = await prepared.answer(get(), null, build(own));
    expect([builds(), sent.headers.get('cache-control'), sent.headers.get('etag')]).toEqual([
      2,
      'no-store',
      null,
    ]);
  });

  test('a build that fails is told to all who wait and is tried again by the next', async () => {
    const failing = (): Promise<Answer> => Promise.reject(new Error('broken'));
    const waiting = [prepared.answer(get(), 'a', failing), prepared.answer(get(), 'a', failing)];
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await prepared.answer(get(), 'a', build())).status).toBe(200);
  });

  test('SHW-04: a film is sent in parts, to who asks for one', async () => {
    const film = page('0123456789', { headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' } });
    const ask = async (headers: Record<string, string>) => {
      const response = await prepared.answer(get('/film.mp4', headers), 'film', build(film));
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    expect([
      await ask({}),
      await ask({ range: 'bytes=0-1' }),
      await ask({ range: 'bytes=8-' }),
      await ask({ range: 'bytes=10-' }),
      await ask({ range: 'bytes=0-1', 'if-range': 'W/"x"' }),
    ]).toEqual([
      [200, null, '0123456789'],
      [206, 'bytes 0-1/10', '01'],
      [206, 'bytes 8-9/10', '89'],
      [416, 'bytes */10', ''],
      [200, null, '0123456789'],
    ]);
  });

  test('SHW-04: a part has the headers of the whole, and so has the answer that there is none, without its body’s', async () => {
    const film = page('0123456789', { headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' } });
    const headersFor = async (range: string, method = 'GET') => {
      const response = await prepared.answer(get('/film.mp4', { range }, method), 'film', build(film));
      return { ...Object.fromEntries(response.headers), body: await response.text() };
    };
    const common = {
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'x-content-type-options': 'nosniff',
    };
    const part = {
      ...common,
      'content-type': 'video/mp4',
      'content-length': '3',
      'content-range': 'bytes 2-4/10',
    };
    expect([
      await headersFor('bytes=2-4'),
      await headersFor('bytes=2-4', 'HEAD'),
      await headersFor('bytes=10-'),
    ]).toEqual([
      { ...part, body: '234' },
      { ...part, body: '' },
      { ...common, 'content-range': 'bytes */10', body: '' },
    ]);
  });

  test('control: what says nothing of parts is sent whole', async () => {
    const response = await prepared.answer(get('/fr', { range: 'bytes=0-1' }), 'a', build());
    expect([response.status, await response.text()]).toEqual([200, text]);
  });
});
