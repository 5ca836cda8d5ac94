import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { newsletterMachine } from './newsletter.machine.ts';

export const newsletterInputs = [
  { says: 'a visitor comes to the foot of a page', input: undefined },
] as const;

const camille = 'camille@example.test';

export const newsletterExamples = {
  'form.submitted': [
    { says: 'visitor gives an address', email: camille, problem: null, isTrapped: false },
    { says: 'visitor gives nothing', email: '', problem: 'missing', isTrapped: false },
    { says: 'visitor gives no address', email: 'camille', problem: 'malformed', isTrapped: false },
    { says: 'a program fills in every field', email: camille, problem: null, isTrapped: true },
  ],
  'xstate.done.actor.subscribe': [
    { says: 'the list takes the address', output: { outcome: 'accepted' } },
    { says: 'the list says that it is none', output: { outcome: 'invalid' } },
    { says: 'too many asked from here', output: { outcome: 'too-many' } },
  ],
  'xstate.error.actor.subscribe': [{ says: 'nobody answers' }],
} as const satisfies ExamplesOf<typeof newsletterMachine>;
