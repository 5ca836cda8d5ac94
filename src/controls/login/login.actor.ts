import { fromPromise } from 'xstate';
import {
  loginMachine,
  type InitiateOutput,
  type ResendOutput,
  type VerifyOutput,
} from '#machines/login/login.machine.ts';
import type { TokenPair } from '#contract/wire/session.ts';
import type { MemberClient } from '#src/api/member.ts';
import { MemberError } from '#src/api/memberError.ts';

/** What a login needs of the member session. */
export interface LoginAccess {
  client: Pick<MemberClient, 'initiate' | 'verify' | 'resend'>;
  /** Keeps the tokens of the new session; answers the member's uuid. */
  begin: (tokens: TokenPair) => string;
}

const tooMany = ({ retryAfter }: MemberError) => ({ outcome: 'too-many', retryAfter }) as const;

/** What a refused attempt is: used up, or too old. */
const ended = ({ reason }: MemberError) => ({ outcome: reason === 'expired' ? 'expired' : 'dead' }) as const;

const initiationRefused = (error: MemberError): InitiateOutput => {
  if (error.code === 'too-many') return tooMany(error);
  if (error.code === 'unauthorised' || error.code === 'invalid') return { outcome: 'wrong-credentials' };
  throw error;
};

const codeRefused = (error: MemberError): VerifyOutput => {
  if (error.code === 'too-many') return tooMany(error);
  if (error.code === 'dead') return ended(error);
  if (error.code === 'invalid' || error.reason === 'wrong-code') return { outcome: 'wrong-code' };
  if (error.code === 'unauthorised') return { outcome: 'dead' };
  throw error;
};

const resendRefused = (error: MemberError): ResendOutput => {
  if (error.code === 'too-many') return tooMany(error);
  if (error.code === 'dead' || error.code === 'unauthorised') return ended(error);
  throw error;
};

/** The work, and what its foreseen refusals mean; anything else is thrown on. */
const judged = async <T>(work: () => Promise<T>, refusal: (error: MemberError) => T): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MemberError) return refusal(error);
    throw error;
  }
};

/** The `login` machine on the member API (SES-02, SES-03). */
export const provideLogin = (open: () => Promise<LoginAccess>) =>
  loginMachine.provide({
    actors: {
      initiate: fromPromise<InitiateOutput, { username: string; password: string }>(({ input, signal }) =>
        judged(async () => {
          const { client } = await open();
          const { token } = await client.initiate(input.username, input.password, signal);
          return { outcome: 'sent', token };
        }, initiationRefused),
      ),
      verify: fromPromise<VerifyOutput, { token: string; code: string }>(({ input, signal }) =>
        judged(async () => {
          const { client, begin } = await open();
          const tokens = await client.verify(input.token, input.code, signal);
          signal.throwIfAborted();
          return { outcome: 'verified', memberId: begin(tokens) };
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
