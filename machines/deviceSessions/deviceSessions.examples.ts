import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { deviceSessionsMachine } from './deviceSessions.machine.ts';

export const deviceSessionsInputs = [{ says: 'the sessions are shown', input: undefined }] as const;

export const deviceSessionsExamples = {
  'end.pressed': [{ says: 'member ends one', id: 'other' }],
  'others.pressed': [{ says: 'member ends all the others' }],
  'retry.pressed': [{ says: 'member tries again' }],
  'xstate.done.actor.end': [{ says: 'the server ends it', output: undefined }],
  'xstate.error.actor.end': [{ says: 'the server cannot be reached' }],
} as const satisfies ExamplesOf<typeof deviceSessionsMachine>;
