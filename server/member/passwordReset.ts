import * as v from 'valibot';
import { authorization, begunRequest } from '#contract/wire/passwordReset.ts';
import type { AccountDeps } from './account.ts';
import { countRequest } from './asker.ts';
import { activateBody, finalizeBody, initiateBody, validateBody } from './resetBodies.ts';
import { activate, finishReset } from './resetEnds.ts';
import { initiate, validate } from './resetSteps.ts';
import { definePublic, type Caller } from './resource.ts';

const done = v.object({ data: v.object({}) });
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
    handle: counted((deps, body, caller) => initiate(deps, body.email, caller)),
  }),
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/validate',
    summary: 'Exchanges the mailed code, once, for the right to choose a password (PRO-06).',
    request: { body: validateBody },
    answer: v.object({ data: authorization }),
    handle: counted(validate),
  }),
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/finalize',
    summary: 'Sets the new password and ends every session of the member (PRO-07).',
    request: { body: finalizeBody },
    answer: done,
    handle: counted(finishReset),
  }),
  definePublic({
    method: 'POST',
    path: '/v1/reset-password/activate-account',
    summary: 'Lets a member log in from now on, with a first password where there is none yet (PRO-08).',
    request: { body: activateBody },
    answer: done,
    handle: counted(activate),
  }),
];
