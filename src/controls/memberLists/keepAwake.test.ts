import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './keepAwake.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a visible page, and its requests. */
const open = (request?: () => Promise<{ release: () => void }>) => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', request ? { wakeLock: { request } } : {});
  return {
    see: (isSeen: boolean) => {
      page.hidden = !isSeen;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

test('RES-25: the screen stays on while the ticket is shown, also when the page is seen again, and no longer', async () => {
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  const { see } = open(request);
  const stop = keepAwake();
  see(false);
  expect(request).toHaveBeenCalledTimes(1);
  see(true);
  expect(request.mock.calls).toEqual([['screen'], ['screen']]);
  expect(release).not.toHaveBeenCalled();
  stop();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  see(true);
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['a browser that cannot', undefined],
  ['a battery that does not allow it', () => Promise.reject(new Error('low battery'))],
])('RES-25: %s lets the screen go dark, and says nothing', async (_, request) => {
  open(request);
  const stop = keepAwake();
  expect(stop).not.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
});
