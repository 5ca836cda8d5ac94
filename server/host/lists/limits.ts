import { minute, second } from '#contract/settings/time.ts';

/** Every bound of the lists that are read of somebody else's content host. Times in milliseconds. */
export const hostListLimits = {
  /** Entries of a requested page. */
  page: 100,
  /** Pages, entries and characters of JSON of one list in one language; what is beyond is not read. */
  pages: 500,
  entries: 50_000,
  size: 64_000_000,
  /** The interval of readings, and after one that failed. */
  readEvery: 5 * minute,
  failedFor: 30 * second,
  /** How long an answer that is made of them is kept. */
  fresh: minute,
  /** How long a question waits for the first reading. */
  firstReading: 10 * second,
  /** Lines of the log about wrong entries, of one reading of a list. */
  told: 20,
  /** Years of dates, before this one and from it on. */
  yearsBack: 1,
  yearsOn: 3,
} as const;
