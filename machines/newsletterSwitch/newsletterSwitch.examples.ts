import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { newsletterSwitchMachine } from './newsletterSwitch.machine.ts';

export const newsletterSwitchInputs = [{ says: 'a member comes to the switch', input: undefined }] as const;

export const newsletterSwitchExamples = {
  'newsletter.switched': [
    { says: 'member wants the newsletter', subscribed: true },
    { says: 'member wants it no more', subscribed: false },
  ],
  'xstate.done.actor.save': [
    { says: 'the server does so', output: { outcome: 'saved' } },
    { says: 'the server says no', output: { outcome: 'refused' } },
  ],
  'xstate.error.actor.save': [{ says: 'nobody answers' }],
} as const satisfies ExamplesOf<typeof newsletterSwitchMachine>;
