import * as v from 'valibot';
import { revokeFamily } from '../store/sessions.ts';
import type { AccountDeps } from './account.ts';
import { memberLimits } from './limits.ts';
import { answered, definePublic, noBody } from './resource.ts';

const query = v.object({ clear: v.optional(v.string()) });

export const logout = definePublic<AccountDeps, typeof query, typeof noBody>({
  method: 'GET',
  path: '/v1/login_session_logout',
  summary: 'Ends the session of the bearer token; without one nothing happens (SES-13).',
  query,
  body: noBody,
  answer: v.object({ data: v.object({}) }),
  handle: async ({ tokens, store }, { bearer }) => {
    // A tab that slept comes with a token that has expired: it may still end its session.
    const claims = bearer === null ? null : await tokens.readAccess(bearer, memberLimits.familyLifetime);
    if (claims) await store.transact((db) => revokeFamily(db, claims.sid));
    return answered({ data: {} });
  },
});
