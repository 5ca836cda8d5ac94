import { walked } from '../testing/walkedMachine.ts';
import { nearMeExamples, nearMeInputs } from './nearMe.examples.ts';
import { nearMeMachine } from './nearMe.machine.ts';

export const nearMeWalk = walked({
  machine: nearMeMachine,
  inputs: nearMeInputs,
  examples: nearMeExamples,
  identity: () => ({}),
  delays: {},
});
