import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContentError } from './contentError.ts';
import { createRequest, realTiming, type Timing } from './request.ts';
import {
  hostOf,
  json,
  logOf,
  offline,
  silent,
  status,
  text,
  timingOf,
  type Reaction,
} from './testing/fakeHost.ts';

/** An answer whose body does not come to its end. */
const brokenOff: Reaction = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }));

const ask = async (
  reactions: Reaction[],
  {
    retries = 3,
    timeout = 10_000,
    isOnline = true,
    random = 1,
    signal,
  }: { retries?: number; timeout?: number; isOnline?: boolean; random?: number; signal?: AbortSignal } = {},
) => {
  const host = hostOf(...reactions);
  const { pauses, timing } = timingOf(timeout);
  const { lines, log } = logOf();
  const request = createRequest({
    fetch: host.fetch,
    log,
    retries,
    timing: { ...timing, isOnline: () => isOnline, random: () => random },
  });
  const outcome = await request('/api/content/fr/router/x?ptok=secret', signal).then(
    (answer) => ({ answer }),
    (error: unknown) =>
      error instanceof ContentError
        ? { code: error.code, status: error.status, retryAfter: error.retryAfter }
        : { error },
  );
  return { outcome, tries: host.calls.length, pauses, lines };
};

describe('request', () => {
  it('API-06: the first answer is taken, and nothing is asked after it', async () => {
    const { outcome, tries } = await ask([status(503), json({ a: 1 }), json({ a: 2 })]);
    expect([outcome, tries]).toEqual([{ answer: { a: 1 } }, 2]);
  });

  it('LDR-01: reads JSON', async () => {
    expect(await ask([json({ a: 1 })])).toEqual({
      outcome: { answer: { a: 1 } },
      tries: 1,
      pauses: [],
      lines: [],
    });
  });

  it('API-06: it asks for JSON, and for nothing else', async () => {
    const asked: [url: string, headers: [string, string][], more: object][] = [];
    const { timing } = timingOf();
    const request = createRequest({
      fetch: async (url, { headers, signal: _, ...more } = {}) => {
        asked.push([url, [...new Headers(headers)], more]);
        return Response.json(1);
      },
      log: logOf().log,
      retries: 0,
      timing,
    });
    await request('/x');
    expect(asked).toEqual([['/x', [['accept', 'application/json']], {}]]);
  });

  it.each([
    [false, 1],
    [true, 4],
  ])(
    'LDR-08: where the browser has a network (%s) it is tried %d times in silence',
    async (isOnline, expected) => {
      const { outcome, tries } = await ask([offline], { isOnline });
      expect([outcome, tries]).toEqual([{ code: 'unavailable', status: null, retryAfter: null }, expected]);
    },
  );

  it.each([
    ['an answer without one', {}, null],
    ['an answer', { 'x-request-id': 'r-7' }, 'r-7'],
  ])('OPS-34: the name of %s in the log of the server is kept', async (_, headers, requestId) => {
    const request = createRequest({
      fetch: async () => new Response('', { status: 503, headers }),
      log: logOf().log,
      retries: 0,
      timing: timingOf().timing,
    });
    await expect(request('/x')).rejects.toMatchObject({ requestId });
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [400, 'invalid'],
    [401, 'invalid'],
    [403, 'invalid'],
  ])('LDR-07: status %d is %s, and asked once', async (code, expected) => {
    const { outcome, tries } = await ask([status(code)]);
    expect([outcome, tries]).toEqual([{ code: expected, status: code, retryAfter: null }, 1]);
  });

  it.each([408, 429, 500, 502, 503, 504])(
    'LDR-08: status %d is asked again after 0.3, 0.9 and 2.7 s at most, then given up',
    async (code) => {
      expect(await ask([status(code)])).toEqual({
        outcome: { code: 'unavailable', status: code, retryAfter: null },
        tries: 4,
        pauses: [300, 900, 2700],
        lines: [
          [
            'content.failed',
            { call: '/api/content/fr/router/x', code: 'unavailable', status: code, tries: 4 },
          ],
        ],
      });
    },
  );

  it('LDR-08: a host that recovers is an answer', async () => {
    const { outcome, pauses } = await ask([status(500), offline, json(1)]);
    expect([outcome, pauses]).toEqual([{ answer: 1 }, [300, 900]]);
  });

  it('LDR-08: no network is unavailable, without a status', async () => {
    const { outcome, tries } = await ask([offline]);
    expect([outcome, tries]).toEqual([{ code: 'unavailable', status: null, retryAfter: null }, 4]);
  });

  it('LDR-08: an answer that breaks off is unavailable, and asked again in silence', async () => {
    const { outcome, tries, pauses } = await ask([brokenOff], { retries: 1 });
    expect([outcome, tries, pauses]).toEqual([
      { code: 'unavailable', status: null, retryAfter: null },
      2,
      [300],
    ]);
  });

  it('LDR-08: without retries a failure is told at once', async () => {
    const { outcome, tries, pauses } = await ask([status(503)], { retries: 0 });
    expect([outcome, tries, pauses]).toEqual([{ code: 'unavailable', status: 503, retryAfter: null }, 1, []]);
  });

  it('LDR-08: a short Retry-After is waited for', async () => {
    const { outcome, pauses } = await ask([status(503, { 'retry-after': '2' }), json(1)]);
    expect([outcome, pauses]).toEqual([{ answer: 1 }, [2000]]);
  });

  it('LDR-08: a Retry-After that is a date is waited for until then, in whole seconds', async () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 6, 16, 12, 0, 0, 400), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const until = (header: string) => ask([status(503, { 'retry-after': header }), json(1)]);
    const soon = await until('Fri, 16 Jul 2027 12:00:02 GMT');
    const late = await until('Fri, 16 Jul 2027 12:00:20 GMT');
    expect([soon.pauses, late.outcome]).toEqual([
      [2000],
      { code: 'unavailable', status: 503, retryAfter: 20 },
    ]);
  });

  it('LDR-08: a pause is some part of the longest, so that not all come back at once; a Retry-After is kept to', async () => {
    const half = { random: 0.5 };
    const told = [status(503, { 'retry-after': '2' }), status(503), json(1)];
    expect([(await ask([status(503)], half)).pauses, (await ask(told, half)).pauses]).toEqual([
      [150, 450, 1350],
      [2000, 450],
    ]);
  });

  it('LDR-08: three seconds are waited for in silence, four are not', async () => {
    const { pauses } = await ask([status(503, { 'retry-after': '3' }), json(1)]);
    const { tries } = await ask([status(503, { 'retry-after': '4' }), json(1)]);
    expect([pauses, tries]).toEqual([[3000], 1]);
  });

  it.each([
    ['20', 20],
    ['3600', 30],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 30],
  ])('LDR-08: a long Retry-After (%s) is told at once, %d seconds', async (header, seconds) => {
    const { outcome, tries } = await ask([status(503, { 'retry-after': header })]);
    expect([outcome, tries]).toEqual([{ code: 'unavailable', status: 503, retryAfter: seconds }, 1]);
  });

  it('LDR-08: a past or unreadable Retry-After does not hold up', async () => {
    const { pauses } = await ask([
      status(503, { 'retry-after': 'Fri, 01 Jan 2010 00:00:00 GMT' }),
      status(503, { 'retry-after': 'later' }),
      json(1),
    ]);
    expect(pauses).toEqual([0, 900]);
  });

  it.each([
    ['by nobody in particular', {}],
    ['by a caller who may leave', { signal: new AbortController().signal }],
  ])(
    'LDR-08: an answer that does not come is unavailable after the timeout, not asked again in silence: asked %s',
    async (_, caller) => {
      const { outcome, tries } = await ask([silent], { timeout: 1, ...caller });
      expect([outcome, tries]).toEqual([{ code: 'unavailable', status: null, retryAfter: null }, 1]);
    },
  );

  it.each([
    ['HTML', text('<!doctype html><title>x</title>')],
    ['truncated JSON', text('{"data":[{"id":"1"', 'application/json')],
    ['nothing', text('')],
  ])('LDR-08: %s instead of JSON is malformed', async (_, reaction) => {
    const { outcome, tries } = await ask([reaction]);
    expect([outcome, tries]).toEqual([{ code: 'malformed', status: 200, retryAfter: null }, 1]);
  });

  it('LDR-14: the caller’s abort is its own error, while asking, after an answer and while pausing', async () => {
    const reason = new Error('left');
    const abortedIn = async (react: (leave: () => void) => Partial<Timing> & { reaction: Reaction }) => {
      const controller = new AbortController();
      const { reaction, ...timing } = react(() => controller.abort(reason));
      const { log, lines } = logOf();
      const request = createRequest({
        fetch: hostOf(reaction).fetch,
        log,
        retries: 3,
        timing: { ...realTiming, random: () => 1, ...timing },
      });
      return [await request('/x', controller.signal).catch((error: unknown) => error), lines];
    };
    const asking = abortedIn((leave) => ({
      reaction: (init) => {
        queueMicrotask(leave);
        return silent(init);
      },
    }));
    const answered = abortedIn((leave) => ({
      reaction: (init) => {
        leave();
        return status(503)(init);
      },
    }));
    const pausing = abortedIn((leave) => ({
      reaction: status(503),
      pause: (ms, signal) => {
        queueMicrotask(leave);
        return realTiming.pause(ms, signal);
      },
    }));
    expect(await Promise.all([asking, answered, pausing])).toEqual([
      [reason, []],
      [reason, []],
      [reason, []],
    ]);
  });
});
