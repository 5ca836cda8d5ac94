import { second } from '#contract/settings/time.ts';

/** Seconds after which to ask again what cannot be answered now. */
export const retryAfter = 5;

/** How long the database may take to say that it is there, in milliseconds. */
export const readinessLimit = second;

/** How long a connection may be idle, in milliseconds: longer than most proxies go on using one (60 s). */
export const idleConnection = 65 * second;
