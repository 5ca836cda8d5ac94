import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { interruptedActMachine } from './interruptedAct.machine.ts';

export const interruptedActInputs = [{ says: 'a member does nothing', input: undefined }] as const;

export const interruptedActExamples = {
  'act.resumed': [
    {
      says: 'the member who was reserving is back',
      intent: { kind: 'reserve', programmation: '1042', key: 'key-1' },
    },
  ],
  'act.taken': [
    { says: 'the control of the date takes it', kind: 'reserve', programmation: '1042' },
    { says: 'the heart of the date asks for its own', kind: 'like', programmation: '1042' },
  ],
  'session.ended': [{ says: 'the session ends' }],
  'xstate.after.intentLifetime': [{ says: 'no control has taken it' }],
} as const satisfies ExamplesOf<typeof interruptedActMachine>;
