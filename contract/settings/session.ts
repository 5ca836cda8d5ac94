import { minute } from './time.ts';

/** What a session may take, in milliseconds. */
export const sessionLimits = {
  /** SES-07: how far the clocks of browser and server may be apart. */
  leeway: minute,
  /** SES-12: without any activity the member is logged out, and is asked so long before. */
  idleLimit: 30 * minute,
  lastCall: minute,
} as const;
