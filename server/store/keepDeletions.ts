import { reasonOf, type Log } from '../log.ts';
import { addDeletions, deletionsFile } from './engine/deletionsFile.ts';
import { listDeleted } from './deletedMembers.ts';
import type { Database } from './schema/tables.ts';

/** Adds what the list beside the database lacks. Never fails: it is added the next time. */
export const keepDeletions = async (db: Database, dataDirectory: string, log: Log): Promise<void> => {
  try {
    const deleted = await listDeleted(db);
    if (deleted.length > 0) await addDeletions(deletionsFile(dataDirectory), deleted);
  } catch (caught) {
    log.warn('database.deletions-not-kept', { reason: reasonOf(caught) });
  }
};
