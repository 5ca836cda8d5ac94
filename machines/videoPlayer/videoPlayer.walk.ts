import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { videoPlayerExamples, videoPlayerInputs } from './videoPlayer.examples.ts';
import { videoPlayerMachine } from './videoPlayer.machine.ts';

export const videoPlayerWalk = walked({
  machine: videoPlayerMachine,
  inputs: videoPlayerInputs,
  examples: videoPlayerExamples,
  // The number of presses does not matter.
  identity: ({ isReduced, hasScrolled }) => ({ isReduced, hasScrolled }),
  walksEachOnce: true,
  delays: { patience: () => settings.videoPlayer.patience },
});
