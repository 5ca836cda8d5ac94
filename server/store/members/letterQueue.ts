import type { Database } from '../schema/tables.ts';

/** The tables of letters that are not posted yet. */
export const letterQueues = [
  'owed_letters',
  'ticket_letters',
  'newsletter_letters',
  'grant_letters',
] as const;
export type LetterQueue = (typeof letterQueues)[number];

/** A due letter, and the number of its tries. */
export interface DueLetter {
  id: string;
  letter: string;
  tries: number;
  due_at: number;
}

/** The number of letters that are not posted yet, by queue. */
export const countLetters = async (db: Database): Promise<Record<LetterQueue, number>> => {
  const count = async (queue: LetterQueue): Promise<number> => {
    const { owed } = await db
      .selectFrom(queue)
      .select(({ fn }) => fn.countAll<number>().as('owed'))
      .executeTakeFirstOrThrow();
    return owed;
  };
  return {
    owed_letters: await count('owed_letters'),
    ticket_letters: await count('ticket_letters'),
    newsletter_letters: await count('newsletter_letters'),
    grant_letters: await count('grant_letters'),
  };
};

/** The letter that has been due longest, if any. */
export const findDueLetter = (
  db: Database,
  queue: LetterQueue,
  now: number,
): Promise<DueLetter | undefined> =>
  db
    .selectFrom(queue)
    .select(['id', 'letter', 'tries', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Takes a due letter for one try: until `until` nobody else does.
 * @returns whether it was still free
 */
export const claimLetter = async (
  db: Database,
  queue: LetterQueue,
  { id, tries, due_at: dueAt }: DueLetter,
  until: number,
): Promise<boolean> => {
  const row = await db
    .updateTable(queue)
    .set({ tries: tries + 1, due_at: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('due_at', '=', dueAt)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** @returns whether it was still there: others go with their reader's account, or when a newer one takes their place */
export const removeLetter = async (db: Database, queue: LetterQueue, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom(queue).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
