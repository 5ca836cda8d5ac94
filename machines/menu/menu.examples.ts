import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { menuMachine } from './menu.machine.ts';

export const menuInputs = [{ says: 'the menu is closed', input: undefined }] as const;

export const menuExamples = {
  'item.entered': [
    { says: 'visitor points at Shows', item: 'shows' },
    { says: 'visitor points at Artists', item: 'artists' },
  ],
  'item.left': [{ says: 'the pointer leaves' }],
  'item.pressed': [
    { says: 'visitor presses Shows', item: 'shows' },
    { says: 'visitor presses Artists', item: 'artists' },
  ],
  'menu.toggled': [{ says: 'visitor presses the menu button' }],
  'menu.escaped': [{ says: 'visitor presses Escape' }],
  'link.followed': [{ says: 'visitor follows a link' }],
  'focus.left': [{ says: 'the focus leaves the menu' }],
  'xstate.after.leave': [{ says: 'the pointer has not come back' }],
} as const satisfies ExamplesOf<typeof menuMachine>;
