import { fromPromise } from 'xstate';
import {
  accountDeletionMachine,
  type RemoveOutput,
} from '#machines/accountDeletion/accountDeletion.machine.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { OwnDataClient } from '#src/api/member/ownData.ts';

/** What the server says of a password; null where it is nothing of the kind. */
const refusalOf = (error: unknown): RemoveOutput | null => {
  if (!(error instanceof MemberError)) return null;
  if (error.code === 'too-many') return { outcome: 'too-many', retryAfter: error.retryAfter };
  // One that is too long to be judged is wrong, too.
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
