import type { heroCarouselMachine } from '#machines/heroCarousel/heroCarousel.machine.ts';
import { filled, like } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface HeroCarouselValues {
  /** Without scripts the slides are a list that scrolls. */
  readonly isLive: boolean;
}

/** Of the sample's home page. */
const slides = [1, 2, 3, 4, 5];

const buttons =
  (toggle: 'pauseSlides' | 'playSlides') =>
  ({ text: { home }, values: { isLive } }: Told<HeroCarouselValues>): Perceived => ({
    controls: isLive
      ? [
          ...slides.map((number) =>
            control(
              'button',
              like(filled(home.hero.slide, { number, count: slides.length, title: '{{title}}' })),
            ),
          ),
          control('button', home.motion[toggle]),
        ]
      : [],
  });

/** HOM-05, HOM-06 */
export const heroCarouselPerception: Perception<typeof heroCarouselMachine, HeroCarouselValues> = {
  states: {
    still: buttons('playSlides'),
    paused: buttons('playSlides'),
    'moving.playing': buttons('pauseSlides'),
    'moving.held': buttons('pauseSlides'),
    'moving.dragged': buttons('pauseSlides'),
    'moving.hidden': buttons('pauseSlides'),
  },
};
