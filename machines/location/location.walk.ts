import { walked } from '../testing/walkedMachine.ts';
import { locationExamples, locationInputs } from './location.examples.ts';
import { locationMachine } from './location.machine.ts';

export const locationWalk = walked({
  machine: locationMachine,
  inputs: locationInputs,
  examples: locationExamples,
  identity: ({ chosen }) => ({ ...chosen }),
  walksEachOnce: true,
  delays: {},
});
