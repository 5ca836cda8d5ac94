import * as v from 'valibot';
import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { SafeStorage } from '#src/storage/safeStorage.ts';
import { owner, readClaims, type Claims, type Owner } from './claims.ts';
import type { ServerClock } from './serverClock.ts';
import { storageKeys } from './sessionSettings.ts';

/** A tab keeps it beside its tokens, since they need not say it. Epoch ms. */
export const record = v.object({ owner, savedAt: v.number(), expiresAt: v.number() });
export type TokenRecord = v.InferOutput<typeof record>;

/** The tokens of a tab (SES-05…SES-08). */
export interface TokenStore {
  /** The access token; null if it has expired or is unreadable, and then it is deleted (SES-06). */
  access: () => string | null;
  /** The access token in any state: for ending its session. */
  lastAccess: () => string | null;
  refresh: () => string | null;
  owner: () => Owner | null;
  /** For another tab. */
  record: () => TokenRecord | null;
  /** The remaining lifetime of the access token, in ms; 0 or less after its end. */
  expiresIn: () => number;
  /** The lifetime of the access token when it was new, in ms. */
  lifetime: () => number;
  /**
   * Stores new tokens of the server.
   * @param known their owner, unless they say it themselves
   * @throws MemberError `malformed` for an unreadable access token
   */
  save: (pair: TokenPair, known: Owner) => Owner;
  /** Stores tokens from another tab, of any age. */
  adopt: (pair: TokenPair, kept: TokenRecord) => void;
  clear: () => void;
}

const readRecord = (text: string | null): TokenRecord | null => {
  try {
    return v.parse(record, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
};

export const createTokenStore = (storage: SafeStorage, clock: ServerClock): TokenStore => {
  const claimsNow = (): Claims | null => {
    const token = storage.get(storageKeys.access);
    const claims = token === null ? null : readClaims(token);
    if (token !== null && !claims) storage.remove(storageKeys.access);
    return claims;
  };
  const keep = (kept: TokenRecord): TokenRecord => {
    storage.set(storageKeys.record, JSON.stringify(kept));
    return kept;
  };
  /** Our own host's tokens say all of it: a tab may have them alone. */
  const recordNow = (): TokenRecord | null => {
    const kept = readRecord(storage.get(storageKeys.record));
    const { own, expiresAt } = claimsNow() ?? { own: null, expiresAt: null };
    if (!own || expiresAt === null) return kept;
    return keep({ owner: own.owner, savedAt: kept?.savedAt ?? own.issuedAt, expiresAt });
  };
  const keepPair = ({ token, refresh_token: refreshToken }: TokenPair): void => {
    storage.set(storageKeys.access, token);
    storage.set(storageKeys.refresh, refreshToken);
  };
  const expiresIn = (): number => {
    const [kept, claims] = [recordNow(), claimsNow()];
    const expiresAt = claims && (claims.expiresAt ?? kept?.expiresAt ?? null);
    return expiresAt === null ? 0 : expiresAt - clock.now();
  };
  return {
    access: () => {
      if (expiresIn() <= -sessionLimits.leeway) storage.remove(storageKeys.access);
      return storage.get(storageKeys.access);
    },
    lastAccess: () => storage.get(storageKeys.access),
    refresh: () => storage.get(storageKeys.refresh),
    owner: () => {
      const kept = recordNow();
      const isGood = expiresIn() > -sessionLimits.leeway;
      return isGood || storage.get(storageKeys.refresh) !== null ? (kept?.owner ?? null) : null;
    },
    record: recordNow,
    expiresIn,
    lifetime: () => {
      const kept = recordNow();
      return kept ? kept.expiresAt - kept.savedAt : 0;
    },
    save: (pair, known) => {
      const claims = readClaims(pair.token);
      if (!claims) throw new MemberError('malformed');
      // Made just now: a clock without another answer of the server learns the time from it.
      if (claims.own) clock.heed(claims.own.issuedAt);
      const savedAt = clock.now();
      const lifetime =
        pair.expires_in === undefined ? sessionLimits.unknownLifetime : pair.expires_in * second;
      keepPair(pair);
      const kept = {
        owner: claims.own?.owner ?? known,
        savedAt,
        expiresAt: claims.expiresAt ?? savedAt + lifetime,
      };
      return keep(kept).owner;
    },
    adopt: (pair, kept) => {
      keepPair(pair);
      keep(kept);
    },
    clear: () => {
      for (const key of [storageKeys.access, storageKeys.refresh, storageKeys.record]) storage.remove(key);
    },
  };
};
