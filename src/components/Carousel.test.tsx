import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { wishForMotion } from '#src/testing/wishForMotion.ts';
import type { Columns } from './CarouselEngine.tsx';

/** Replaces the library that moves slides: their place, its calls and its listeners. */
const embla = (() => {
  const told: unknown[] = [];
  const listeners = new Set<string>();
  const place = { hasBefore: false, hasAfter: true };
  const api = {
    canScrollPrev: () => place.hasBefore,
    canScrollNext: () => place.hasAfter,
    scrollPrev: () => told.push('back'),
    scrollNext: () => told.push('on'),
    on: (name: string) => (listeners.add(name), api),
    off: (name: string) => (listeners.delete(name), api),
  };
  return { told, listeners, place, api };
})();
const library = 'embla-carousel-react';
beforeAll(() => {
  vi.resetModules();
  vi.doMock(library, () => ({
    default: (options: unknown) => {
      embla.told.push(options);
      return [() => {}, embla.api];
    },
  }));
});

/** Slides near the screen or far from it; their engine has been fetched. */
const begin = async ({
  columns = 'items',
  isNear = true,
  isReduced = false,
  hasBefore = false,
  hasAfter = true,
}: {
  columns?: Columns;
  isNear?: boolean;
  isReduced?: boolean;
  hasBefore?: boolean;
  hasAfter?: boolean;
} = {}) => {
  const { Carousel } = await import('./Carousel.tsx');
  const { CarouselEngine } = await import('./CarouselEngine.tsx');
  openWindow();
  wishForMotion(isReduced);
  const { mock } = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: isNear }]);
      }
      disconnect() {}
    },
  );
  Object.assign(embla.place, { hasBefore, hasAfter });
  embla.told.length = 0;
  const queries = new QueryClient();
  queries.setQueryData(['carousel-engine'], () => CarouselEngine);
  const live = await renderLive(
    <Carousel label="Shows" previous="Back" next="On" columns={columns}>
      <li>one</li>
    </Carousel>,
    { queries },
  );
  const buttons = () => [...document.querySelectorAll('button')];
  return {
    ...live,
    scrolls: () => mock.calls.map((call, each) => [mock.contexts[each] === live.find('div', 1), ...call]),
    isMoving: () => live.find('div').dataset['moves'],
    movers: () => buttons().map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-disabled')]),
    press: () => act(async () => buttons().forEach((one) => one.click())),
  };
};

test.each([
  [
    'at its begin',
    false,
    true,
    [
      ['Back', 'true'],
      ['On', 'false'],
    ],
  ],
  [
    'in its middle',
    true,
    true,
    [
      ['Back', 'false'],
      ['On', 'false'],
    ],
  ],
  [
    'at its end',
    true,
    false,
    [
      ['Back', 'false'],
      ['On', 'true'],
    ],
  ],
  ['that is all in sight', false, false, []],
] as const)('SHW-03: a list %s has its buttons', async (_, hasBefore, hasAfter, expected) => {
  const { movers, press } = await begin({ hasBefore, hasAfter });
  expect(movers()).toEqual(expected);
  embla.told.length = 0;
  await press();
  expect(embla.told).toEqual(expected.length === 0 ? [] : ['back', 'on']);
});

test.each([
  ['items', 2, { 768: 3, 992: 4, 1200: 5 }],
  ['passes', 2, { 992: 3, 1200: 4 }],
  ['artist', 1, { 992: 2, 1200: 3 }],
] as const)(
  'HOM-16: %s move in groups, by the width of the window',
  async (columns, slidesToScroll, wider) => {
    const { find } = await begin({ columns });
    await act(async () => find('ul').dispatchEvent(new Event('focusin', { bubbles: true })));
    expect(embla.told[0]).toEqual({
      align: 'start',
      containScroll: 'trimSnaps',
      slidesToScroll,
      breakpoints: Object.fromEntries(
        Object.entries(wider).map(([width, count]) => [`(min-width: ${width}px)`, { slidesToScroll: count }]),
      ),
    });
  },
);

test('HOM-16: for who wants less motion slides jump', async () => {
  await begin({ isReduced: true });
  expect(embla.told[0]).toMatchObject({ duration: 0 });
});

test.each([
  ['SHW-03: a list that is far scrolls as before', { isNear: false }, false],
  ['SHW-03: a list that is near can be moved', {}, true],
  ['ARD-06: of an artist’s several lists none is prepared that nobody uses', { columns: 'artist' }, false],
] as const)('%s', async (_, given, isMoving) => {
  expect((await begin(given)).isMoving()).toBe(String(isMoving));
});

test('SHW-03: a list that was scrolled begins anew once it can be moved, where its buttons believe it to be', async () => {
  const { find, scrolls } = await begin();
  expect(scrolls()).toEqual([[true, { left: 0 }]]);
  expect(find('div', 1).getAttribute('aria-label')).toBe('Shows');
});

test('SHW-03: once the page is left, nothing listens any more', async () => {
  const { leave } = await begin();
  expect([...embla.listeners]).toEqual(['select', 'reInit']);
  await leave();
  expect([...embla.listeners]).toEqual([]);
});
