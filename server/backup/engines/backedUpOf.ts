import type { Log } from '#server/log.ts';
import type { DataPlace } from '#server/store/store.ts';
import type { BackedUp } from './backedUp.ts';
import { postgresBackedUp } from './postgres.ts';
import { sqliteBackedUp } from './sqlite.ts';

/** The means of the engine of these settings. */
export const backedUpOf = ({ databaseUrl, dataDirectory }: DataPlace, log: Log): BackedUp =>
  databaseUrl === null
    ? sqliteBackedUp(dataDirectory, log)
    : postgresBackedUp(databaseUrl, dataDirectory, log);
