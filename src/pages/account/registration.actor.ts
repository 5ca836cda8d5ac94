import { fromPromise } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { MailOutput } from '#machines/mailedCode/mailedCode.parts.ts';
import {
  registrationMachine,
  type ActivateOutput,
  type Activation,
  type RegistrationForm,
} from '#machines/registration/registration.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import { judged, passwordRefused, proofRefused, refused, told } from '#src/controls/accountForm/refusals.ts';
import { mailedCodePorts, type MailedCodeAccess } from './mailedCode.actor.ts';
import type { DraftStore } from './registration.draft.ts';

export interface RegistrationAccess extends MailedCodeAccess {
  client: Pick<AccountClient, 'register' | 'validate' | 'activate'>;
  /** The path that it posts to (PRO-11). */
  path: string;
  lang: Language;
  draft: Pick<DraftStore, 'forget'>;
  /** Opens the tab's session for a new member (SES-04); null where somebody is logged in, or its scripts do not come. */
  open: () => Promise<Pick<MemberSession, 'whoIs' | 'begin'> | null>;
}

/** The `registration` machine on the member API (PRO-08, PRO-10, PRO-11). */
export const provideRegistration = ({ path, lang, draft, open, ...access }: RegistrationAccess) =>
  registrationMachine.provide({
    actors: {
      ...mailedCodePorts(access),
      register: fromPromise<MailOutput, RegistrationForm>(({ input, signal }) =>
        judged<MailOutput>(
          async () => ({
            outcome: 'mailed',
            request: await access.client.register(path, { ...input, lang }, signal),
          }),
          (error) => told('Password')(error) ?? refused('FullName', 'characters')(error),
        ),
      ),
      activate: fromPromise<ActivateOutput, Activation>(({ input: { request, ...proof }, signal }) =>
        judged<ActivateOutput>(
          async () => {
            const session = await open();
            const { secret: _, ...ids } = request;
            // Without a place for a session none is asked for.
            const tokens = await access.client.activate(session ? request : ids, proof, signal);
            draft.forget();
            if (!session || !tokens) return { outcome: 'done' };
            const memberId = await session.whoIs(tokens, signal);
            signal.throwIfAborted();
            session.begin(tokens, memberId);
            return { outcome: 'entered', memberId };
          },
          (error) => passwordRefused(error) ?? proofRefused(error),
        ),
      ),
    },
  });
