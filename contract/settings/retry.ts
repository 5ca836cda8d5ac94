import { second } from './time.ts';

/** The longest `Retry-After` to obey, in milliseconds (LDR-08): a page must never look dead. */
export const longestRetryAfter = 30 * second;

const jitterSpread = 0.6;

/** Turns a `random` of 0 to 1 into a factor of a pause, 0.7 to 1.3: clients of one failure must not return at once. */
export const jitterOf = (random: number): number => 1 - jitterSpread / 2 + random * jitterSpread;

/** Turns a `random` of 0 to 1 into a factor of a `Retry-After`, 1 to 1.6: nobody returns too soon. */
export const lateJitterOf = (random: number): number => 1 + random * jitterSpread;
