import { fromPromise } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { MailedRequest } from '#machines/mailedRequest.ts';
import {
  registrationMachine,
  type ActivateOutput,
  type Activation,
  type RegisterOutput,
  type RegistrationForm,
  type ValidateOutput,
} from '#machines/registration/registration.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import {
  codeRefused,
  judged,
  passwordRefused,
  proofRefused,
  refused,
} from '#src/controls/accountForm/refusals.ts';
import type { MailedRequests } from './mailedRequests.ts';
import type { DraftStore } from './registration.draft.ts';

interface RegistrationAccess {
  client: Pick<AccountClient, 'register' | 'validate' | 'activate'>;
  /** The path that it posts to (PRO-11). */
  path: string;
  lang: Language;
  draft: Pick<DraftStore, 'forget'>;
  requests: Pick<MailedRequests, 'keep'>;
}

/** The `registration` machine on the member API (PRO-08, PRO-10, PRO-11). */
export const provideRegistration = ({ client, path, lang, draft, requests }: RegistrationAccess) =>
  registrationMachine.provide({
    actors: {
      keepRequest: requests.keep,
      register: fromPromise<RegisterOutput, RegistrationForm>(({ input, signal }) =>
        judged<RegisterOutput>(
          async () => ({
            outcome: 'mailed',
            request: await client.register(path, { ...input, lang }, signal),
          }),
          refused('FullName', 'characters'),
        ),
      ),
      validate: fromPromise<ValidateOutput, { request: MailedRequest; code: string }>(
        ({ input: { request, code }, signal }) =>
          judged<ValidateOutput>(async () => {
            const authorization = await client.validate(request, code, signal);
            return { outcome: 'authorized', authorization };
          }, codeRefused),
      ),
      activate: fromPromise<ActivateOutput, Activation>(({ input: { request, ...proof }, signal }) =>
        judged<ActivateOutput>(
          async () => {
            await client.activate(request, proof, signal);
            draft.forget();
            return { outcome: 'activated' };
          },
          (error) => passwordRefused(error) ?? proofRefused(error),
        ),
      ),
    },
  });
