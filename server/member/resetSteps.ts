import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { epochSeconds } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { findMemberByEmail, updatePassword, type MemberRow } from '../store/members.ts';
import {
  authorizeReset,
  countWrongReset,
  endResets,
  insertReset,
  useReset,
} from '../store/passwordResets.ts';
import { endSessions } from '../store/sessions.ts';
import { postLater, type AccountDeps } from './account.ts';
import { evenly } from './evenly.ts';
import { memberLimits } from './limits.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import type { Identifiers, validateBody } from './resetBodies.ts';
import { readResetToken, writeResetToken, type ResetRequest } from './resetToken.ts';
import { randomCode, randomSecret, readCode } from './secrets.ts';

const { codeLifetime, tries } = memberLimits;
const wrong = (): Refusal =>
  new Refusal('wrong-code', 'These do not belong to one request, or the code is wrong');
const dead = (): Refusal => new Refusal('dead', 'This request is used up; ask for a new code');

/** Makes the request of a member and mails its code; older ones die. */
const request = async (deps: AccountDeps, member: MemberRow, asked: ResetRequest): Promise<void> => {
  const { store, secrets } = deps;
  const code = randomCode();
  await store.transact(async (db) => {
    await endResets(db, member.id);
    await insertReset(db, {
      id: asked.uuid,
      member_id: member.id,
      userref: asked.userref,
      code_hash: secrets.hash('reset-code', asked.uuid, code),
      expires_at: asked.expiresAt,
    });
  });
  postLater(deps, 'resetCode', member, code);
};

/** PRO-05: answers the same whether there is such a member or not: nothing in it comes from one. */
export const initiate = async (deps: AccountDeps, given: string) => {
  await deps.limits.count('resets', given);
  const asked: ResetRequest = {
    uuid: randomUUID(),
    userref: randomUUID(),
    email: given,
    expiresAt: epochSeconds(deps.clock.now()) + codeLifetime,
  };
  await evenly(memberLimits.evenReset, async () => {
    const member = await findMemberByEmail(deps.store.db, given);
    if (member) await request(deps, member, asked);
  });
  const { uuid, userref } = asked;
  const token = writeResetToken(deps.secrets, asked);
  return { token, uuid, userref, expires_in: codeLifetime };
};

/**
 * Judges that the identifiers belong together, and counts the try. Counted here, not only with the row, so that a
 * request for an unknown address dies like any other.
 */
const approach = async ({ secrets, limits, clock }: AccountDeps, identifiers: Identifiers) => {
  const now = epochSeconds(clock.now());
  const expiresAt = readResetToken(secrets, identifiers);
  if (expiresAt === null) throw wrong();
  if (expiresAt <= now) throw new Refusal('expired', 'The time for this code is over; ask for a new one');
  await limits.count('resetTries', identifiers.uuid).catch((caught: unknown) => {
    throw caught instanceof Refusal ? dead() : caught;
  });
  const { uuid, userref, email } = identifiers;
  return { id: uuid, userref, email, now, tries };
};

/** PRO-06 */
export const validate = async (deps: AccountDeps, body: v.InferOutput<typeof validateBody>) => {
  const { store, secrets, limits } = deps;
  const alive = await approach(deps, body);
  const authorization = randomSecret();
  const isRight = await store.transact(async (db) => {
    const codeHash = secrets.hash('reset-code', body.uuid, readCode(body.code));
    const authorizationHash = secrets.hash('authorization', body.uuid, authorization);
    if (await authorizeReset(db, alive, { codeHash, authorizationHash })) return true;
    await countWrongReset(db, alive);
    return false;
  });
  if (!isRight) throw wrong();
  await limits.clear('resetTries', body.uuid);
  return { authorization_code: authorization };
};

interface Finish extends Identifiers {
  authorization_code: string;
  newpassword: string;
  /** Null where the call does not repeat it. */
  code: string | null;
}

/** PRO-07, PRO-08: the password is new, every session of the member has ended, and nobody is logged in. */
export const finish = async (
  deps: AccountDeps,
  body: Finish,
  isOpen: (member: MemberRow) => boolean,
): Promise<object> => {
  const { store, secrets, limits } = deps;
  await checkNewPassword(body.newpassword);
  const alive = await approach(deps, body);
  const member = await findMemberByEmail(store.db, body.email);
  const hash = await hashPassword(body.newpassword);
  const isDone = await store.transact(async (db) => {
    const { uuid, code, authorization_code: authorization } = body;
    const codeHash = code === null ? null : secrets.hash('reset-code', uuid, readCode(code));
    const authorizationHash = secrets.hash('authorization', uuid, authorization);
    if (!member || !isOpen(member) || !(await useReset(db, alive, { codeHash, authorizationHash }))) {
      await countWrongReset(db, alive);
      return false;
    }
    await updatePassword(db, member.id, hash);
    await endSessions(db, member.id);
    await endResets(db, member.id);
    return true;
  });
  if (!isDone || !member) throw wrong();
  await limits.clear('passwords', member.email);
  postLater(deps, 'passwordChanged', member);
  return {};
};
