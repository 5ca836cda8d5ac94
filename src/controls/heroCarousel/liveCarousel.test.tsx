import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { wishForMotion } from '#src/testing/wishForMotion.ts';
import { HeroCarousel } from './HeroCarousel.tsx';
import { HeroEngine } from './HeroEngine.tsx';

/** Returns a way to say whether the slides are nearly in sight. */
const watchSight = () => {
  const watchers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Sight {
    readonly #tell: (typeof watchers)[number];
    constructor(tell: (typeof watchers)[number]) {
      this.#tell = tell;
    }
    observe() {
      watchers.push(this.#tell);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  return (isIntersecting: boolean) => {
    for (const tell of watchers) tell([{ isIntersecting }]);
  };
};

const width = 1000;
/** Three slides in a row, as a browser would lay them out, and the times at which they move. */
const begin = async ({
  isReduced = false,
  isSeen = true,
  isUsed = false,
  slideDelay,
}: { isReduced?: boolean; isSeen?: boolean; isUsed?: boolean; slideDelay?: number } = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  openWindow();
  const see = watchSight();
  const wish = wishForMotion(isReduced);
  const isSlide = (element: HTMLElement) => element.getAttribute('aria-label')?.includes(' / ') ?? false;
  Object.assign(window, { getComputedStyle: () => ({ getPropertyValue: () => '0px' }) });
  const { prototype } = HTMLElement;
  Object.defineProperty(prototype, 'offsetParent', { value: document.body, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'offsetParent'));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0;
  });
  const { mock } = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue();
  let isHeld = isUsed;
  const looks = vi
    .spyOn(HTMLElement.prototype, 'matches')
    .mockImplementation((asked) => isHeld && asked === ':has(:focus-visible), :focus-visible');
  const queries = new QueryClient();
  if (isSeen) queries.setQueryData(['hero-engine'], () => HeroEngine);
  const { find, until, leave } = await renderLive(
    <HeroCarousel
      label="Highlights"
      slides={['Gala', 'Circus', 'Magic'].map((name) => ({ key: name, name, content: name }))}
      {...(slideDelay !== undefined && { slideDelay })}
      words={{
        pause: 'Pause',
        play: 'Play',
        names: { playing: 'Pause the slides', paused: 'Play the slides' },
        choose: 'Choose a slide',
      }}
    />,
    { queries },
  );
  const section = find('section');
  /** The state, and the slide that can be read, by its button and by itself. */
  const look = () => [
    section.dataset['state'],
    section.querySelector('[aria-current=true]')?.getAttribute('aria-label'),
    ...[...section.querySelectorAll('[aria-live] > li:not([inert])')].map(({ textContent }) => textContent),
  ];
  const after = async (work: () => void) => {
    await act(async () => work());
    return look();
  };
  if (isSeen) await after(() => see(true));
  return {
    look,
    after,
    until,
    queries,
    see: (isNear: boolean) => after(() => see(isNear)),
    /** Politeness of their changes. */
    live: () => section.querySelector('[aria-live]')?.getAttribute('aria-live'),
    wait: (ms: number) => after(() => vi.advanceTimersByTime(ms)),
    press: (name: string) =>
      after(() => section.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()),
    /** The mouse takes the slides at a place, and moves to others. */
    drag: (from: number, ...places: number[]) =>
      after(() => {
        find('div').dispatchEvent(new MouseEvent('mousedown', { clientX: from, bubbles: true }));
        for (const clientX of places) document.dispatchEvent(new MouseEvent('mousemove', { clientX }));
      }),
    drop: (clientX: number) =>
      after(() => {
        document.dispatchEvent(new MouseEvent('mouseup', { clientX }));
        document.dispatchEvent(new Event('pointerup'));
      }),
    /** Somebody comes to the slides, or to the buttons that choose one, or leaves them. */
    use: (isUsedNow: boolean, place: 'slides' | 'buttons', type: string) =>
      after(() => {
        isHeld = isUsedNow;
        section
          .querySelector(place === 'slides' ? ':scope > div' : '[data-holds]')
          ?.dispatchEvent(new Event(type));
      }),
    happen: (type: string) => after(() => document.dispatchEvent(new Event(type))),
    /** Each scroll by the page: whether it was of the slides, and where to. */
    scrolls: () =>
      mock.calls.map((call, each) => [
        mock.contexts[each] === section.querySelector(':scope > div'),
        ...call,
      ]),
    wish,
    looks,
    leave,
  };
};

const playing = (name: string) => ['moving.playing', name, name];

test.each([
  ['CAL-53: each slide shows for 3 seconds by default', undefined, 3_000],
  ['HOM-05: each slide shows for as long as its page says', 5_000, 5_000],
] as const)('%s, and after the last comes the first', async (_, slideDelay, shown) => {
  const { look, wait } = await begin(slideDelay === undefined ? {} : { slideDelay });
  expect([look(), await wait(shown - 1)]).toEqual([playing('Gala'), playing('Gala')]);
  expect([await wait(1), await wait(shown), await wait(shown)]).toEqual([
    playing('Circus'),
    playing('Magic'),
    playing('Gala'),
  ]);
});

test('HOM-05: a slide that is chosen, by its button or by hand, has its whole time', async () => {
  const { press, drag, drop, wait } = await begin();
  await wait(2_000);
  await drag(900, 500, 200);
  expect([await drop(200), await wait(2_999)]).toEqual([playing('Circus'), playing('Circus')]);
  expect([await press('Gala'), await wait(2_999)]).toEqual([playing('Gala'), playing('Gala')]);
  expect(await wait(1)).toEqual(playing('Circus'));
});

test('HOM-05: slides that were scrolled by hand begin at their first once they move', async () => {
  const { scrolls } = await begin();
  expect(scrolls()).toEqual([[true, { left: 0 }]]);
});

test('HOM-05: before the first slide stands the last', async () => {
  const { drag, drop } = await begin();
  await drag(200, 500, 900);
  expect(await drop(900)).toEqual(playing('Magic'));
});

const moving = (part: string) => [`moving.${part}`, 'Gala', 'Gala'];

test('HOM-05: the slides rest while they are dragged, and in a tab that nobody sees', async () => {
  const { drag, happen, wait } = await begin();
  expect([await drag(900), await wait(9_000)]).toEqual([moving('dragged'), moving('dragged')]);
  expect(await happen('pointercancel')).toEqual(moving('playing'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  expect([await happen('visibilitychange'), await wait(9_000)]).toEqual([moving('hidden'), moving('hidden')]);
});

test.each([
  ['slides', 'pointerenter', 'pointerleave'],
  ['slides', 'focusin', 'focusout'],
  ['buttons', 'pointerenter', 'pointerleave'],
  ['buttons', 'focusin', 'focusout'],
] as const)('HOM-05: the slides rest while somebody uses the %s (%s)', async (place, come, go) => {
  const { use, wait } = await begin();
  expect([await use(true, place, come), await wait(9_000)]).toEqual([moving('held'), moving('held')]);
  expect(await use(false, place, go)).toEqual(moving('playing'));
});

test('HOM-06: the slides are stopped and started by their button, and stand still for who wants less motion', async () => {
  const { look, live, press, wait, wish, after } = await begin({ isReduced: true });
  const still = ['still', 'Gala', 'Gala'];
  expect([look(), await wait(9_000), live()]).toEqual([still, still, 'polite']);
  expect([await press('Play the slides'), await wait(3_000)]).toEqual([playing('Gala'), playing('Circus')]);
  expect(live()).toBe('off');
  const stopped = ['paused', 'Circus', 'Circus'];
  expect([await press('Pause the slides'), await wait(9_000)]).toEqual([stopped, stopped]);
  await press('Play the slides');
  expect(await after(() => wish.change(true))).toEqual(['still', 'Circus', 'Circus']);
});

test('HOM-05: the slides rest at once for who is already there', async () => {
  const { look, wait } = await begin({ isUsed: true });
  expect([look(), await wait(9_000)]).toEqual([moving('held'), moving('held')]);
});

test('HOM-05: once the page is left, nothing is heeded any more', async () => {
  const { wish, looks, happen, leave } = await begin();
  const seen = async () => {
    looks.mockClear();
    const asked: number[] = [];
    for (const type of ['visibilitychange', 'pointerup', 'pointercancel']) {
      await happen(type);
      asked.push(looks.mock.calls.length);
    }
    return [...asked, wish.listeners()];
  };
  expect(await seen()).toEqual([2, 4, 6, 1]);
  await leave();
  expect(await seen()).toEqual([0, 0, 0, 0]);
});

test('HOM-05: the slides are a list that stands still until they are nearly seen; then what moves them is fetched', async () => {
  const { look, see, until, queries } = await begin({ isSeen: false });
  const list = ['still', 'Gala', 'Gala', 'Circus', 'Magic'];
  const fetched = () => queries.getQueryData(['hero-engine']);
  expect([look(), await see(false), fetched()]).toEqual([list, list, undefined]);
  await see(true);
  await until(() => expect([look(), fetched()]).toEqual([playing('Gala'), HeroEngine]));
});

test.each([
  ['who wants less motion', true, true],
  ['others', false, false],
])('HOM-05: for %s a chosen slide stands in its place at once: %s', async (_, isReduced, isThere) => {
  const { press } = await begin({ isReduced });
  await press('Circus');
  const { transform } = document.querySelector<HTMLElement>('[aria-live]')?.style ?? {};
  expect(transform?.startsWith('translate3d(-1000px')).toBe(isThere);
});
