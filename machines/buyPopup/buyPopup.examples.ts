import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { buyPopupMachine } from './buyPopup.machine.ts';

export const buyPopupInputs = [{ says: 'the popup is closed', input: undefined }] as const;

export const buyPopupExamples = {
  'popup.opened': [
    { says: 'visitor presses the ticket button', isMember: false },
    { says: 'member presses the ticket button', isMember: true },
  ],
  'pass.owned': [{ says: 'visitor has a pass' }],
  'pass.missing': [{ says: 'visitor has no pass' }],
  'pass.wanted': [{ says: 'visitor wants a pass' }],
  'ticket.wanted': [
    { says: 'visitor wants the ticket alone', hasTab: true },
    { says: 'visitor wants the ticket alone, and the browser blocks the tab', hasTab: false },
  ],
  'popup.dismissed': [{ says: 'visitor closes the popup' }],
  'xstate.after.redirectDelay': [{ says: 'it goes there' }],
} as const satisfies ExamplesOf<typeof buyPopupMachine>;
