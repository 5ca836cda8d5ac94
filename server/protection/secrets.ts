import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { epochSeconds, type Clock } from '../clock.ts';
import { loadSigningSecret } from '../store/members/sessions.ts';
import type { Store } from '../store/store.ts';

const length = 32;

/** Random values, and values derived from this installation's secret. */
export interface Secrets {
  /** For signing tokens. */
  key: Uint8Array;
  /** A keyed hash, in base64url; `purpose` separates the hashes of different things. */
  hash: (purpose: string, ...parts: string[]) => string;
}

/** 256 random bits. */
export const randomSecret = (): string => randomBytes(length).toString('base64url');

/** Compares in constant time. */
export const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Reads the secret that the processes of this installation share; the first of them makes it. */
export const openSecrets = async (store: Store, clock: Clock): Promise<Secrets> => {
  const now = epochSeconds(clock.now());
  const key = Buffer.from(
    await store.transact((db) => loadSigningSecret(db, randomSecret(), now)),
    'base64url',
  );
  return {
    key,
    hash: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
  };
};
