import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { epochSeconds } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { giveBack, refill, spend, type Budget } from '../store/budgets.ts';
import { findMemberByEmail, type MemberRow } from '../store/members.ts';
import { authorizeReset, insertReset } from '../store/passwordResets.ts';
import { forgetEnded } from '../store/sessions.ts';
import type { Database } from '../store/tables.ts';
import { postLater, type AccountDeps } from './account.ts';
import { askerOf, budgetOf, countAsker, spendAsker, type Asker } from './asker.ts';
import { evenly } from './evenly.ts';
import { budgets, memberLimits } from './limits.ts';
import { mailedLink } from './mailedLink.ts';
import type { Identifiers, validateBody } from './resetBodies.ts';
import { readResetToken, writeResetToken, type ResetRequest } from './resetToken.ts';
import type { Caller } from './resource.ts';
import { randomCode, randomSecret, readCode } from './secrets.ts';

const { codeLifetime } = memberLimits;
export const wrong = (): Refusal =>
  new Refusal('wrong-code', 'These do not belong to one request, or the code is wrong');
const dead = (): Refusal => new Refusal('dead', 'This request is used up; ask for a new code');

/** A request as it begins: nothing in it comes from a member. */
export interface BegunRequest extends ResetRequest {
  token: string;
}

export const beginRequest = ({ clock, secrets }: AccountDeps, email: string): BegunRequest => {
  const asked = {
    uuid: randomUUID(),
    userref: randomUUID(),
    email,
    expiresAt: epochSeconds(clock.now()) + codeLifetime,
  };
  return { ...asked, token: writeResetToken(secrets, asked) };
};

/** What whoever asked needs beside the mailed code. */
export const toldOf = ({ token, uuid, userref }: BegunRequest) => ({
  token,
  uuid,
  userref,
  expires_in: codeLifetime,
});

/**
 * Makes the request of a member and mails its code, with the way to where it is asked for (PRO-05, PRO-08). Earlier ones live on: whoever asks takes nothing from whoever has
 * asked. Who has been mailed to too often by strangers is left alone.
 */
export const mailCode = async (
  deps: AccountDeps,
  member: MemberRow,
  asked: BegunRequest,
  asker: Asker,
): Promise<void> => {
  const { store, secrets, clock, settings } = deps;
  const code = randomCode();
  const isMailed = await store.transact(async (db) => {
    const now = epochSeconds(clock.now());
    if ((await spend(db, budgetOf('resetMails', asker), now)) > 0) return false;
    await forgetEnded(db, member.id, now - memberLimits.memory);
    await insertReset(db, {
      id: asked.uuid,
      member_id: member.id,
      userref: asked.userref,
      code_hash: secrets.hash('reset-code', asked.uuid, code),
      expires_at: asked.expiresAt,
    });
    return true;
  });
  if (!isMailed) return;
  const page = member.active === 1 ? 'reset-password' : 'activate';
  const address = mailedLink(settings.publicUrl, { page, lang: member.lang }, asked, code);
  postLater(deps, member.active === 1 ? 'resetCode' : 'activation', member, code, { address });
};

/** PRO-05: answers the same whether there is such a member or not: nothing in it comes from one. */
export const initiate = async (deps: AccountDeps, given: string, caller: Caller) => {
  const asker = await askerOf(deps, caller, given);
  countAsker(deps.limits, 'resets', asker);
  const asked = beginRequest(deps, given);
  await evenly(memberLimits.evenReset, async () => {
    const member = await findMemberByEmail(deps.store.db, given);
    if (member) await mailCode(deps, member, asked, asker);
  });
  return toldOf(asked);
};

/** Judges that the identifiers belong together. @throws Refusal */
export const approach = ({ secrets, clock }: AccountDeps, identifiers: Identifiers) => {
  const now = epochSeconds(clock.now());
  const expiresAt = readResetToken(secrets, identifiers);
  if (expiresAt === null) throw wrong();
  if (expiresAt <= now) throw new Refusal('expired', 'The time for this code is over; ask for a new one');
  const { uuid, userref, email } = identifiers;
  return { id: uuid, userref, email, now };
};

/** Not of the request's row, so that a request for an unknown address dies like any other. */
const triesOf = (uuid: string): Budget => ({ name: 'resetTries', key: uuid, ...budgets.resetTries });

/** Counts a try of the request, before it is judged. @throws Refusal */
export const tryRequest = async (db: Database, uuid: string, now: number): Promise<void> => {
  if ((await spend(db, triesOf(uuid), now)) > 0) throw dead();
};

/** PRO-06: counted first, so that of codes side by side no more are judged than may be. */
export const validate = async (
  deps: AccountDeps,
  body: v.InferOutput<typeof validateBody>,
  caller: Caller,
) => {
  const { store, secrets } = deps;
  const alive = approach(deps, body);
  const asker = await askerOf(deps, caller, body.email);
  const authorization = randomSecret();
  const isRight = await store.transact(async (db) => {
    await tryRequest(db, body.uuid, alive.now);
    await spendAsker(db, 'resetCodes', asker, alive.now);
    const codeHash = secrets.hash('reset-code', body.uuid, readCode(body.code));
    const authorizationHash = secrets.hash('authorization', body.uuid, authorization);
    if (!(await authorizeReset(db, alive, { codeHash, authorizationHash }))) return false;
    await giveBack(db, budgetOf('resetCodes', asker));
    await refill(db, triesOf(body.uuid));
    return true;
  });
  if (!isRight) throw wrong();
  return { authorization_code: authorization };
};
