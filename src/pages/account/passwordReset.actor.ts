import { fromPromise } from 'xstate';
import type { MailOutput } from '#machines/mailedCode/mailedCode.parts.ts';
import {
  passwordResetMachine,
  type FinalizeOutput,
  type Finish,
} from '#machines/passwordReset/passwordReset.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import type { MemberError } from '#src/api/member/memberError.ts';
import { judged, proofRefused, refused, told } from '#src/controls/accountForm/refusals.ts';
import { mailedCodePorts, type MailedCodeAccess } from './mailedCode.actor.ts';

interface ResetAccess extends MailedCodeAccess {
  client: Pick<AccountClient, 'begin' | 'validate' | 'finalize'>;
}

const finishRefused = (error: MemberError): FinalizeOutput | null =>
  proofRefused(error) ?? told('Password')(error) ?? refused('Password', 'characters')(error);

/** The `passwordReset` machine on the member API (PRO-05…PRO-07). */
export const providePasswordReset = (access: ResetAccess) =>
  passwordResetMachine.provide({
    actors: {
      ...mailedCodePorts(access),
      mail: fromPromise<MailOutput, { email: string }>(({ input, signal }) =>
        judged<MailOutput>(
          async () => ({ outcome: 'mailed', request: await access.client.begin(input.email, signal) }),
          (error) => told('Email')(error) ?? refused('Email', 'no-address')(error),
        ),
      ),
      finalize: fromPromise<FinalizeOutput, Finish>(({ input: { request, proof, password }, signal }) =>
        judged<FinalizeOutput>(async () => {
          await access.client.finalize(request, { ...proof, password }, signal);
          return { outcome: 'done' };
        }, finishRefused),
      ),
    },
  });
