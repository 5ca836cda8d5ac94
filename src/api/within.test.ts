import { afterEach, expect, test, vi } from 'vitest';
import { json, silent } from './testing/fakeHost.ts';
import { within } from './within.ts';

afterEach(() => vi.restoreAllMocks());

/** A host, and the deadlines that were set for it, in milliseconds; `end` is their end. */
const open = () => {
  const late = new AbortController();
  const set: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    set.push(ms);
    return late.signal;
  });
  const asked: [url: string, init: RequestInit | undefined][] = [];
  const fetch = within(async (url, init) => {
    asked.push([url, init]);
    return url === '/slow' ? silent(init) : json(url)(init);
  }, 3_500);
  return { fetch, set, asked, end: () => late.abort(new DOMException('late', 'TimeoutError')) };
};

test('HST-08: all questions together have one time, from the first one on; after it none is asked', async () => {
  const { fetch, set, asked, end } = open();
  expect(set).toEqual([]);
  const slow = fetch('/slow', { signal: new AbortController().signal });
  expect(await (await fetch('/quick')).json()).toBe('/quick');
  end();
  await expect(slow).rejects.toThrow('late');
  await expect(fetch('/later')).rejects.toThrow('late');
  expect([set, asked.map(([url, init]) => [url, init?.signal?.aborted])]).toEqual([
    [3_500],
    [
      ['/slow', true],
      ['/quick', true],
    ],
  ]);
});

test('HST-08: what is asked stays as it is, and who asks can still leave', async () => {
  const { fetch, asked } = open();
  const leaving = new AbortController();
  const slow = fetch('/slow', { method: 'POST', signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(slow).rejects.toThrow('left');
  expect(asked.map(([url, init]) => [url, init?.method])).toEqual([['/slow', 'POST']]);
});

test('HST-08: where the host heeds no signal, nobody waits for it any longer', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const asked = within(() => new Promise(() => {}), 1)('/deaf');
  late.abort(new DOMException('late', 'TimeoutError'));
  await expect(asked).rejects.toThrow('late');
});
