import { walked } from '../testing/walkedMachine.ts';
import { searchExamples, searchInputs } from './search.examples.ts';
import { searchMachine } from './search.machine.ts';

export const searchWalk = walked({
  machine: searchMachine,
  inputs: searchInputs,
  examples: searchExamples,
  // The words of a question do not matter: only whether there are any, and whether the address has them.
  identity: ({ asked, address }) => ({ asksNothing: asked === '', isInAddress: asked === address }),
  delays: {},
  walksEachOnce: true,
});
