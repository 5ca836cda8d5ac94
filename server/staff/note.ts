import { epochSeconds } from '#server/clock.ts';
import { noteAct, type StaffAct } from '#server/store/members/staffActs.ts';
import type { Database } from '#server/store/schema/tables.ts';
import type { Staff } from './staff.ts';

type Noted = Pick<StaffAct, 'act' | 'subject'> & Partial<Pick<StaffAct, 'details'>>;

/** Notes an act of the person at the keyboard, in the transaction that does it. @returns its id */
export const note = (
  db: Database,
  { who, clock }: Pick<Staff, 'who' | 'clock'>,
  { act, subject, details = {} }: Noted,
): Promise<string> => noteAct(db, { ...who, act, subject, details }, epochSeconds(clock.now()));

/** Notes an act that only reads. */
export const noteLook = (staff: Pick<Staff, 'who' | 'clock' | 'store'>, noted: Noted): Promise<string> =>
  staff.store.transact((db) => note(db, staff, noted));
