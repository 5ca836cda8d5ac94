import { assign, setup } from 'xstate';
import { settings } from '../settings.ts';

interface HeroCarouselContext {
  /** How long a slide shows, in milliseconds (HOM-05, CAL-53). */
  slideDelay: number;
  /** The number of slides, and the index of the shown one, from 0. */
  count: number;
  current: number;
}

export type HeroCarouselEvent =
  | { type: 'preference.told'; isReduced: boolean }
  | { type: 'slides.attended' }
  | { type: 'slides.dragged' }
  | { type: 'slides.hidden' }
  | { type: 'slides.released' }
  | { type: 'slide.chosen'; index: number }
  | { type: 'motion.toggled' };

/**
 * Slides that move by themselves (HOM-05) until somebody stops them (HOM-06, WCAG 2.2.2): they rest while somebody reads or
 * drags them or is in another tab, and stand still for visitors who want less motion. The screen sends the strongest reason
 * to hold them, and the chosen slide: each slide gets its whole time.
 */
export const heroCarouselMachine = setup({
  types: {} as {
    context: HeroCarouselContext;
    events: HeroCarouselEvent;
    input: { count: number; slideDelay?: number };
  },
  guards: {
    mayMove: (_, { isReduced }: { isReduced: boolean }) => !isReduced,
    mustRest: (_, { isReduced }: { isReduced: boolean }) => isReduced,
  },
  actions: {
    showSlide: assign((_, { index }: { index: number }) => ({ current: index })),
    /** HOM-05: after the last one comes the first. */
    moveOn: assign(({ context }) => ({ current: (context.current + 1) % context.count })),
  },
  delays: { slideDelay: ({ context }) => context.slideDelay },
}).createMachine({
  id: 'heroCarousel',
  context: ({ input }) => ({ slideDelay: settings.carousel.slideDelay, current: 0, ...input }),
  on: {
    'slide.chosen': { actions: { type: 'showSlide', params: ({ event }) => ({ index: event.index }) } },
  },
  initial: 'still',
  states: {
    // The visitor wants less motion, or it is not known yet.
    still: {
      on: {
        'preference.told': {
          guard: { type: 'mayMove', params: ({ event }) => ({ isReduced: event.isReduced }) },
          target: 'moving',
        },
        'motion.toggled': { target: 'moving' },
      },
    },
    moving: {
      on: {
        'preference.told': {
          guard: { type: 'mustRest', params: ({ event }) => ({ isReduced: event.isReduced }) },
          target: 'still',
        },
        'slides.hidden': { target: '.hidden' },
        'slides.dragged': { target: '.dragged' },
        'slides.attended': { target: '.held' },
        'slides.released': { target: '.playing' },
        'motion.toggled': { target: 'paused' },
      },
      initial: 'playing',
      states: {
        playing: {
          after: { slideDelay: { target: 'playing', reenter: true, actions: 'moveOn' } },
          on: {
            'slide.chosen': {
              target: 'playing',
              reenter: true,
              actions: { type: 'showSlide', params: ({ event }) => ({ index: event.index }) },
            },
          },
        },
        held: {},
        dragged: {},
        hidden: {},
      },
    },
    // By the visitor, whose word counts for more than the browser's.
    paused: { on: { 'motion.toggled': { target: 'moving' } } },
  },
});
