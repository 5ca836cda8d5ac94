import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { apiError } from '#contract/wire/apiError.ts';
import { reservationRefusals } from '#contract/wire/member/booking.ts';
import { epochSeconds } from '../clock.ts';
import type { Reply } from '../http/resource.ts';
import { Refusal } from '../refusal.ts';
import {
  claimKey,
  hasMoreKeysThan,
  keepAnswer,
  readFirstAnswer,
  type CommandKey,
  type FirstAnswer,
} from '../store/members/idempotentAnswers.ts';
import type { Database } from '../store/schema/tables.ts';
import { keyLifetime } from './limits.ts';
import type { MemberCaller, MemberDeps } from './resource.ts';

const longestKey = 255;
/** The header of a repeatable command. */
export const idempotencyHeader = v.object({
  'Idempotency-Key': v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(longestKey))),
});
/** The meanings of refusals with it. */
export const keyRefused = {
  422: 'The key was used for another request.',
  429: 'The member has changed too much in a day.',
} as const;
/** A member's commands within the lifetime of an answer: more than a person sends, and half a megabyte. */
export const mostKeys = 1_000;
/** Seconds before a member at that limit may try again. */
const retryAfterMost = 60 * 60;
const refusedStatus = 409;

/** The result of a command: a body for the member, or a refusal by a rule. */
interface Outcome<Body> {
  status: 200 | 201;
  body: Body;
}
type Work<Body> = (db: Database) => Promise<Outcome<Body>>;

/** The command that a key belongs to: the member's, with this verb and path. */
interface Command {
  method: 'POST' | 'PATCH' | 'DELETE';
  /** With its id. */
  path: `/v1/${string}`;
}

const hashOf = (method: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, body ?? null]))
    .digest('base64url');

const storedAnswer = v.variant('status', [
  v.object({ status: v.picklist([200, 201]), body: v.string() }),
  v.object({
    status: v.literal(refusedStatus),
    body: v.pipe(
      v.string(),
      v.parseJson(),
      v.object({
        error: v.object({ ...apiError.entries.error.entries, code: v.picklist(reservationRefusals) }),
      }),
    ),
  }),
]);

/** @throws Refusal if the first answer was one */
const answerAgain = (first: Pick<FirstAnswer, 'status' | 'body'>): Reply<never> => {
  const stored = v.parse(storedAnswer, first);
  if (stored.status === refusedStatus) throw new Refusal(stored.body.error.code, stored.body.error.message);
  return { status: stored.status, written: stored.body };
};

const isRefusedByRule = (caught: unknown): caught is Refusal =>
  caught instanceof Refusal && caught.status === refusedStatus;

/** Runs the work; a rule's refusal is rolled back and becomes the answer. */
const attempt = async (db: Database, work: Work<unknown>): Promise<Pick<FirstAnswer, 'status' | 'body'>> => {
  await sql`savepoint command`.execute(db);
  try {
    const { status, body } = await work(db);
    return { status, body: JSON.stringify(body) };
  } catch (caught) {
    if (!isRefusedByRule(caught)) throw caught;
    await sql`rollback to savepoint command`.execute(db);
    return { status: caught.status, body: caught.body };
  }
};

const tooMany = (): Refusal =>
  new Refusal('too-many', 'You have changed too much in a day', { 'retry-after': String(retryAfterMost) });

const readKey = (key: string): string => {
  if (key.length > 0 && key.length <= longestKey) return key;
  throw new Refusal('invalid', `Idempotency-Key must have 1 to ${longestKey} characters`);
};

const underKey = async (
  { store, clock }: MemberDeps,
  command: CommandKey,
  work: Work<unknown>,
): Promise<Reply<never>> => {
  const answer = await store.transact(async (db) => {
    const now = epochSeconds(clock.now());
    if (await claimKey(db, command, { now, oldest: now - keyLifetime })) {
      if (await hasMoreKeysThan(db, command.memberId, { limit: mostKeys, since: now - keyLifetime }))
        throw tooMany();
      const first = await attempt(db, work);
      await keepAnswer(db, command, first);
      return first;
    }
    const first = await readFirstAnswer(db, command);
    if (first.requestHash === command.requestHash) return first;
    throw new Refusal('key-reused', 'This Idempotency-Key was used for another request');
  });
  return answerAgain(answer);
};

/**
 * Runs a command in one transaction, once for each `Idempotency-Key` (docs/decisions/009): a repeated or simultaneous request
 * gets the first answer, 2xx or 409. Any other failure leaves the key free.
 * @throws Refusal
 */
export const runOnce = async <Body>(
  deps: MemberDeps,
  { method, path }: Command,
  { body, idempotencyKey, member }: Pick<MemberCaller, 'idempotencyKey' | 'member'> & { body?: unknown },
  work: Work<Body>,
): Promise<Reply<Body>> => {
  if (idempotencyKey === null) return deps.store.transact(work);
  const key = readKey(idempotencyKey);
  return underKey(deps, { memberId: member.id, path, key, requestHash: hashOf(method, body) }, work);
};
