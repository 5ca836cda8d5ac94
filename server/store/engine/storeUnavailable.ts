import { reasonOf } from '#server/log.ts';

/**
 * The database is unavailable: it is away, it does not answer in time, or another process writes for too long. An interrupted
 * commit may have happened; another try may help.
 */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  constructor(cause: unknown) {
    super(`The database is unavailable: ${reasonOf(cause)}`, { cause });
  }
}
