import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { insertAll } from '../schema/insert.ts';
import type { Database, Tables } from '../schema/tables.ts';

/** Letters about a date that a member had reserved. */
export type DateLetter = Tables['owed_letters']['letter'];

/** The reader of a letter, its kind and its date. */
export interface Owed {
  memberId: number;
  programmationId: number;
  letter: DateLetter;
}

/** Records letters to post, inside the transaction that causes them. `now` in epoch seconds. */
export const oweLetters = (db: Database, letters: readonly Owed[], now: number): Promise<void> =>
  insertAll(
    db,
    'owed_letters',
    letters.map(({ memberId, programmationId, letter }) => ({
      id: randomUUID(),
      member_id: memberId,
      programmation_id: programmationId,
      letter,
      tries: 0,
      due_at: now,
    })),
  );

/** A letter, its date and its reader. */
export type LetterFacts = Pick<Selectable<Tables['owed_letters']>, 'letter' | 'programmation_id'> &
  Pick<Selectable<Tables['members']>, 'email' | 'firstname' | 'lang'>;

/** The facts of a letter; undefined if it is gone. */
export const findLetterFacts = (db: Database, id: string): Promise<LetterFacts | undefined> =>
  db
    .selectFrom('owed_letters')
    .innerJoin('members', 'members.id', 'owed_letters.member_id')
    .select(['letter', 'programmation_id', 'email', 'firstname', 'lang'])
    .where('owed_letters.id', '=', id)
    .executeTakeFirst();
