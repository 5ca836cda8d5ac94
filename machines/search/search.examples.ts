import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { searchMachine } from './search.machine.ts';

const nothing = { asked: '', text: '' };

export const searchInputs = [
  { says: 'the page came with everything there is', input: { ...nothing, outcome: 'found' } },
  {
    says: 'the page came with what was found',
    input: { asked: 'q=toronto', text: 'toronto', outcome: 'found' },
  },
  { says: 'the page came with nothing found', input: { asked: 'q=zzzz', text: 'zzzz', outcome: 'none' } },
  { says: 'the page came without an answer', input: { ...nothing, outcome: null } },
] as const;

export const searchExamples = {
  'question.typed': [
    { says: 'visitor types a word', asked: 'q=gala', text: 'gala' },
    { says: 'visitor empties the box', ...nothing },
  ],
  'address.changed': [{ says: 'visitor follows a link to a search', asked: 'q=nuit', text: 'nuit' }],
  'retry.pressed': [{ says: 'visitor presses Try again' }],
  'went.online': [{ says: 'the network is back' }],
  'xstate.done.actor.ask': [
    { says: 'something is found', output: { outcome: 'found' } },
    { says: 'nothing is found', output: { outcome: 'none' } },
    { says: 'nobody answers', output: { outcome: 'unreached' } },
  ],
  'xstate.error.actor.ask': [{ says: 'the service fails' }],
} as const satisfies ExamplesOf<typeof searchMachine>;
