import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { cookieBannerMachine } from './cookieBanner.machine.ts';

export const cookieBannerInputs = [{ says: 'a page opens', input: undefined }] as const;

export const cookieBannerExamples = {
  'cookies.accepted': [{ says: 'visitor presses OK' }],
  'cookies.refused': [{ says: 'visitor presses Refuse' }],
  'xstate.done.actor.recallChoice': [
    { says: 'the storage knows that the visitor agreed', output: { seen: true, consent: 'granted' } },
    { says: 'the storage knows that the visitor refused', output: { seen: true, consent: 'denied' } },
    { says: 'the storage does not know the banner', output: { seen: false, consent: 'denied' } },
  ],
  'xstate.error.actor.recallChoice': [{ says: 'the storage cannot be read' }],
  'xstate.done.actor.rememberChoice': [{ says: 'the storage keeps the answer', output: undefined }],
  'xstate.error.actor.rememberChoice': [{ says: 'the storage refuses' }],
  'xstate.after.fadeOut': [{ says: 'the banner has faded' }],
} as const satisfies ExamplesOf<typeof cookieBannerMachine>;
