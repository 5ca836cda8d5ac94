import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { searchBarExamples, searchBarInputs } from './searchBar.examples.ts';
import { searchBarMachine } from './searchBar.machine.ts';

export const searchBarWalk = walked({
  machine: searchBarMachine,
  inputs: searchBarInputs,
  examples: searchBarExamples,
  identity: ({ text, active, count }) => ({ text, active, isListed: count > 0 }),
  delays: { focus: () => settings.searchBar.focus },
});
