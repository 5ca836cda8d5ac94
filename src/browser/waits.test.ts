import { afterEach, expect, test, vi } from 'vitest';
import { openWindow as openDocument } from '#src/testing/openWindow.ts';
import { heedReducedMotion } from './reducedMotion.ts';
import { afterPaint } from './afterPaint.ts';
import { isPlainClick } from './plainClick.ts';
import { failedStyles, noteFailedStyles, untilThere } from './untilThere.ts';
import { whenIdle } from './whenIdle.ts';
import { whenNear } from './whenNear.ts';
import { whenUsed } from './whenUsed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser's window that counts who listens to it. */
const openWindow = () => {
  const window = new EventTarget();
  const listeners = { online: 0, load: 0 };
  const count = (type: string, by: number): void => {
    if (type === 'online' || type === 'load') listeners[type] += by;
  };
  vi.stubGlobal(
    'addEventListener',
    (type: string, heard: EventListener, options?: AddEventListenerOptions) => {
      count(type, 1);
      options?.signal?.addEventListener('abort', () => count(type, -1));
      window.addEventListener(type, heard, options);
    },
  );
  return { window, listeners };
};

test('LDR-08: a part that does not come is asked for again after a second and a half, or once the network is back', async () => {
  vi.useFakeTimers();
  const { window, listeners } = openWindow();
  let asked = 0;
  const part = untilThere(() => {
    asked += 1;
    return asked < 4 ? Promise.reject(new Error('not there')) : Promise.resolve('part');
  });
  await vi.advanceTimersByTimeAsync(1_499);
  expect([asked, listeners.online]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, listeners.online]).toEqual([2, 1]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, listeners.online]).toEqual([3, 1]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([await part, asked, listeners.online]).toEqual(['part', 4, 0]);
});

test('LDR-11: styles that fail to load are marked, nothing else that fails is', () => {
  openDocument();
  vi.stubGlobal('HTMLLinkElement', window.HTMLLinkElement);
  noteFailedStyles(document);
  document.head.innerHTML = '<link rel="stylesheet" id="failed"><link rel="stylesheet"><script></script>';
  for (const name of ['#failed', 'script'])
    document.querySelector(name)?.dispatchEvent(new Event('error', { bubbles: false }));
  expect([...document.querySelectorAll('[data-failed]')]).toEqual([document.querySelector('#failed')]);
  expect(document.querySelectorAll(failedStyles).length).toBe(1);
});

test.each([
  ['loads', 'loading', [0, 1]],
  ['has loaded', 'complete', [1, 1]],
] as const)(
  'speed: work without hurry, in a page that %s, waits for that and for an idle browser',
  (_, readyState, counts) => {
    const { window } = openWindow();
    const idle: (() => void)[] = [];
    const requestIdleCallback = (work: () => void) => idle.push(work);
    vi.stubGlobal('document', { readyState });
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    let done = 0;
    whenIdle(() => (done += 1));
    const before = idle.length;
    for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('load'));
    expect([before, idle.length, done]).toEqual([...counts, 0]);
    idle[0]?.();
    expect(done).toBe(1);
  },
);

test('speed: a browser that cannot tell when it is idle does such work after the present', () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', {});
  let done = 0;
  whenIdle(() => (done += 1));
  expect(done).toBe(0);
  vi.runAllTimers();
  expect(done).toBe(1);
});

test('speed: what is nearly on the screen is loaded, once; what is far away or left is not', () => {
  const seen: string[] = [];
  let tell = (_: readonly { isIntersecting: boolean }[]): void => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: typeof tell, { rootMargin }: { rootMargin: string }) {
        tell = heard;
        seen.push(rootMargin);
      }
      observe = () => void seen.push('observe');
      disconnect = () => void seen.push('disconnect');
    },
  );
  const stop = whenNear(Object.create(null), () => seen.push('arrived'));
  tell([{ isIntersecting: false }]);
  expect(seen).toEqual(['400px', 'observe']);
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(seen.slice(2)).toEqual(['disconnect', 'arrived']);
  stop();
  expect(seen.slice(4)).toEqual(['disconnect']);
});

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'speed: the first use of an element is told once (%s)',
  (type) => {
    const target = new EventTarget();
    const element: Element = Object.assign(Object.create(null), {
      addEventListener: target.addEventListener.bind(target),
    });
    let used = 0;
    whenUsed(element, () => (used += 1));
    target.dispatchEvent(new Event('pointermove'));
    expect(used).toBe(0);
    target.dispatchEvent(new Event(type));
    expect(used).toBe(1);
    for (const each of ['pointerover', 'pointerdown', 'focusin']) target.dispatchEvent(new Event(each));
    expect(used).toBe(1);
    whenUsed(element, () => (used += 1))();
    target.dispatchEvent(new Event(type));
    expect(used).toBe(1);
  },
);

test('speed: what follows a frame can be taken back before it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    frames.set(frames.size + 1, act);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  const done: string[] = [];
  afterPaint(() => done.push('kept'));
  const takeBack = afterPaint(() => done.push('taken back'));
  takeBack();
  for (const act of frames.values()) act();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['kept']);
});

test('motion: a visitor’s wish for less motion is told at once and at each change, until nobody asks', () => {
  const preference = Object.assign(new EventTarget(), { matches: true });
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return preference;
  });
  const told: boolean[] = [];
  const stop = heedReducedMotion((isReduced) => told.push(isReduced));
  preference.matches = false;
  preference.dispatchEvent(new Event('change'));
  stop();
  preference.matches = true;
  preference.dispatchEvent(new Event('change'));
  expect([asked, told]).toEqual([['(prefers-reduced-motion: reduce)'], [true, false]]);
});

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('links: a click with %o is followed here: %s', (how, isFollowed) => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(Object.assign(Object.create(null), plain, how))).toBe(isFollowed);
});
