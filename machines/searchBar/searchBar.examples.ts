import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { searchBarMachine } from './searchBar.machine.ts';

export const searchBarInputs = [{ says: 'visitor presses Search in the header', input: undefined }] as const;

export const searchBarExamples = {
  'text.typed': [
    { says: 'visitor types a word', text: 'gala' },
    { says: 'visitor empties the input', text: '' },
  ],
  'option.moved': [
    { says: 'visitor presses Down', by: 1 },
    { says: 'visitor presses Up', by: -1 },
  ],
  'bar.escaped': [{ says: 'visitor presses Escape' }],
  'bar.left': [{ says: 'visitor goes elsewhere' }],
  'xstate.after.focus': [{ says: 'the bar takes the focus' }],
  'xstate.done.actor.suggest': [
    { says: 'something is suggested', output: { count: 2 } },
    { says: 'nothing is suggested', output: { count: 0 } },
  ],
  'xstate.error.actor.suggest': [{ says: 'the service fails' }],
} as const satisfies ExamplesOf<typeof searchBarMachine>;
