import { fromPromise } from 'xstate';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { InitiateOutput, ResendOutput, VerifyOutput } from '#machines/login/login.setup.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import type { PendingAttempts } from './pendingAttempt.ts';

/** The login's part of the member session. */
export interface LoginAccess extends Pick<MemberSession, 'whoIs' | 'begin'> {
  client: Pick<MemberClient, 'initiate' | 'verify' | 'resend'>;
}

/**
 * SES-11: an outcome of neither the password nor the code. Null where nobody answered, or nobody can tell what: it
 * is thrown on.
 */
const heldOff = ({ code, words, retryAfter }: MemberError) => {
  if (code === 'too-many') return { outcome: code, retryAfter, words } as const;
  if (code !== 'unavailable' && code !== 'malformed') return { outcome: 'refused', words } as const;
  return words === '' ? null : ({ outcome: 'unavailable', words } as const);
};

/** How an attempt ended: used up, or too old. */
const ended = ({ reason, words }: MemberError) =>
  ({ outcome: reason === 'expired' ? 'expired' : 'dead', words }) as const;

const initiationRefused = ({ code, words }: MemberError): InitiateOutput | null =>
  code === 'unauthorised' ? { outcome: 'wrong-credentials', words } : null;

const codeRefused = (error: MemberError): VerifyOutput | null => {
  const { code, reason, words } = error;
  if (code === 'dead') return ended(error);
  if (reason === 'wrong-code') return { outcome: 'wrong-code', words };
  // A host that says in words of its own what is wrong may mean the code: it can be typed again.
  const isLost = code === 'unauthorised' && (reason === 'unauthorised' || words === '');
  return isLost ? { outcome: 'dead', words } : null;
};

const resendRefused = (error: MemberError): ResendOutput | null =>
  error.code === 'dead' || error.code === 'unauthorised' ? ended(error) : null;

/** The work, with its expected refusals as results; any other error is thrown on. */
const judged = async <T>(
  work: () => Promise<T>,
  refusal: (error: MemberError) => T | null,
): Promise<T | NonNullable<ReturnType<typeof heldOff>>> => {
  try {
    return await work();
  } catch (error) {
    const foreseen = error instanceof MemberError ? (refusal(error) ?? heldOff(error)) : null;
    if (foreseen === null) throw error;
    return foreseen;
  }
};

/** The `login` machine on the member API (SES-02…SES-04). */
export const provideLogin = (open: () => Promise<LoginAccess>, { keep }: Pick<PendingAttempts, 'keep'>) =>
  loginMachine.provide({
    actors: {
      keepAttempt: keep,
      initiate: fromPromise<InitiateOutput, { username: string; password: string }>(({ input, signal }) =>
        judged(async () => {
          const { client } = await open();
          const { token } = await client.initiate(input.username, input.password, signal);
          return { outcome: 'sent', token };
        }, initiationRefused),
      ),
      verify: fromPromise<VerifyOutput, { token: string; code: string }>(({ input, signal }) =>
        judged(async () => {
          const { client, whoIs, begin } = await open();
          const tokens = await client.verify(input.token, input.code, signal);
          const memberId = await whoIs(tokens, signal);
          signal.throwIfAborted();
          begin(tokens, memberId);
          return { outcome: 'verified', memberId };
        }, codeRefused),
      ),
      resend: fromPromise<ResendOutput, { token: string }>(({ input, signal }) =>
        judged(async () => {
          const { client } = await open();
          const { token } = await client.resend(input.token, signal);
          return { outcome: 'sent', token };
        }, resendRefused),
      ),
    },
  });
