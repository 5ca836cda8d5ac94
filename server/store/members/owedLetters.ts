import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { insertAll } from '../schema/insert.ts';
import type { Database, ProgrammationRow, ShowTextRow, Tables } from '../schema/tables.ts';

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

/** The content of a letter: the date's change, the reader, the show, the time and the place. */
export type LetterFacts = Pick<Selectable<Tables['owed_letters']>, 'letter' | 'programmation_id'> &
  Pick<Selectable<Tables['members']>, 'email' | 'firstname' | 'lang'> &
  Pick<ProgrammationRow, 'starts_at' | 'ends_at' | 'previous_starts_at' | 'timezone'> &
  Pick<ShowTextRow, 'title' | 'slug'> & { venue: string | null; city: string | null };

/** The facts of a letter in its reader's language; undefined if the letter is gone. */
export const findLetterFacts = (db: Database, id: string): Promise<LetterFacts | undefined> =>
  db
    .selectFrom('owed_letters')
    .innerJoin('members', 'members.id', 'owed_letters.member_id')
    .innerJoin('programmations', 'programmations.id', 'owed_letters.programmation_id')
    .innerJoin('show_texts', (join) =>
      join
        .onRef('show_texts.show_id', '=', 'programmations.show_id')
        .onRef('show_texts.lang', '=', 'members.lang'),
    )
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select([
      'letter',
      'programmation_id',
      'email',
      'firstname',
      'members.lang',
      'starts_at',
      'ends_at',
      'previous_starts_at',
      'timezone',
    ])
    .select(['title', 'slug', 'venues.name as venue', 'city'])
    .where('owed_letters.id', '=', id)
    .executeTakeFirst();
