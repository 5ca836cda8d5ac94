import * as v from 'valibot';
import { activated, authorization, begunRequest } from '#contract/wire/member/passwordReset.ts';
import type { AccountDeps } from '../account.ts';
import { activate } from './activation.ts';
import { countRequest } from '../requestLimits.ts';
import { activateBody, finalizeBody, initiateBody, validateBody } from './resetBodies.ts';
import { finishReset } from './resetEnds.ts';
import { initiate, validate } from './resetSteps.ts';
import { tooOften } from '#server/protection/descriptions.ts';
import { definePublic, type Caller } from '../resource.ts';

const done = v.object({ data: v.object({}) });
const ofProof = {
  401: 'The code or the proof is wrong, or of another request.',
  410: 'The request is used up, or its time is over.',
  ...tooOften,
} as const;
const counted =
  <Body, Data>(handle: (deps: AccountDeps, body: Body, caller: Caller) => Promise<Data>) =>
  async (deps: AccountDeps, { body, ...caller }: { body: Body } & Caller) => {
    await countRequest(deps, caller);
    return { body: { data: await handle(deps, body, caller) } };
  };

export const passwordResetResources = [
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/initiate',
    summary: 'Mails a code for a new password, where there is such a member (PRO-05).',
    request: { body: initiateBody },
    answer: v.object({ data: begunRequest }),
    refusals: tooOften,
    handle: counted((deps, body, caller) => initiate(deps, body.email, caller)),
  }),
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/validate',
    summary:
      'Exchanges the mailed code for the right to choose a password, once (PRO-06); one to activate again, until it is used.',
    request: { body: validateBody },
    answer: v.object({ data: authorization }),
    refusals: ofProof,
    handle: counted(validate),
  }),
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/finalize',
    summary: 'Sets the new password, ends every session of the member and remembers the device (PRO-07).',
    request: { body: finalizeBody },
    answer: done,
    refusals: ofProof,
    handle: async (deps: AccountDeps, { body, ...caller }) => {
      await countRequest(deps, caller);
      const cookie = await finishReset(deps, body, caller);
      return { body: { data: {} }, headers: { 'set-cookie': cookie } };
    },
  }),
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/activate-account',
    summary:
      'Makes a member of a request to register, given its password; or gives a member their first password (PRO-08). Begins the first session for the browser that registered (SES-04).',
    request: { body: activateBody },
    answer: v.object({ data: activated }),
    refusals: { ...ofProof, 403: 'The password is not the one that was chosen with the request.' },
    handle: async (deps: AccountDeps, { body, ...caller }) => {
      await countRequest(deps, caller);
      const { data, headers } = await activate(deps, body, caller);
      return { body: { data }, headers };
    },
  }),
];
