import { walked } from '../testing/walkedMachine.ts';
import { profileFormExamples, profileFormInputs } from './profileForm.examples.ts';
import { profileFormMachine } from './profileForm.machine.ts';

export const profileFormWalk = walked({
  machine: profileFormMachine,
  inputs: profileFormInputs,
  examples: profileFormExamples,
  identity: ({ problem, faults }) => ({ problem, fault: faults[0]?.field ?? null }),
  delays: {},
});
