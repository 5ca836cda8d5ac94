import * as v from 'valibot';
import type { AccountDeps } from './account.ts';
import { activateBody, finalizeBody, initiateBody, validateBody } from './resetBodies.ts';
import { finish, initiate, validate } from './resetSteps.ts';
import { definePublic, noQuery, type MemberAnswer } from './resource.ts';

const done = v.object({ data: v.object({}) });
const counted =
  <Body>(handle: (deps: AccountDeps, body: Body) => Promise<MemberAnswer>) =>
  async (deps: AccountDeps, { body, address }: { body: Body; address: string }): Promise<MemberAnswer> => {
    await deps.limits.count('address', address);
    return handle(deps, body);
  };

export const passwordResetResources = [
  definePublic<AccountDeps, typeof noQuery, typeof initiateBody>({
    method: 'POST',
    path: '/v1/reset-password/initiate',
    summary: 'Mails a code for a new password, where there is such a member (PRO-05).',
    query: noQuery,
    body: initiateBody,
    answer: v.object({
      data: v.object({ token: v.string(), uuid: v.string(), userref: v.string(), expires_in: v.number() }),
    }),
    handle: counted((deps, body) => initiate(deps, body.email)),
  }),
  definePublic<AccountDeps, typeof noQuery, typeof validateBody>({
    method: 'POST',
    path: '/v1/reset-password/validate',
    summary: 'Exchanges the mailed code, once, for the right to choose a password (PRO-06).',
    query: noQuery,
    body: validateBody,
    answer: v.object({ data: v.object({ authorization_code: v.string() }) }),
    handle: counted(validate),
  }),
  definePublic<AccountDeps, typeof noQuery, typeof finalizeBody>({
    method: 'POST',
    path: '/v1/reset-password/finalize',
    summary: 'Sets the new password and ends every session of the member (PRO-07).',
    query: noQuery,
    body: finalizeBody,
    answer: done,
    handle: counted((deps, body) => finish(deps, body, () => true)),
  }),
  definePublic<AccountDeps, typeof noQuery, typeof activateBody>({
    method: 'POST',
    path: '/v1/reset-password/activate-account',
    summary: 'Sets the first password of a member who has none (PRO-08).',
    query: noQuery,
    body: activateBody,
    answer: done,
    handle: counted((deps, body) =>
      finish(deps, { ...body, code: null }, ({ password_hash: hash }) => hash === null),
    ),
  }),
];
