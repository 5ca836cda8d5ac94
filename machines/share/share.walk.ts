import { walked } from '../testing/walkedMachine.ts';
import { shareExamples, shareInputs } from './share.examples.ts';
import { shareMachine } from './share.machine.ts';

export const shareWalk = walked({
  machine: shareMachine,
  inputs: shareInputs,
  examples: shareExamples,
  identity: () => ({}),
  delays: {},
});
