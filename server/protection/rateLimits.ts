import { LRUCache } from 'lru-cache';
import { second } from '#contract/settings/time.ts';
import type { Clock } from '../clock.ts';
import { limiterKeys, rates, type Rate } from './rates.ts';
import { tooMany } from './tooMany.ts';

/** Counts frequent requests, in the memory of this process. */
export interface RateLimits {
  /** Counts one. @throws Refusal `too-many` with `Retry-After` above the limit */
  count: (rate: Rate, key: string) => void;
  /** Takes one back. */
  takeBack: (rate: Rate, key: string) => void;
}

/** The number of requests, and the end of the count. Epoch milliseconds. */
interface Count {
  asked: number;
  endsAt: number;
}

/**
 * Above `limiterKeys` keys the longest unused one is forgotten, and begins anew. A client with so many addresses within an
 * hour can cause that, without a gain: each of them had its own tries anyway. Six-digit codes are counted elsewhere
 * (`budgets`).
 */
export const createRateLimits = (clock: Clock): RateLimits => {
  const counts = new LRUCache<string, Count>({ max: limiterKeys });
  const nameOf = (rate: Rate, key: string): string => `${rate} ${key}`;
  const current = (name: string, now: number): Count | null => {
    const known = counts.get(name);
    return known && known.endsAt > now ? known : null;
  };
  const now = (): number => clock.now().epochMilliseconds;
  return {
    count: (rate, key) => {
      const { points, duration } = rates[rate];
      const name = nameOf(rate, key);
      const { asked, endsAt } = current(name, now()) ?? { asked: 0, endsAt: now() + duration * second };
      if (asked >= points) throw tooMany((endsAt - now()) / second);
      counts.set(name, { asked: asked + 1, endsAt });
    },
    takeBack: (rate, key) => {
      const name = nameOf(rate, key);
      const known = current(name, now());
      if (known) counts.set(name, { ...known, asked: known.asked - 1 });
    },
  };
};
