import { walked } from '../testing/walkedMachine.ts';
import { liveShowsExamples, liveShowsInputs } from './liveShows.examples.ts';
import { lasts, liveShowsMachine } from './liveShows.machine.ts';

export const liveShowsWalk = walked({
  machine: liveShowsMachine,
  inputs: liveShowsInputs,
  examples: liveShowsExamples,
  identity: ({ isOpen, isDue }) => ({ isOpen, isDue }),
  delays: { change: lasts },
});
