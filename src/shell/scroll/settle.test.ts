import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSettling, settle, stopSettling } from './settle.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page that scrolls as told, frame by frame. */
const open = () => {
  const dataset: Record<string, string | undefined> = {};
  const page = { scrollY: 0, now: 0, target: 300 };
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('performance', { now: () => page.now });
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => frames.push(step));
  const scrollTo = (top: number) => {
    page.scrollY = top;
    vi.stubGlobal('scrollY', top);
  };
  scrollTo(0);
  const moves: number[] = [];
  vi.stubGlobal('scrollBy', ({ top, behavior }: ScrollToOptions & { top: number }) => {
    if (behavior === 'instant') moves.push(top);
    scrollTo(page.scrollY + top);
  });
  return {
    page,
    moves,
    scrollTo,
    state: () => dataset['scroll'],
    off: () => page.target - page.scrollY,
    /** So many frames, or all that the page asks for; their number. */
    draw: (most = Number.POSITIVE_INFINITY) => {
      let drawn = 0;
      for (; drawn < most && frames.length > 0; drawn += 1) frames.shift()?.();
      return drawn;
    },
  };
};
const quietly = { glides: false, onStill: () => {} };

describe('RTE-25: a page on its way to a place', () => {
  test('RTE-25: is there at once, stays there while its heights change, and is still after seven frames', () => {
    const { page, moves, off, state, draw } = open();
    let stills = 0;
    settle(off, { glides: false, onStill: () => (stills += 1) });
    expect([moves, state(), isSettling(), draw(3)]).toEqual([[300], 'settles', true, 3]);
    page.target = 420;
    expect([draw(), moves, state(), isSettling(), stills]).toEqual([8, [300, 120], undefined, false, 1]);
  });

  test('RTE-25: does not move by parts of a pixel', () => {
    const { page, moves, off, draw } = open();
    page.target = -0.9;
    settle(off, quietly);
    draw();
    expect(moves).toEqual([]);
    page.target = -1;
    settle(off, quietly);
    draw();
    expect(moves).toEqual([-1]);
  });

  test('RTE-25: waits three seconds for a place that is not drawn', () => {
    const { page, moves, state, draw } = open();
    let stills = 0;
    settle(() => null, { glides: false, onStill: () => (stills += 1) });
    draw(20);
    page.now = 2_999;
    expect([draw(1), state(), stills]).toEqual([1, 'settles', 0]);
    page.now = 3_000;
    expect([draw(), state(), stills, moves]).toEqual([1, undefined, 1, []]);
  });

  test('RTE-27: lets the browser glide to its end, and then keeps the place', () => {
    const { moves, off, state, scrollTo, draw } = open();
    settle(off, { ...quietly, glides: true });
    scrollTo(150);
    draw(1);
    scrollTo(290);
    draw(1);
    expect([moves, state()]).toEqual([[], 'glides']);
    draw(7);
    expect([moves, state()]).toEqual([[], 'settles']);
    draw();
    expect([moves, state()]).toEqual([[10], undefined]);
  });

  test('RTE-25: stays where somebody has taken it', () => {
    const { page, moves, off, state, draw } = open();
    let stills = 0;
    settle(off, { glides: false, onStill: () => (stills += 1) });
    stopSettling();
    page.target = 900;
    draw();
    expect([moves, state(), stills]).toEqual([[300], undefined, 0]);
  });

  test('RTE-25: has one place at a time, the last', () => {
    const { moves, off, draw } = open();
    const stills: string[] = [];
    settle(() => 50, { glides: false, onStill: () => stills.push('first') });
    settle(off, { glides: false, onStill: () => stills.push('last') });
    draw();
    expect([moves, stills]).toEqual([[50, 250], ['last']]);
  });
});
