import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

export type LoginAttempt = Selectable<Tables['login_attempts']>;
export type SessionFamily = Selectable<Tables['session_families']>;

/** The signing secret of this installation: made once, shared by its processes. */
export const loadSigningSecret = async (db: Database, proposed: string, now: number): Promise<string> => {
  await db
    .insertInto('signing_keys')
    .values({ id: 'main', secret: proposed, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db
    .selectFrom('signing_keys')
    .select('secret')
    .where('id', '=', 'main')
    .executeTakeFirstOrThrow();
  return row.secret;
};

export const insertAttempt = async (
  db: Database,
  attempt: Omit<LoginAttempt, 'tries' | 'used'>,
): Promise<void> => {
  await db
    .insertInto('login_attempts')
    .values({ ...attempt, tries: 0, used: 0 })
    .execute();
};

export const findAttempt = (db: Database, id: string): Promise<LoginAttempt | undefined> =>
  db.selectFrom('login_attempts').selectAll().where('id', '=', id).executeTakeFirst();

/** An attempt that may go on. */
interface Alive {
  id: string;
  /** Epoch seconds. */
  now: number;
  /** Wrong codes that end it. */
  tries: number;
}

const aliveAttempt = (db: Database, { id, now, tries }: Alive) =>
  db
    .updateTable('login_attempts')
    .where('id', '=', id)
    .where('used', '=', 0)
    .where('tries', '<', tries)
    .where('expires_at', '>', now);

/** Uses the attempt up if the code is right. @returns whether it was, and this call used it */
export const useAttempt = async (db: Database, alive: Alive, codeHash: string): Promise<boolean> => {
  const { numUpdatedRows } = await aliveAttempt(db, alive)
    .where('code_hash', '=', codeHash)
    .set({ used: 1 })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Counts a wrong code. @returns whether the attempt was alive */
export const countWrongCode = async (db: Database, alive: Alive): Promise<boolean> => {
  const { numUpdatedRows } = await aliveAttempt(db, alive)
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Gives an attempt a new code, with fresh tries and a fresh lifetime. @returns whether the attempt was alive */
export const replaceCode = async (
  db: Database,
  alive: Alive,
  code: Pick<LoginAttempt, 'code_hash' | 'expires_at'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await aliveAttempt(db, alive)
    .set({ ...code, tries: 0 })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const insertFamily = async (
  db: Database,
  family: Omit<SessionFamily, 'generation' | 'previous_hash' | 'revoked'>,
): Promise<void> => {
  await db
    .insertInto('session_families')
    .values({ ...family, generation: 0, previous_hash: null, revoked: 0 })
    .execute();
};

/**
 * A session that has not ended, with the uuid of its member; a blocked member has none, even one that began beside the
 * blocking. @param now epoch seconds
 */
export const findLiveFamily = (
  db: Database,
  id: string,
  now: number,
): Promise<(SessionFamily & { uuid: string }) | undefined> =>
  db
    .selectFrom('session_families')
    .innerJoin('members', 'members.id', 'session_families.member_id')
    .selectAll('session_families')
    .select('members.uuid')
    .where('session_families.id', '=', id)
    .where('members.blocked', 'is', null)
    .where('revoked', '=', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Every known session of a member, the last used first. */
export const listFamilies = (db: Database, memberId: number): Promise<SessionFamily[]> =>
  db
    .selectFrom('session_families')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .execute();

/** The live sessions of a member, the last used first. @param now epoch seconds */
export const findLiveFamilies = (db: Database, memberId: number, now: number): Promise<SessionFamily[]> =>
  db
    .selectFrom('session_families')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('revoked', '=', 0)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .execute();

/** Makes `next` the current token if `presented` still is. @returns whether it was @param rotatedAt epoch ms */
export const rotateFamily = async (
  db: Database,
  id: string,
  { presented, next, rotatedAt }: { presented: string; next: string; rotatedAt: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('session_families')
    .set((row) => ({
      token_hash: next,
      previous_hash: presented,
      generation: row('generation', '+', 1),
      rotated_at: rotatedAt,
    }))
    .where('id', '=', id)
    .where('token_hash', '=', presented)
    .where('revoked', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const revokeFamily = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('session_families').set({ revoked: 1 }).where('id', '=', id).execute();
};

/** Ends one session of a member. @returns whether it was theirs and alive @param now epoch seconds */
export const endFamily = async (
  db: Database,
  id: string,
  memberId: number,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('session_families')
    .set({ revoked: 1 })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('revoked', '=', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Ends every session of a member, and every login that waits for its code; `except` is the family to keep. */
export const endSessions = async (db: Database, memberId: number, except = ''): Promise<void> => {
  await db.updateTable('login_attempts').set({ used: 1 }).where('member_id', '=', memberId).execute();
  await db
    .updateTable('session_families')
    .set({ revoked: 1 })
    .where('member_id', '=', memberId)
    .where('id', '!=', except)
    .execute();
};
