import { LRUCache } from 'lru-cache';
import { second } from '#contract/settings/time.ts';
import type { Clock } from '../clock.ts';
import { limiterKeys, rates, type Rate } from './rates.ts';
import { tooMany } from './tooMany.ts';

/** Counts what is asked too often, in the memory of this process. */
export interface RateLimits {
  /** Counts one. @throws Refusal `too-many` with `Retry-After` where that is one too many */
  count: (rate: Rate, key: string) => void;
  /** Takes one back that was counted. */
  takeBack: (rate: Rate, key: string) => void;
}

/** How often something was asked, and until when that counts. Epoch milliseconds. */
interface Count {
  asked: number;
  endsAt: number;
}

/**
 * Of more keys than `limiterKeys` the one that was not asked for the longest is forgotten, and begins anew. Whoever
 * comes from so many addresses within an hour can bring that about, and gains nothing by it: each of them had its own
 * tries anyway. What six digits guard is counted elsewhere (`budgets`).
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
