import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { deleteMember } from '#server/member/ownData/deleteAccount.ts';
import { readDeletions } from '#server/store/engine/deletionsFile.ts';
import { findReturned, noteDeleted } from '#server/store/deletedMembers.ts';
import type { Store } from '#server/store/store.ts';
import { BackupError } from './backupError.ts';

const uuids = v.array(v.pipe(v.string(), v.uuid()));

/** The ids of a list of deletions; null if there is none. @throws BackupError if it is something else */
export const readList = async (file: string): Promise<string[] | null> => {
  if (!existsSync(file)) return null;
  const read = v.safeParse(uuids, await readDeletions(file));
  if (!read.success) throw new BackupError(`${file} is no list of deletions: one id of an account a line.`);
  return read.output;
};

/** Deletes accounts that a backup brought back, without another letter. @param now epoch seconds @returns how many */
export const redoDeletions = async (
  store: Pick<Store, 'db' | 'transact'>,
  deleted: readonly string[],
  now: number,
): Promise<number> => {
  await store.transact((db) => noteDeleted(db, deleted, now));
  const returned = await findReturned(store.db);
  for (const row of returned) await store.transact((db) => deleteMember(db, row, now));
  return returned.length;
};
