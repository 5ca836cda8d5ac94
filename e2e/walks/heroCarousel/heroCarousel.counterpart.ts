import { expect } from '#e2e/site/test.ts';
import type { heroCarouselMachine } from '#machines/heroCarousel/heroCarousel.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { openTab } from '../browser/openTab.ts';
import { heroCarouselPerception } from './heroCarousel.perception.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { heroOf, pointAt, pointAway, prefer, seen, show, toggleOf } from './slides.ts';

interface HeroCarouselScene extends Visit {
  isLive: true;
}

const shows = (visit: Visit, { facts: { current } }: Place): Promise<void> =>
  expect.poll(() => seen(visit), { intervals: [20] }).toEqual({ chosen: current, open: [current] });

/** HOM-05, HOM-06: a visitor who reads, drags or is elsewhere is not moved on, and there is a Pause (WCAG 2.2.2). */
export const heroCarouselCounterpart = counterpart<typeof heroCarouselMachine, HeroCarouselScene>(
  'heroCarousel',
  {
    requirements: 'HOM-05, HOM-06',
    begin: async (visit) => {
      await prefer(visit, true);
      await openTab(visit, `/${visit.lang}`);
      await expect(heroOf(visit)).toHaveAttribute('data-moves', 'true');
      return { ...visit, isLive: true };
    },
    end: async (visit) => {
      await show(visit, 'visible');
      await prefer(visit, true);
    },
    events: {
      'preference.told': (visit, { isReduced }) => prefer(visit, isReduced),
      'slides.attended': async (visit) => {
        await show(visit, 'visible');
        // At its origin: a release elsewhere is a swipe.
        await visit.page.mouse.up();
        await pointAway(visit);
        await pointAt(visit);
      },
      'slides.dragged': async (visit) => {
        await pointAt(visit);
        await visit.page.mouse.up();
        await visit.page.mouse.down();
      },
      'slides.hidden': (visit) => show(visit, 'hidden'),
      'slides.released': async (visit) => {
        await visit.page.mouse.up();
        await pointAway(visit);
        await show(visit, 'visible');
      },
      // Like a finger or an assistive technology: without a pointer that would rest there.
      'slide.chosen': (visit, { index }) =>
        heroOf(visit).locator('[data-holds] button').nth(index).dispatchEvent('click'),
      'motion.toggled': (visit) => toggleOf(visit).dispatchEvent('click'),
    },
    ports: {},
    perception: heroCarouselPerception,
    signs: {
      still: shows,
      paused: shows,
      'moving.playing': shows,
      'moving.held': shows,
      'moving.dragged': shows,
      'moving.hidden': shows,
    },
  },
);
