import { fromPromise } from 'xstate';
import {
  accountDeletionMachine,
  type RemoveOutput,
} from '#machines/accountDeletion/accountDeletion.machine.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { OwnDataClient } from '#src/api/member/ownData.ts';

/** The server's verdict on a password; null for any other error. */
const refusalOf = (error: unknown): RemoveOutput | null => {
  if (!(error instanceof MemberError)) return null;
  if (error.code === 'too-many') return { outcome: 'too-many', retryAfter: error.retryAfter };
  // One too long for a check is wrong, too.
  return error.reason === 'wrong-password' || error.code === 'invalid' ? { outcome: 'wrong-password' } : null;
};

/** The `accountDeletion` machine on the member API. */
export const provideAccountDeletion = (client: Pick<OwnDataClient, 'deleteAccount'>) =>
  accountDeletionMachine.provide({
    actors: {
      remove: fromPromise<RemoveOutput, { password: string }>(async ({ input: { password }, signal }) => {
        try {
          await client.deleteAccount(password, signal);
          return { outcome: 'deleted' };
        } catch (error) {
          const refusal = refusalOf(error);
          if (refusal === null) throw error;
          return refusal;
        }
      }),
    },
  });
