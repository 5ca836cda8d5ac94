import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { menuExamples, menuInputs } from './menu.examples.ts';
import { menuMachine } from './menu.machine.ts';

export const menuWalk = walked({
  machine: menuMachine,
  inputs: menuInputs,
  examples: menuExamples,
  identity: ({ item }) => ({ item }),
  delays: { leave: () => settings.menu.leave },
});
