import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { epochSeconds } from '#server/clock.ts';
import { Refusal } from '#server/refusal.ts';
import { giveBack, refill, spend, type Budget } from '#server/store/members/budgets.ts';
import { findMemberByEmail, type MemberRow } from '#server/store/members/members.ts';
import { authorizeReset, insertReset } from '#server/store/members/passwordResets.ts';
import { authorizeRegistration } from '#server/store/members/registrations.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { postLater, type AccountDeps } from '../account.ts';
import { askLetter } from './askLetter.ts';
import { askerOf, budgetOf, countAsker, spendAsker, type Asker } from '../requestLimits.ts';
import { evenly } from '#server/protection/evenTiming.ts';
import { budgets, memberLimits } from '../limits.ts';
import { mailedLink, type CodePage } from './mailedLink.ts';
import type { Identifiers, validateBody } from './resetBodies.ts';
import { readResetToken, writeResetToken, type ResetRequest } from './resetToken.ts';
import type { Caller } from '../resource.ts';
import { randomCode, readCode } from '../codes.ts';
import { randomSecret } from '#server/protection/secrets.ts';

const { codeLifetime } = memberLimits;
export const wrong = (): Refusal =>
  new Refusal('wrong-code', 'These do not belong to one request, or the code is wrong');
const dead = (): Refusal => new Refusal('dead', 'This request is used up; ask for a new code');

/** A new request: nothing in it comes from a member. */
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

/** The asker's part of the proof, besides the mailed code. */
export const toldOf = ({ token, uuid, userref }: BegunRequest) => ({
  token,
  uuid,
  userref,
  expires_in: codeLifetime,
});

/** A new code for a request, and its stored hash. */
export const makeCode = (
  { secrets }: Pick<AccountDeps, 'secrets'>,
  { uuid }: Pick<BegunRequest, 'uuid'>,
): { code: string; codeHash: string } => {
  const code = randomCode();
  return { code, codeHash: secrets.hash('reset-code', uuid, code) };
};

interface CodeLetter {
  letter: 'resetCode' | 'activation';
  /** The page for the code. */
  page: CodePage;
  reader: Pick<MemberRow, 'email' | 'firstname' | 'lang'>;
}

/** Mails the code of a request, with the link to its page (PRO-05, PRO-08). */
export const mailCode = (
  deps: AccountDeps,
  { letter, page, reader }: CodeLetter,
  asked: BegunRequest,
  code: string,
): void => {
  const address = mailedLink(deps.settings.publicUrl, { page, lang: reader.lang }, asked, code);
  postLater(deps, letter, reader, code, { address });
};

/**
 * Mails a code if there is such a member and another letter may go out. Earlier requests stay valid: nobody can end them with
 * a new one.
 */
const answerByMail = (deps: AccountDeps, asked: BegunRequest, asker: Asker): Promise<void> => {
  const { code, codeHash } = makeCode(deps, asked);
  return askLetter(deps, 'resets', asker, async (db) => {
    const member = await findMemberByEmail(db, asked.email);
    if (!member) return null;
    const { uuid: id, userref, expiresAt: expires_at } = asked;
    await insertReset(db, { id, member_id: member.id, userref, code_hash: codeHash, expires_at });
    // The name of an account without activation may be anybody's.
    const reader = member.active === 1 ? member : { ...member, firstname: '' };
    return () => mailCode(deps, { letter: 'resetCode', page: 'reset-password', reader }, asked, code);
  });
};

/** PRO-05: the same answer with or without such a member: nothing in it comes from one. */
export const initiate = async (deps: AccountDeps, given: string, caller: Caller) => {
  const asker = await askerOf(deps, caller, given);
  await countAsker(deps, 'resets', asker);
  const asked = beginRequest(deps, given);
  await evenly(deps.effort.evenReset, () => answerByMail(deps, asked, asker));
  return toldOf(asked);
};

/** Checks that the identifiers belong together. @throws Refusal */
export const approach = ({ secrets, clock }: AccountDeps, identifiers: Identifiers) => {
  const now = epochSeconds(clock.now());
  const expiresAt = readResetToken(secrets, identifiers);
  if (expiresAt === null) throw wrong();
  if (expiresAt <= now) throw new Refusal('expired', 'The time for this code is over; ask for a new one');
  const { uuid, userref, email } = identifiers;
  return { id: uuid, userref, email, account: secrets.hash('account', email), now };
};

/** Not in the request's row, so that a request for an unknown address ends like any other. */
const triesOf = (uuid: string): Budget => ({ name: 'resetTries', key: uuid, ...budgets.resetTries });

/** Counts a try of the request, before its check. @throws Refusal */
export const tryRequest = async (db: Database, uuid: string, now: number): Promise<void> => {
  if ((await spend(db, triesOf(uuid), now)) > 0) throw dead();
};

/** PRO-06: counts first, so that parallel codes stay within the limit. */
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
    const exchange = {
      codeHash: secrets.hash('reset-code', body.uuid, readCode(body.code)),
      authorizationHash: secrets.hash('authorization', body.uuid, authorization),
    };
    const exchanged = (await authorizeReset(db, alive, exchange))
      ? 'first'
      : await authorizeRegistration(db, alive, exchange);
    if (exchanged === null) return false;
    await giveBack(db, budgetOf('resetCodes', asker));
    // Only once: otherwise anybody with the code could try passwords without end.
    if (exchanged === 'first') await refill(db, triesOf(body.uuid));
    return true;
  });
  if (!isRight) throw wrong();
  return { authorization_code: authorization };
};
