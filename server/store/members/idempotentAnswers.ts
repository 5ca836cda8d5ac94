import type { Database } from '../schema/tables.ts';

/** The key of a member's command: a repeated key is the same command. */
export interface CommandKey {
  memberId: number;
  path: string;
  key: string;
  /** Of verb and body. */
  requestHash: string;
}

/** The first answer to the command. */
export interface FirstAnswer {
  requestHash: string;
  status: number;
  body: string;
}

/** Stands for the status before the first answer; no other transaction ever sees it. */
const unanswered = 0;

/**
 * Takes a key for a new command, inside a transaction: from here on other commands with the same key wait for its end. A key
 * with an answer older than `oldest` (epoch seconds) is free again.
 * @returns whether the key was free
 */
export const claimKey = async (
  db: Database,
  { memberId, path, key, requestHash }: CommandKey,
  { now, oldest }: { now: number; oldest: number },
): Promise<boolean> => {
  const fresh = { request_hash: requestHash, status: unanswered, body: '', answered_at: now };
  const claimed = await db
    .insertInto('idempotent_answers')
    .values({ member_id: memberId, path, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'path', 'key'])
        .doUpdateSet(fresh)
        .where('idempotent_answers.answered_at', '<=', oldest),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** Whether a member has taken more keys than `limit` after `since` (epoch seconds). */
export const hasMoreKeysThan = async (
  db: Database,
  memberId: number,
  { limit, since }: { limit: number; since: number },
): Promise<boolean> => {
  const beyond = await db
    .selectFrom('idempotent_answers')
    .select('key')
    .where('member_id', '=', memberId)
    .where('answered_at', '>', since)
    .limit(1)
    .offset(limit)
    .executeTakeFirst();
  return beyond !== undefined;
};

/** The first answer for a key that was not free. */
export const readFirstAnswer = async (
  db: Database,
  { memberId, path, key }: CommandKey,
): Promise<FirstAnswer> => {
  const row = await db
    .selectFrom('idempotent_answers')
    .select(['request_hash', 'status', 'body'])
    .where('member_id', '=', memberId)
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { requestHash: row.request_hash, status: row.status, body: row.body };
};

/** Keeps the answer to the command that took the key. */
export const keepAnswer = async (
  db: Database,
  { memberId, path, key }: CommandKey,
  { status, body }: Pick<FirstAnswer, 'status' | 'body'>,
): Promise<void> => {
  await db
    .updateTable('idempotent_answers')
    .set({ status, body })
    .where('member_id', '=', memberId)
    .where('path', '=', path)
    .where('key', '=', key)
    .execute();
};
