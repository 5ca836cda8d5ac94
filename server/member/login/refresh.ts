import { refreshBody, tokenPair } from '#contract/wire/member/session.ts';
import { epochSeconds } from '#server/clock.ts';
import { Refusal } from '#server/refusal.ts';
import { findLiveFamily, revokeFamily, rotateFamily } from '#server/store/members/sessions.ts';
import type { AccountDeps } from '../account.ts';
import { memberLimits } from '../limits.ts';
import { definePublic } from '../resource.ts';
import { issueTokens, type Generation } from '../session.ts';
import { readRefreshToken, type RefreshToken } from '../tokens.ts';

/**
 * The next generation of a session. The successor is derived from its predecessor, so that a repeat within the grace gets the
 * same one; an older token ends the session, since somebody has a copy (ASVS 10.4.5).
 */
const succeed = (
  { store, secrets, clock }: AccountDeps,
  { family: id, secret }: RefreshToken,
): Promise<Generation | 'ended' | 'replayed'> => {
  const now = clock.now();
  const presented = secrets.hash('refresh', secret);
  const successor = secrets.hash('successor', id, secret);
  const rotation = {
    presented,
    next: secrets.hash('refresh', successor),
    rotatedAt: now.epochMilliseconds,
  };
  return store.transact(async (db) => {
    const isRotated = await rotateFamily(db, id, rotation);
    const family = await findLiveFamily(db, id, epochSeconds(now));
    if (!family) return 'ended';
    const sinceRotation = now.epochMilliseconds - family.rotated_at;
    // Setting a clock back renews nothing.
    const isInGrace =
      family.previous_hash === presented && sinceRotation >= 0 && sinceRotation <= memberLimits.grace;
    if (!isRotated && !isInGrace) {
      await revokeFamily(db, id);
      return 'replayed';
    }
    const { uuid, generation, expires_at: expiresAt } = family;
    return { family: id, uuid, generation, secret: successor, expiresAt };
  });
};

const ended = (): Refusal => new Refusal('unauthorised', 'This session has ended');

export const refresh = definePublic({
  method: 'POST',
  path: '/v1/login_token_refresh',
  summary:
    'A new pair of tokens for a session (SES-09). A refresh token works once; a used one ends the session.',
  request: { body: refreshBody },
  answer: tokenPair,
  refusals: { 401: 'The token is none of ours, or its session has ended.' },
  handle: async (deps: AccountDeps, { body }) => {
    const given = readRefreshToken(deps.secrets, body.refresh_token);
    if (!given) throw ended();
    const next = await succeed(deps, given);
    if (next === 'replayed') deps.log.warn('session.replayed');
    if (typeof next === 'string') throw ended();
    return { body: await issueTokens(deps, next) };
  },
});
