import { longestRetryAfter } from '#contract/settings/retry.ts';
import { second } from '#contract/settings/time.ts';

/** A `Retry-After` in seconds, capped; null if it is missing, a date or unreadable. */
export const readRetryAfter = (header: string | null): number | null =>
  header !== null && /^\d{1,9}$/.test(header.trim())
    ? Math.min(Number(header), longestRetryAfter / second)
    : null;
