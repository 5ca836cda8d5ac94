import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { heroCarouselMachine } from './heroCarousel.machine.ts';

export const heroCarouselInputs = [{ says: 'the first of two slides is seen', input: { count: 2 } }] as const;

export const heroCarouselExamples = {
  'preference.told': [
    { says: 'the browser says that motion is welcome', isReduced: false },
    { says: 'the browser says that motion is to be reduced', isReduced: true },
  ],
  'slides.attended': [{ says: 'the pointer or the focus comes to the slides' }],
  'slides.dragged': [{ says: 'visitor takes hold of a slide' }],
  'slides.hidden': [{ says: 'visitor goes to another tab' }],
  'slides.released': [{ says: 'nothing holds the slides any more' }],
  'slide.chosen': [{ says: 'visitor chooses the second slide', index: 1 }],
  'motion.toggled': [{ says: 'visitor presses Pause or Play' }],
  'xstate.after.slideDelay': [{ says: 'a slide has had its time' }],
} as const satisfies ExamplesOf<typeof heroCarouselMachine>;
