import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContentError } from '#src/api/contentError.ts';
import { askAgain } from './askAgain.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (isThere: boolean) =>
  vi.stubGlobal('fetch', () =>
    isThere ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch')),
  );
/** The addresses that the server is asked at, and what is asked of caches. */
const listen = () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init?.cache]);
    return new Response('', { status: 503 });
  });
  return asked;
};
const failing = (error: unknown) => () => Promise.reject(error);

describe('LDR-08: asking again', () => {
  test('LDR-08: what comes has recovered', async () => {
    expect(await askAgain(() => Promise.resolve())()).toEqual({ outcome: 'recovered', retryAfter: null });
  });

  test.each([
    ['no answer', { cause: new TypeError('Failed to fetch') }, 'unreached', null],
    ['no answer in time', { cause: new DOMException('', 'TimeoutError') }, 'unavailable', null],
    ['a 503 with a wish', { status: 503, retryAfter: 7 }, 'unavailable', 7],
  ] as const)('LDR-08: %s of the content host', async (_, details, outcome, retryAfter) => {
    const onCodeMissing = vi.fn<() => void>();
    const ask = failing(new ContentError('unavailable', details));
    expect(await askAgain(ask, onCodeMissing)()).toEqual({ outcome, retryAfter });
    expect(onCodeMissing).not.toHaveBeenCalled();
  });

  test.each([
    [true, 'unavailable', 1],
    [false, 'unreached', 0],
  ] as const)(
    'LDR-08: code that does not come while the server answers (%s) is a fault of the site, else of the network',
    async (isThere, outcome, missing) => {
      answers(isThere);
      const onCodeMissing = vi.fn<() => void>();
      const ask = failing(new TypeError('Failed to fetch dynamically imported module'));
      expect(await askAgain(ask, onCodeMissing)()).toEqual({ outcome, retryAfter: null });
      expect(onCodeMissing).toHaveBeenCalledTimes(missing);
    },
  );

  test('LDR-08: the server is asked for its sign of life, past every cache; any answer is one', async () => {
    const asked = listen();
    const attempt = await askAgain(failing(new TypeError('Failed to fetch')))();
    expect([asked, attempt]).toEqual([
      [['/healthz', 'no-store']],
      { outcome: 'unavailable', retryAfter: null },
    ]);
  });
});
