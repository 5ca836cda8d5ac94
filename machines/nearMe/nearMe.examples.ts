import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { nearMeMachine } from './nearMe.machine.ts';

export const nearMeInputs = [{ says: 'a visitor reads a list of cities', input: undefined }] as const;

export const nearMeExamples = {
  'nearMe.pressed': [
    { says: 'visitor presses Near me', isSupported: true },
    { says: 'visitor presses Near me in a browser that cannot tell', isSupported: false },
  ],
  'xstate.done.actor.locate': [
    {
      says: 'the browser tells where the visitor is',
      output: { outcome: 'located', position: { latitude: 46.8, longitude: -71.2 } },
    },
    { says: 'the visitor does not let the browser tell', output: { outcome: 'denied' } },
    { says: 'the device does not know', output: { outcome: 'unavailable' } },
    { says: 'the device takes too long', output: { outcome: 'timedOut' } },
  ],
  'xstate.error.actor.locate': [{ says: 'the browser breaks' }],
} as const satisfies ExamplesOf<typeof nearMeMachine>;
