/** How the browser keeps a session. Times in milliseconds. */
export const sessionSettings = {
  /** The server tells whole seconds: a clock that is this close is left alone. */
  clockTolerance: 1_500,
  /** How long other tabs have to answer. */
  askSiblings: 200,
  /** How long a refresh waits for that of another tab. */
  lockTimeout: 5_000,
  /** Activity is noted this often at most. */
  activityPause: 10_000,
  lock: 'refresh',
  channel: 'auth',
  /** PRO-01 */
  memberCookie: 'config-cmv',
} as const;

/** Keys of the tab's storage; `lastActivity` is in that of the browser, which the tabs share. */
export const storageKeys = {
  access: 'token',
  refresh: 'refresh_token',
  owner: 'session',
  skew: 'skew',
  parked: 'parked_intent',
  /** SES-04: no session begins from it. */
  pending: 'pending_login',
  /** The tab was logged out: it is handed no session. */
  left: 'signed_out',
  lastActivity: 'lastActivity',
} as const;
