import { walked } from '../testing/walkedMachine.ts';
import { passwordChangeExamples, passwordChangeInputs } from './passwordChange.examples.ts';
import { passwordChangeMachine } from './passwordChange.machine.ts';

export const passwordChangeWalk = walked({
  machine: passwordChangeMachine,
  inputs: passwordChangeInputs,
  examples: passwordChangeExamples,
  identity: ({ problem, faults }) => ({ problem, fault: faults[0]?.field ?? null }),
  delays: {},
});
