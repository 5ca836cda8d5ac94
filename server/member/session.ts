import { randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { epochSeconds } from '../clock.ts';
import { findLiveFamily, insertFamily } from '../store/members/sessions.ts';
import type { Database } from '../store/schema/tables.ts';
import type { AccountDeps } from './account.ts';
import { memberLimits } from './limits.ts';
import { deviceOf } from './deviceOf.ts';
import type { Identity } from './resource.ts';
import { randomSecret } from '../protection/secrets.ts';
import { writeRefreshToken } from './tokens.ts';

/** One generation of a session, with the secret of its refresh token. */
export interface Generation {
  family: string;
  /** Uuid of the member. */
  uuid: string;
  generation: number;
  secret: string;
  /** Epoch seconds: end of the whole session. */
  expiresAt: number;
}

/** Begins a session, inside a transaction. @param userAgent of its browser */
export const openFamily = async (
  db: Database,
  { secrets, clock }: AccountDeps,
  member: { id: number; uuid: string },
  userAgent: string,
): Promise<Generation> => {
  const now = clock.now();
  const secret = randomSecret();
  const opened: Generation = {
    family: randomUUID(),
    uuid: member.uuid,
    generation: 0,
    secret,
    expiresAt: epochSeconds(now) + memberLimits.familyLifetime,
  };
  await insertFamily(db, {
    id: opened.family,
    member_id: member.id,
    token_hash: secrets.hash('refresh', secret),
    rotated_at: now.epochMilliseconds,
    begun_at: epochSeconds(now),
    expires_at: opened.expiresAt,
    ...deviceOf(userAgent),
  });
  return opened;
};

/** The pair of tokens of a session (SES-03, SES-09). No access token outlives its session. */
export const issueTokens = async (
  { secrets, tokens, clock }: AccountDeps,
  { family, uuid, generation, secret, expiresAt }: Generation,
): Promise<TokenPair> => {
  const exp = Math.min(epochSeconds(clock.now()) + memberLimits.accessLifetime, expiresAt);
  return {
    token: await tokens.signAccess({ sub: uuid, sid: family, gen: generation, exp }),
    refresh_token: writeRefreshToken(secrets, { family, secret }),
  };
};

/** The member of an access token; null if it is invalid, or its session has ended (SES-14). One read. */
export const identify = async (
  { tokens, store, clock }: AccountDeps,
  bearer: string,
): Promise<Identity | null> => {
  const claims = await tokens.readAccess(bearer);
  if (!claims) return null;
  // The leeway is for clocks: a session that ended within it has ended.
  const family = await findLiveFamily(store.db, claims.sid, epochSeconds(clock.now()) - memberLimits.leeway);
  if (!family || family.uuid !== claims.sub) return null;
  return { id: family.member_id, uuid: family.uuid, family: family.id };
};
