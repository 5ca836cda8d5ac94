import { walked } from '../testing/walkedMachine.ts';
import { readMoreExamples, readMoreInputs } from './readMore.examples.ts';
import { readMoreMachine } from './readMore.machine.ts';

export const readMoreWalk = walked({
  machine: readMoreMachine,
  inputs: readMoreInputs,
  examples: readMoreExamples,
  identity: () => ({}),
  delays: {},
});
