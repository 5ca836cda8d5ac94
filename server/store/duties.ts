import type { Database } from './schema/tables.ts';

/** Whether a duty is due at `now`, in epoch seconds; one that nobody has done is. */
export const isDue = async (db: Database, name: string, now: number): Promise<boolean> => {
  const duty = await db.selectFrom('duties').select('due_at').where('name', '=', name).executeTakeFirst();
  return duty === undefined || duty.due_at <= now;
};

/** Takes a duty that is due: until `until` nobody else does. @returns whether it was still free */
export const takeDuty = async (db: Database, name: string, now: number, until: number): Promise<boolean> => {
  const taken = await db
    .insertInto('duties')
    .values({ name, due_at: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ due_at: until }).where('duties.due_at', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
};

/**
 * Moves the time of a duty that was taken until `from`. The instant names its holder: another process takes it only when that
 * is over, and then until a later one.
 * @returns whether it was still ours
 */
export const moveDuty = async (
  db: Database,
  name: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> => {
  const moved = await db
    .updateTable('duties')
    .set({ due_at: to })
    .where('name', '=', name)
    .where('due_at', '=', from)
    .returning('name')
    .executeTakeFirst();
  return moved !== undefined;
};
