import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

/** The folder of a running restore. On SQLite there is no database until its last step. */
export const restoringFolder = (dataDirectory: string): string => join(dataDirectory, 'restoring');

/** The table that PostgreSQL has for as long as a restore is not done. */
export const restoringTable = 'restoring';

/** A restore broke off: nothing here can be relied on, and no site starts on it. */
export class UnfinishedRestore extends Error {
  override name = 'UnfinishedRestore';
  constructor() {
    super('a restore has not come to its end here. Repeat it: npm run restore -- FILE');
  }
}

/** @throws UnfinishedRestore @param file SQLite's */
export const refuseUnfinishedFile = (file: string, dataDirectory: string): void => {
  if (!existsSync(file) && existsSync(restoringFolder(dataDirectory))) throw new UnfinishedRestore();
};

/** @throws UnfinishedRestore @param db PostgreSQL's */
export const refuseUnfinishedTables = async <T>(db: Kysely<T>): Promise<void> => {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${restoringTable}) is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere === true) throw new UnfinishedRestore();
};
