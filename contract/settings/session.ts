import { minute } from './time.ts';

/** Limits of a session, in milliseconds. */
export const sessionLimits = {
  /** SES-07: the difference allowed between the clocks of browser and server. */
  leeway: minute,
  /** HST-41: how long a token is good for if neither it nor its answer says. */
  unknownLifetime: 2 * minute,
  /** SES-12: without any activity a dialog asks so long before, then the member is logged out. */
  idleLimit: 30 * minute,
  lastCall: minute,
} as const;
