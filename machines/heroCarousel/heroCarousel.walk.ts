import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { heroCarouselExamples, heroCarouselInputs } from './heroCarousel.examples.ts';
import { heroCarouselMachine } from './heroCarousel.machine.ts';

export const heroCarouselWalk = walked({
  machine: heroCarouselMachine,
  inputs: heroCarouselInputs,
  examples: heroCarouselExamples,
  identity: ({ current }) => ({ current }),
  delays: { slideDelay: () => settings.carousel.slideDelay },
});
