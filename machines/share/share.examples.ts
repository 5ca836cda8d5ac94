import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { shareMachine } from './share.machine.ts';

export const shareInputs = [{ says: 'a visitor reads the page of a show', input: undefined }] as const;

export const shareExamples = {
  'share.pressed': [
    { says: 'visitor presses Share where the system has a sheet', hasSheet: true },
    { says: 'visitor presses Share where there is no sheet', hasSheet: false },
  ],
  'xstate.done.actor.share': [
    { says: 'visitor chooses whom to send it to', output: { outcome: 'shared' } },
    { says: 'visitor closes the sheet', output: { outcome: 'cancelled' } },
    { says: 'the sheet cannot share it', output: { outcome: 'failed' } },
  ],
  'xstate.error.actor.share': [{ says: 'the sheet breaks' }],
  'xstate.done.actor.copy': [
    { says: 'the address is copied', output: { outcome: 'copied' } },
    { says: 'the browser lets nothing be copied', output: { outcome: 'refused' } },
  ],
  'xstate.error.actor.copy': [{ says: 'copying breaks' }],
} as const satisfies ExamplesOf<typeof shareMachine>;
