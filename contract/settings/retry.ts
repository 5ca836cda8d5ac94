import { second } from './time.ts';

/** The longest `Retry-After` that is obeyed, in milliseconds (LDR-08): a page must never look dead. */
export const longestRetryAfter = 30 * second;

const jitterSpread = 0.6;

/** `random` of 0 to 1 → what a pause is multiplied by, 0.7 to 1.3: those whom one failure met must not come back at once. */
export const jitterOf = (random: number): number => 1 - jitterSpread / 2 + random * jitterSpread;

/** `random` of 0 to 1 → what a `Retry-After` is multiplied by, 1 to 1.6: nobody comes back sooner than they were asked to. */
export const lateJitterOf = (random: number): number => 1 + random * jitterSpread;
