import CachePolicy from 'http-cache-semantics';
import type { Clock } from '../clock.ts';
import type { HostAnswer } from './fetchAnswer.ts';
import { hostLimits } from './limits.ts';

/** How long an answer of the host stays true (RFC 9111). */
export interface KeptPolicy {
  headers: Readonly<Record<string, string>>;
  /** Whether it may be kept at all. */
  isKept: boolean;
  isFresh: () => boolean;
  /** Seconds since it was fresh; 0 while it is. */
  staleFor: () => number;
}

export type ReadPolicy = (answer: Pick<HostAnswer, 'headers'>, isLive: boolean) => KeptPolicy;

/** An answer that says nothing about its lifetime gets a short one; `isLive` ones are asked for again each time. */
const withLifetime = (headers: KeptPolicy['headers'], isLive: boolean): Record<string, string> => {
  if ('cache-control' in headers || 'expires' in headers || 'pragma' in headers) return { ...headers };
  return { ...headers, 'cache-control': isLive ? 'no-cache' : `max-age=${hostLimits.fresh}` };
};

/** Reads an answer's headers as a shared cache does, by the server's clock. */
export const policyReader = (clock: Clock): ReadPolicy => {
  class Policy extends CachePolicy {
    now(): number {
      return clock.now().epochMilliseconds;
    }
  }
  return ({ headers }, isLive) => {
    const told = { status: 200, headers: withLifetime(headers, isLive) };
    const policy = new Policy({ headers: {} }, told, { shared: true, cacheHeuristic: 0 });
    return {
      headers,
      isKept: policy.storable(),
      isFresh: () => !policy.stale(),
      staleFor: () => Math.max(0, policy.age() - policy.maxAge()),
    };
  };
};
