import { settings } from '../settings.ts';

interface Wait {
  /** Automatic attempts made so far. */
  attempt: number;
  /** The server's pause, in seconds. */
  retryAfter: number | null;
  /** 0.7…1.3, so that visitors don't come back all at once. */
  jitter: number;
}

/** LDR-08: how often the page asks again by itself. */
export const automaticAttempts = settings.unavailable.backoff.length;

/**
 * LDR-08: the pause before the next automatic attempt, in ms. `Retry-After` wins and the jitter does not shorten it; it is
 * capped, so that a page never looks dead.
 */
export const pauseBeforeRetry = ({ attempt, retryAfter, jitter }: Wait): number => {
  const { backoff, longestRetryAfter } = settings.unavailable;
  if (retryAfter === null) return (backoff[attempt] ?? longestRetryAfter) * jitter;
  const asked = retryAfter * 1_000;
  return asked < longestRetryAfter ? asked : longestRetryAfter;
};

/** LDR-08: the pause before the next look for a network, in ms: with the look itself below five seconds. */
export const pauseBeforeProbe = ({ jitter }: Pick<Wait, 'jitter'>): number =>
  settings.unavailable.probe * jitter;
