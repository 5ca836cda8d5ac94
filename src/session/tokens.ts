import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';
import { accessClaims, type AccessClaims, type TokenPair } from '#contract/wire/member/session.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { ServerClock } from './serverClock.ts';
import { storageKeys } from './sessionSettings.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';

/** The owner of the tokens: known even after the access token has expired. */
const owner = v.object({ memberId: v.string(), family: v.string(), generation: v.number() });
export type Owner = v.InferOutput<typeof owner>;

/** The tokens of a tab (SES-05…SES-08). */
export interface TokenStore {
  /** The access token; null if it has expired or is unreadable, and then it is deleted (SES-06). */
  access: () => string | null;
  /** The access token in any state: for ending its session. */
  lastAccess: () => string | null;
  refresh: () => string | null;
  owner: () => Owner | null;
  /** The remaining lifetime of the access token, in ms; 0 or less after its end. */
  expiresIn: () => number;
  /** Stores new tokens of the server. @throws MemberError `malformed` for an unreadable access token */
  save: (pair: TokenPair) => Owner;
  /** Stores tokens from another tab, of any age. @throws MemberError `malformed` likewise */
  adopt: (pair: TokenPair) => Owner;
  clear: () => void;
}

/** @returns null for an unreadable token. It is read, not verified: that is the server's part. */
export const readClaims = (token: string): AccessClaims | null => {
  try {
    return v.parse(accessClaims, jwtDecode(token));
  } catch {
    return null;
  }
};

export const ownerOf = ({ sub, sid, gen }: AccessClaims): Owner => ({
  memberId: sub,
  family: sid,
  generation: gen,
});

const readOwner = (text: string | null): Owner | null => {
  try {
    return v.parse(owner, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
};

export const createTokenStore = (storage: SafeStorage, clock: ServerClock): TokenStore => {
  const keepOwner = (claims: AccessClaims): Owner => {
    const kept = ownerOf(claims);
    storage.set(storageKeys.owner, JSON.stringify(kept));
    return kept;
  };
  const claimsNow = (): AccessClaims | null => {
    const token = storage.get(storageKeys.access);
    const claims = token === null ? null : readClaims(token);
    if (claims) keepOwner(claims);
    if (token !== null && !claims) storage.remove(storageKeys.access);
    return claims;
  };
  const expiresIn = (): number => {
    const claims = claimsNow();
    return claims ? claims.exp * second - clock.now() : 0;
  };
  const keep = ({ token, refresh_token: refreshToken }: TokenPair, claims: AccessClaims | null): Owner => {
    if (!claims) throw new MemberError('malformed');
    storage.set(storageKeys.access, token);
    storage.set(storageKeys.refresh, refreshToken);
    return keepOwner(claims);
  };
  const clear = (): void => {
    for (const key of [storageKeys.access, storageKeys.refresh, storageKeys.owner]) storage.remove(key);
  };
  return {
    access: () => {
      if (expiresIn() <= -sessionLimits.leeway) storage.remove(storageKeys.access);
      return storage.get(storageKeys.access);
    },
    lastAccess: () => storage.get(storageKeys.access),
    refresh: () => storage.get(storageKeys.refresh),
    owner: () => {
      const isGood = expiresIn() > -sessionLimits.leeway;
      return isGood || storage.get(storageKeys.refresh) !== null
        ? readOwner(storage.get(storageKeys.owner))
        : null;
    },
    expiresIn,
    save: (pair) => {
      const claims = readClaims(pair.token);
      // Made just now: a clock without another answer of the server learns the time from it.
      if (claims) clock.heed(claims.iat * second);
      return keep(pair, claims);
    },
    adopt: (pair) => keep(pair, readClaims(pair.token)),
    clear,
  };
};
