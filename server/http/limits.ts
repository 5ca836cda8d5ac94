import { second } from '#contract/settings/time.ts';

/** Seconds before another try after a 503. */
export const retryAfter = 5;

/** The database's time limit to answer, in milliseconds. */
export const readinessLimit = second;

/** How long a connection may idle, in milliseconds: longer than most proxies reuse one (60 s). */
export const idleConnection = 65 * second;
