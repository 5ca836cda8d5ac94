import { walked } from '../testing/walkedMachine.ts';
import { searchPanelExamples, searchPanelInputs } from './searchPanel.examples.ts';
import { searchPanelMachine } from './searchPanel.machine.ts';

export const searchPanelWalk = walked({
  machine: searchPanelMachine,
  inputs: searchPanelInputs,
  examples: searchPanelExamples,
  identity: () => ({}),
  delays: {},
});
