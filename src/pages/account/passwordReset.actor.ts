import { fromPromise } from 'xstate';
import type { MailedRequest } from '#machines/mailedRequest.ts';
import {
  passwordResetMachine,
  type FinalizeOutput,
  type Finish,
  type MailOutput,
  type ValidateOutput,
} from '#machines/passwordReset/passwordReset.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import type { MemberError } from '#src/api/member/memberError.ts';
import { codeRefused, judged, proofRefused, refused } from '#src/controls/accountForm/refusals.ts';
import type { MailedRequests } from './mailedRequests.ts';

interface ResetAccess {
  client: Pick<AccountClient, 'begin' | 'validate' | 'finalize'>;
  requests: Pick<MailedRequests, 'keep'>;
}

const finishRefused = (error: MemberError): FinalizeOutput | null =>
  proofRefused(error) ?? refused('Password', 'characters')(error);

/** The `passwordReset` machine on the member API (PRO-05…PRO-07). */
export const providePasswordReset = ({ client, requests }: ResetAccess) =>
  passwordResetMachine.provide({
    actors: {
      keepRequest: requests.keep,
      mail: fromPromise<MailOutput, { email: string }>(({ input, signal }) =>
        judged<MailOutput>(
          async () => ({ outcome: 'mailed', request: await client.begin(input.email, signal) }),
          refused('Email', 'no-address'),
        ),
      ),
      validate: fromPromise<ValidateOutput, { request: MailedRequest; code: string }>(
        ({ input: { request, code }, signal }) =>
          judged<ValidateOutput>(async () => {
            const authorization = await client.validate(request, code, signal);
            return { outcome: 'authorized', code, authorization };
          }, codeRefused),
      ),
      finalize: fromPromise<FinalizeOutput, Finish>(({ input: { request, ...proof }, signal }) =>
        judged<FinalizeOutput>(async () => {
          await client.finalize(request, proof, signal);
          return { outcome: 'done' };
        }, finishRefused),
      ),
    },
  });
