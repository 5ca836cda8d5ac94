import { LRUCache } from 'lru-cache';
import { second } from '#contract/settings/time.ts';
import type { Clock } from '../clock.ts';
import { entryLimit } from '../entryLimit.ts';
import { limiterKeys, requestRate } from './rates.ts';
import { tooMany } from './tooMany.ts';

/** Counts requests, in the memory of this process: it protects the work of this process alone. */
export interface RateLimits {
  /** Counts one. @throws Refusal `too-many` with `Retry-After` above the limit */
  count: (key: string) => void;
}

/** The number of requests, and the end of the count. Epoch milliseconds. */
interface Count {
  asked: number;
  endsAt: number;
}

/**
 * Above `limiterKeys` keys the longest unused one is forgotten, and begins anew. A client with so many addresses can cause that,
 * without a gain: each of them had its own requests anyway. What guesses or mails is counted in the database (`budgets`).
 */
export const createRateLimits = (clock: Clock): RateLimits => {
  const counts = new LRUCache<string, Count>(entryLimit(limiterKeys));
  const { points, duration } = requestRate;
  return {
    count: (key) => {
      const now = clock.now().epochMilliseconds;
      const known = counts.get(key);
      const { asked, endsAt } =
        known && known.endsAt > now ? known : { asked: 0, endsAt: now + duration * second };
      if (asked >= points) throw tooMany((endsAt - now) / second);
      counts.set(key, { asked: asked + 1, endsAt });
    },
  };
};
