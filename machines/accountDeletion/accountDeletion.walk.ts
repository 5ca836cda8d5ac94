import { walked } from '../testing/walkedMachine.ts';
import { accountDeletionExamples, accountDeletionInputs } from './accountDeletion.examples.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';

export const accountDeletionWalk = walked({
  machine: accountDeletionMachine,
  inputs: accountDeletionInputs,
  examples: accountDeletionExamples,
  identity: ({ problem }) => ({ problem }),
  delays: {},
});
