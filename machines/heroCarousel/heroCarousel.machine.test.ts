import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { heroCarouselMachine, type HeroCarouselEvent } from './heroCarousel.machine.ts';

const told = (isReduced: boolean) => ({ type: 'preference.told', isReduced }) as const;
const chosen = (index: number) => ({ type: 'slide.chosen', index }) as const;
const [attended, dragged, hidden, released, toggled] = [
  { type: 'slides.attended' },
  { type: 'slides.dragged' },
  { type: 'slides.hidden' },
  { type: 'slides.released' },
  { type: 'motion.toggled' },
] as const;

/** Four slides with their own clock. */
const carousel = (
  events: HeroCarouselEvent[],
  input: { slideDelay?: number } = { slideDelay: settings.carousel.hero.slideDelay },
) => {
  const clock = new SimulatedClock();
  const actor = createActor(heroCarouselMachine, { clock, input: { count: 4, ...input } }).start();
  const send = (...more: HeroCarouselEvent[]) => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    send,
    /** The shown slide, so many milliseconds later. */
    after: (ms: number) => {
      clock.increment(ms);
      return actor.getSnapshot().context.current;
    },
    state: () => actor.getSnapshot().value,
  };
};

describe('HOM-05: slides that move by themselves', () => {
  test('HOM-05: each slide is seen for 5000 ms, and after the last comes the first', () => {
    const slides = carousel([told(false)]);
    expect([4_999, 1, 5_000, 5_000, 4_999, 1].map(slides.after)).toEqual([0, 1, 2, 3, 3, 0]);
    expect(slides.state()).toEqual({ moving: 'playing' });
  });

  test('HOM-05: a slide that somebody chose has its whole time, and stops nothing', () => {
    const slides = carousel([told(false)]);
    expect(slides.after(4_000)).toBe(0);
    slides.send(chosen(2));
    expect([4_999, 1].map(slides.after)).toEqual([2, 3]);
  });

  test('HOM-05: under reduced motion nothing moves; nor before the browser has told; a chosen slide comes all the same', () => {
    for (const events of [[], [told(true)], [told(false), told(true)]]) {
      const slides = carousel(events);
      expect([slides.after(60_000), slides.state()]).toEqual([0, 'still']);
      slides.send(chosen(2));
      expect([slides.after(60_000), slides.state()]).toEqual([2, 'still']);
    }
  });

  test.each([
    [attended, 'held'],
    [dragged, 'dragged'],
    [hidden, 'hidden'],
  ] as const)('HOM-05: while %o they rest, and the slide has its whole time afterwards', (event, state) => {
    const slides = carousel([told(false)]);
    slides.after(4_000);
    slides.send(event);
    expect([slides.after(60_000), slides.state()]).toEqual([0, { moving: state }]);
    slides.send(released);
    expect([4_999, 1].map(slides.after)).toEqual([0, 1]);
    expect(slides.state()).toEqual({ moving: 'playing' });
  });
});

describe('HOM-06: the toggle', () => {
  test('HOM-06: Pause stops the slides, Play lets them go on', () => {
    const slides = carousel([told(false), toggled]);
    expect([slides.after(60_000), slides.state()]).toEqual([0, 'paused']);
    slides.send(toggled);
    expect([slides.after(5_000), slides.state()]).toEqual([1, { moving: 'playing' }]);
  });

  test.each([attended, dragged, hidden, released, told(false), told(true), chosen(0)])(
    'HOM-06: what the visitor has paused stays paused: %o',
    (event) => {
      const slides = carousel([told(false), toggled, event]);
      expect([slides.after(60_000), slides.state()]).toEqual([0, 'paused']);
    },
  );

  test('HOM-06: who wants less motion and presses Play gets it', () => {
    const slides = carousel([told(true), toggled]);
    expect([slides.after(5_000), slides.state()]).toEqual([1, { moving: 'playing' }]);
  });
});

test('CAL-53: a carousel whose time nobody told shows each slide for 3000 ms', () => {
  const slides = carousel([told(false)], {});
  expect([2_999, 1, 3_000].map(slides.after)).toEqual([0, 1, 2]);
});
