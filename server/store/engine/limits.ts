import { hour, second } from '#contract/settings/time.ts';

const busyLook = 5;

/** How long the database may take, in milliseconds; what takes longer is `StoreUnavailable`. */
export const storeLimits = {
  /** Connections to PostgreSQL, for each process. */
  connections: 10,
  /** Until there is a connection to PostgreSQL. */
  connect: 3 * second,
  /** How long a line may stand still, in which nobody gets a turn: as long as another process may write. */
  standstill: 5 * second,
  /** How long one request may wait for all its turns together; with its work it is answered within 10 s. */
  wait: 7 * second,
  /** How many may wait for a turn: their memory is bounded. */
  waiting: 2_000,
  /** One statement on PostgreSQL, the wait for locks in it; a whole transaction's silence between two. */
  statement: 10 * second,
  idleInTransaction: 10 * second,
  /** How long a statement waits for another process that writes into the file of SQLite, and how often it looks. */
  busy: 5 * second,
  busyLook,
  /**
   * How many transactions of SQLite follow each other before a pause, and how long it is, in milliseconds. Another process can
   * begin in it: it looks more often than that. An import pauses after each slice.
   */
  inARow: 20,
  rest: 2 * busyLook,
  /** How often what the query planners go by is counted anew; rows that are looked at of an index of SQLite. */
  statisticsEvery: hour,
  analysedRows: 400,
  /** The pause before SQLite's log is emptied again, if somebody was still reading it. */
  purgeAgain: second,
  /** How long a start tries again while the database cannot be asked, and the pause before each try. */
  start: 30 * second,
  startLook: 250,
} as const;
