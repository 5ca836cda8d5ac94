import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { passwordChangeMachine } from './passwordChange.machine.ts';

export const passwordChangeInputs = [{ says: 'the form is open', input: undefined }] as const;

const passwords = { oldPassword: 'the old one', newPassword: 'a long enough one' };

export const passwordChangeExamples = {
  'passwords.submitted': [
    { says: 'member gives both passwords', passwords, faults: [] },
    {
      says: 'member leaves the new password out',
      passwords: { ...passwords, newPassword: '' },
      faults: [{ field: 'Password', code: 'missing' }],
    },
  ],
  'again.pressed': [{ says: 'member wants yet another one' }],
  'xstate.done.actor.change': [
    { says: 'the password is new', output: { outcome: 'changed' } },
    {
      says: 'the old password is wrong',
      output: { outcome: 'refused', faults: [{ field: 'OldPassword', code: 'wrong' }] },
    },
    {
      says: 'the server finds the password too short',
      output: { outcome: 'refused', faults: [{ field: 'Password', code: 'too-short' }] },
    },
    { says: 'passwords are tried too often', output: { outcome: 'too-many', retryAfter: 60 } },
  ],
  'xstate.error.actor.change': [{ says: 'the server cannot be reached' }],
} as const satisfies ExamplesOf<typeof passwordChangeMachine>;
