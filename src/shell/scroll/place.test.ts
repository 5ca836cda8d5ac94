import { expect, test, vi } from 'vitest';
import { notedPlace, notePlace, returnFocus } from './place.ts';

/** Returns to a page with two equal links; answers with the index of the focused one. */
const focusedOn = (link: { selector: string; index: number } | null, isMoved = false): number | null => {
  let focused: number | null = null;
  class Link {
    readonly #index: number;
    constructor(index: number) {
      this.#index = index;
    }
    focus({ preventScroll }: FocusOptions) {
      if (preventScroll === true) focused = this.#index;
    }
  }
  vi.stubGlobal('HTMLElement', Link);
  vi.stubGlobal('document', {
    activeElement: { matches: (selector: string) => selector === 'body, #main' && !isMoved },
    querySelectorAll: (selector: string) => (selector === 'main a' ? [new Link(0), new Link(1)] : []),
  });
  returnFocus({ selector: '#main', index: 0, top: 0, scrolled: 0, link });
  return focused;
};

test.each([
  ['the used link has it again', { selector: 'main a', index: 1 }, 1],
  ['not one that is not drawn', { selector: 'main a', index: 2 }, null],
  ['nor any without a used one', null, null],
] as const)('RTE-25: Back returns the focus: %s', (_, link, focused) => {
  expect(focusedOn(link)).toBe(focused);
});

test('RTE-25: a focus that somebody has moved meanwhile stays', () => {
  expect(focusedOn({ selector: 'main a', index: 1 }, true)).toBe(null);
});

test('RTE-25: an entry that an older version of the site noted names no link', () => {
  const older = { selector: '#main', index: 0, top: 0, scrolled: 0 };
  vi.stubGlobal('history', { state: { place: older } });
  expect(notedPlace()).toEqual({ ...older, link: null });
});

/** Notes the place of a press on an element at a position; answers with the looks at the window, and the noted one. */
const looksAt = (position: 'static' | 'sticky') => {
  const named = (id: string, place: string) => {
    const element = {
      id,
      place,
      parentElement: null,
      closest: () => element,
      getBoundingClientRect: () => ({ top: 0 }),
    };
    return element;
  };
  const [pressed, seen] = [named('pressed', position), named('seen', 'static')];
  const elementFromPoint = vi.fn(() => seen);
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('getComputedStyle', ({ place }: typeof seen) => ({ position: place }));
  vi.stubGlobal('document', {
    elementFromPoint,
    querySelectorAll: (selector: string) => [pressed, seen].filter(({ id }) => `#${id}` === selector),
  });
  const history = { state: null };
  vi.stubGlobal('history', history);
  vi.stubGlobal('History', {
    prototype: {
      replaceState(this: typeof history, state: null) {
        this.state = state;
      },
    },
  });
  notePlace(Object.assign(Object.create(null), pressed));
  return [elementFromPoint.mock.calls.length, notedPlace()?.selector];
};

test('LDR-15: a press notes its own element, and looks at the window only from a part that does not scroll', () => {
  vi.stubGlobal('innerWidth', 375);
  vi.stubGlobal('innerHeight', 812);
  vi.stubGlobal('scrollY', 0);
  expect([looksAt('static'), looksAt('sticky')]).toEqual([
    [0, '#pressed'],
    [1, '#seen'],
  ]);
});
