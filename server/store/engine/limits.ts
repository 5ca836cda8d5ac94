import { hour, second } from '#contract/settings/time.ts';

const busyLook = 5;

/** The database's time limits, in milliseconds; beyond them it is `StoreUnavailable`. */
export const storeLimits = {
  /** Connections to PostgreSQL, for each process. */
  connections: 10,
  /** The wait for a connection to PostgreSQL. */
  connect: 3 * second,
  /** How long a line may stand still: as long as another process may write. */
  standstill: 5 * second,
  /** The longest wait of one request for all its turns together; with its work it is answered within 10 s. */
  wait: 7 * second,
  /** The most requests that may wait for a turn, to limit their memory. */
  waiting: 2_000,
  /** One statement on PostgreSQL, including its wait for locks; also the longest pause within a transaction. */
  statement: 10 * second,
  idleInTransaction: 10 * second,
  /** How long a statement waits for another process that writes into the file of SQLite, and the interval of its tries. */
  busy: 5 * second,
  busyLook,
  /**
   * The number of SQLite's transactions in a row, and the pause after them, in milliseconds. Another process can begin in the
   * pause: it tries more often than that. An import pauses after each slice.
   */
  inARow: 20,
  rest: 2 * busyLook,
  /** The interval of new statistics for the query planners; sampled rows of an index of SQLite. */
  statisticsEvery: hour,
  analysedRows: 400,
  /** The pause before another try to empty SQLite's log, if somebody was still reading it. */
  purgeAgain: second,
  /** How long a start retries while the database is unavailable, and the pause before each try. */
  start: 30 * second,
  startLook: 250,
} as const;
