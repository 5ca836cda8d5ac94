import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import { rates, type Rate } from './limits.ts';

/** Counts what is asked too often, in this process. */
export interface RateLimits {
  /** Counts one. @throws Refusal `too-many` with `Retry-After` where that is one too many */
  count: (rate: Rate, key: string) => Promise<void>;
  /** Looks without counting. @throws Refusal `too-many` with `Retry-After` where there are none left */
  check: (rate: Rate, key: string) => Promise<void>;
  /** Takes back what was counted. */
  clear: (rate: Rate, key: string) => Promise<void>;
}

const second = 1000;
const tooMany = (milliseconds: number): Refusal =>
  new Refusal('too-many', 'This was asked too often; try again later', {
    'retry-after': String(Math.max(1, Math.ceil(milliseconds / second))),
  });

export const createRateLimits = (): RateLimits => {
  const limiters = new Map(
    Object.entries(rates).map(([name, { points, duration }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration }),
    ]),
  );
  const limiterOf = (rate: Rate): RateLimiterMemory => {
    const limiter = limiters.get(rate);
    if (!limiter) throw new Error(`There is no rate called ${rate}`);
    return limiter;
  };
  return {
    count: async (rate, key) => {
      try {
        await limiterOf(rate).consume(key);
      } catch (caught) {
        throw caught instanceof RateLimiterRes ? tooMany(caught.msBeforeNext) : caught;
      }
    },
    check: async (rate, key) => {
      const used = await limiterOf(rate).get(key);
      if (used !== null && used.consumedPoints >= rates[rate].points) throw tooMany(used.msBeforeNext);
    },
    clear: async (rate, key) => {
      await limiterOf(rate).delete(key);
    },
  };
};
