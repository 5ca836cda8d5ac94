import { fromPromise } from 'xstate';
import type { ValidateOutput } from '#machines/mailedCode/mailedCode.parts.ts';
import type { MailedRequest } from '#machines/mailedCode/mailedRequest.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { codeRefused, judged } from '#src/controls/accountForm/refusals.ts';
import type { MailedRequests } from './mailedRequests.ts';

export interface MailedCodeAccess {
  client: Pick<AccountClient, 'validate'>;
  requests: Pick<MailedRequests, 'keep'>;
}

/** Ports of every chart with a mailed code to the member API (PRO-06, PRO-08). */
export const mailedCodePorts = ({ client, requests }: MailedCodeAccess) => ({
  keepRequest: requests.keep,
  validate: fromPromise<ValidateOutput, { request: MailedRequest; code: string }>(
    ({ input: { request, code }, signal }) =>
      judged<ValidateOutput>(async () => {
        const authorization = await client.validate(request, code, signal);
        return { outcome: 'authorized', code, authorization };
      }, codeRefused),
  ),
});
