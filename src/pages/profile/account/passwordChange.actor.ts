import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  passwordChangeMachine,
  type ChangeOutput,
  type Passwords,
} from '#machines/passwordChange/passwordChange.machine.ts';
import type { DetailsClient } from '#src/api/member/details.ts';
import { deviceSessionsKey } from '#src/api/member/deviceSessions.ts';
import { changeRefused, judged } from '#src/controls/accountForm/refusals.ts';

interface PasswordChangeAccess {
  details: Pick<DetailsClient, 'changePassword'>;
  queryClient: QueryClient;
}

/** The `passwordChange` machine on the member API (PRO-04): it ends the other sessions. */
export const providePasswordChange = ({ details, queryClient }: PasswordChangeAccess) =>
  passwordChangeMachine.provide({
    actors: {
      change: fromPromise<ChangeOutput, Passwords>(({ input: { oldPassword, newPassword }, signal }) =>
        judged<ChangeOutput>(async () => {
          await details.changePassword(oldPassword, newPassword, signal);
          void queryClient.invalidateQueries({ queryKey: deviceSessionsKey });
          return { outcome: 'changed' };
        }, changeRefused),
      ),
    },
  });
