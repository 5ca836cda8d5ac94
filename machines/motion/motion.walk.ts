import { walked } from '../testing/walkedMachine.ts';
import { motionExamples, motionInputs } from './motion.examples.ts';
import { motionMachine } from './motion.machine.ts';

export const motionWalk = walked({
  machine: motionMachine,
  inputs: motionInputs,
  examples: motionExamples,
  identity: () => ({}),
  delays: {},
});
