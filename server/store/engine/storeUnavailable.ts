import { reasonOf } from '#server/log.ts';

/**
 * The database cannot be asked now: it is away, it does not answer in time, or another process writes for too long. What
 * was asked for may have happened where it was being committed; asking again may help.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  constructor(cause: unknown) {
    super(`The database is unavailable: ${reasonOf(cause)}`, { cause });
  }
}
