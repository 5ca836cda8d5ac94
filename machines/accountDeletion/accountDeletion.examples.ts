import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { accountDeletionMachine } from './accountDeletion.machine.ts';

export const accountDeletionInputs = [{ says: 'a member comes to their data', input: undefined }] as const;

export const accountDeletionExamples = {
  'deletion.opened': [{ says: 'member wants to delete the account' }],
  'deletion.dismissed': [{ says: 'member keeps it' }],
  'deletion.confirmed': [
    { says: 'member gives a password', password: 'correct horse battery' },
    { says: 'member gives none', password: '' },
  ],
  'xstate.done.actor.remove': [
    { says: 'the account is deleted', output: { outcome: 'deleted' } },
    { says: 'the password is wrong', output: { outcome: 'wrong-password' } },
    { says: 'too many passwords were wrong', output: { outcome: 'too-many', retryAfter: 120 } },
  ],
  'xstate.error.actor.remove': [{ says: 'nobody answers' }],
} as const satisfies ExamplesOf<typeof accountDeletionMachine>;
