import { walked } from '../testing/walkedMachine.ts';
import { passwordResetExamples, passwordResetInputs } from './passwordReset.examples.ts';
import { passwordResetMachine } from './passwordReset.machine.ts';

export const passwordResetWalk = walked({
  machine: passwordResetMachine,
  inputs: passwordResetInputs,
  examples: passwordResetExamples,
  identity: ({ problem, faults, linkCode }) => ({
    problem,
    fault: faults[0]?.field ?? null,
    isLinked: linkCode !== '',
  }),
  walksEachOnce: true,
  delays: {},
});
