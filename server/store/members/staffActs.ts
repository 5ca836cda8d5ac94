import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

type StaffActRow = Selectable<Tables['staff_acts']>;

/** An act of staff, in the transaction that does it. */
export interface StaffAct extends Pick<StaffActRow, 'person' | 'host' | 'act' | 'subject'> {
  /** Numbers and names, without people and secrets. */
  details: Readonly<Record<string, string | number | boolean>>;
}

/** @returns the act's id @param now epoch seconds */
export const noteAct = async (db: Database, { details, ...act }: StaffAct, now: number): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('staff_acts')
    .values({ id, acted_at: now, ...act, details: JSON.stringify(details) })
    .execute();
  return id;
};
