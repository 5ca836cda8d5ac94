import { hour, second } from '#contract/settings/time.ts';

/** How long the database may take, in milliseconds; what takes longer is `StoreUnavailable`. */
export const storeLimits = {
  /** Connections to PostgreSQL, for each process. */
  connections: 10,
  /** Until there is a connection to PostgreSQL, or a turn to write into the file of SQLite. */
  turn: 3 * second,
  /** One statement on PostgreSQL, the wait for locks in it; a whole transaction's silence between two. */
  statement: 10 * second,
  idleInTransaction: 10 * second,
  /** How long a statement waits for another process that writes into the file of SQLite, and how often it looks. */
  busy: 5 * second,
  busyLook: 5,
  /** How often what the query planners go by is counted anew; rows that are looked at of an index of SQLite. */
  statisticsEvery: hour,
  analysedRows: 400,
  /** How long a start tries again while the database cannot be asked, and the pause before each try. */
  start: 30 * second,
  startLook: 250,
} as const;
