import * as v from 'valibot';
import { tokenPair } from '#contract/wire/member/session.ts';
import { readClaims, type Owner } from './claims.ts';
import { record } from './tokens.ts';

/** The tokens of a tab, with what they need not say. */
const held = v.object({ pair: tokenPair, record });
export type Held = v.InferOutput<typeof held>;

/**
 * Messages between tabs. New tokens go only to tabs of one login (its family), which have the predecessors already; a session
 * goes to a new tab that seeks one (SES-10), with the time of the last activity in the tab that hands it over. A logout goes
 * to all tabs of the member, for any login: it means this browser (SES-13); so does a change of the member's profile
 * (PRO-02).
 */
export const message = v.union([
  v.object({ type: v.literal('signedOut'), memberId: v.string(), family: v.string() }),
  v.object({ type: v.literal('profile'), memberId: v.string() }),
  v.object({ type: v.literal('activity') }),
  v.object({ type: v.literal('asked'), family: v.string(), generation: v.number() }),
  v.object({ type: v.literal('rotated'), ...held.entries }),
  v.object({ type: v.literal('sought'), by: v.string() }),
  v.object({ type: v.literal('handed'), to: v.string(), lastActive: v.number(), ...held.entries }),
]);
export type Message = v.InferOutput<typeof message>;

/** The owner of handed tokens, which they may say themselves; null if they are unreadable. */
export const ownerOf = ({ pair, record: kept }: Held): Owner | null => {
  const claims = readClaims(pair.token);
  return claims && (claims.own?.owner ?? kept.owner);
};
