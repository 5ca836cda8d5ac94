import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { unavailableMachine } from './unavailable.machine.ts';

export const unavailableInputs = [
  { says: 'the server cannot answer', input: { retryAfter: null, jitter: 1, online: true } },
] as const;

export const unavailableExamples = {
  'xstate.after.backoff': [{ says: 'the page asks again' }],
  'xstate.after.probe': [{ says: 'the page looks for the network' }],
  'xstate.done.actor.retry': [
    { says: 'the server is well again', output: { outcome: 'recovered', retryAfter: null } },
    {
      says: 'the server wants to be asked in 7 s',
      output: { outcome: 'unavailable', retryAfter: 7 },
    },
    { says: 'nobody answers', output: { outcome: 'unreached', retryAfter: null } },
  ],
  'xstate.error.actor.retry': [{ says: 'the request fails' }],
  'page.hidden': [{ says: 'visitor turns to another tab' }],
  'page.shown': [{ says: 'visitor comes back to the page' }],
  'went.offline': [{ says: 'the network goes away' }],
  'went.online': [{ says: 'the network is back' }],
  'retry.pressed': [{ says: 'visitor presses Retry' }],
} as const satisfies ExamplesOf<typeof unavailableMachine>;
