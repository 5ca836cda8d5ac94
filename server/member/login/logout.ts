import * as v from 'valibot';
import { revokeFamily } from '#server/store/members/sessions.ts';
import type { AccountDeps } from '../account.ts';
import { memberLimits } from '../limits.ts';
import { definePublic } from '../resource.ts';

export const logout = definePublic({
  method: 'GET',
  path: '/v1/login_session_logout',
  summary: 'Ends the session of the bearer token; without one nothing happens (SES-13).',
  request: { query: v.object({ clear: v.optional(v.string()) }) },
  answer: v.object({ data: v.object({}) }),
  handle: async ({ tokens, store }: AccountDeps, { bearer }) => {
    // A tab that slept may come with an expired token: it may still end its session.
    const claims = bearer === null ? null : await tokens.readAccess(bearer, memberLimits.familyLifetime);
    if (claims) await store.transact((db) => revokeFamily(db, claims.sid));
    return { body: { data: {} } };
  },
});
