import { settings } from '../settings.ts';

const { refreshInterval, siblingHeadStart, backoff, idleLimit, lastCall } = settings.session;

/** SES-09: the pause before tokens are refreshed, in ms; longer if another tab of the session refreshes them. */
export const untilRefresh = ({ isFollowing }: { isFollowing: boolean }): number =>
  isFollowing ? refreshInterval + siblingHeadStart : refreshInterval;

/** SES-11: the pause after so many failed refreshes in a row, in ms. */
export const untilNextTry = ({ attempt, jitter }: { attempt: number; jitter: number }): number =>
  (backoff[attempt - 1] ?? backoff[backoff.length - 1] ?? 0) * jitter;

/** SES-12: how long a member may stay inactive before the page asks, in ms. */
export const untilWarning = ({ idleFor }: { idleFor: number }): number => idleLimit - lastCall - idleFor;
