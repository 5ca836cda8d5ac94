import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { cookieBannerExamples, cookieBannerInputs } from './cookieBanner.examples.ts';
import { cookieBannerMachine } from './cookieBanner.machine.ts';

export const cookieBannerWalk = walked({
  machine: cookieBannerMachine,
  inputs: cookieBannerInputs,
  examples: cookieBannerExamples,
  identity: ({ consent }) => ({ consent }),
  delays: { fadeOut: () => settings.cookieBanner.fadeOut },
});
