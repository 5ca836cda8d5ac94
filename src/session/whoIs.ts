import type { TokenPair } from '#contract/wire/member/session.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { readClaims } from './claims.ts';

/** The member of new tokens, by their uuid. @throws MemberError `malformed` for an unreadable access token */
export type WhoIs = (tokens: TokenPair, signal?: AbortSignal) => Promise<string>;

/** HST-40: our own host's tokens say it, any other host's profile does. The tokens are new: one lost call is worth another. */
export const createWhoIs =
  ({ profileBy }: Pick<MemberClient, 'profileBy'>): WhoIs =>
  async ({ token }, signal) => {
    const claims = readClaims(token);
    if (!claims) throw new MemberError('malformed');
    if (claims.own) return claims.own.owner.memberId;
    const read = () => profileBy(token, signal);
    const { uuid } = await read().catch((error: unknown) => {
      if (error instanceof MemberError && error.code === 'unavailable') return read();
      throw error;
    });
    return uuid;
  };
