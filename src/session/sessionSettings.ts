/** Limits of the browser's session. Times in milliseconds. */
export const sessionSettings = {
  /** The server sends whole seconds: a clock this close needs no correction. */
  clockTolerance: 1_500,
  /** The wait for other tabs' answers. */
  askSiblings: 200,
  /** How long a refresh waits for another tab's. */
  lockTimeout: 5_000,
  /** The shortest interval of recorded activity. */
  activityPause: 10_000,
  lock: 'refresh',
  channel: 'auth',
  /** PRO-01 */
  memberCookie: 'config-cmv',
} as const;

/** Keys of the tab's storage; `lastActivity` is in the browser's, which the tabs share. */
export const storageKeys = {
  access: 'token',
  refresh: 'refresh_token',
  record: 'session',
  skew: 'skew',
  parked: 'parked_intent',
  /** SES-04: no session begins from it. */
  pending: 'pending_login',
  /** The tab was logged out: it accepts no session. */
  left: 'signed_out',
  /** HST-45 */
  additions: 'additions',
  lastActivity: 'lastActivity',
} as const;
