import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import {
  initiateAnswer,
  initiateBody,
  tokenPair,
  verifyBody,
  type TokenPair,
} from '#contract/wire/member/session.ts';
import { epochSeconds } from '#server/clock.ts';
import { Refusal } from '#server/refusal.ts';
import { giveBack, refill } from '#server/store/members/budgets.ts';
import { findMember, findMemberByEmail, type MemberRow } from '#server/store/members/members.ts';
import {
  countWrongCode,
  findAttempt,
  insertAttempt,
  replaceCode,
  useAttempt,
  type LoginAttempt,
} from '#server/store/members/sessions.ts';
import { post, toEmail, type AccountDeps } from '../account.ts';
import {
  askerOf,
  budgetOf,
  countAsker,
  countRequest,
  spendAsker,
  takeBackAddress,
  takeBackAsker,
  type Asker,
} from '../requestLimits.ts';
import { rememberDevice } from '../devices.ts';
import { memberLimits } from '../limits.ts';
import { isPassword } from '../passwords.ts';
import { changeRefusals, tooOften } from '#server/protection/descriptions.ts';
import { definePublic, type Caller } from '../resource.ts';
import { randomCode, readCode } from '../codes.ts';
import { issueTokens, openFamily, type Generation } from '../session.ts';

/** The meaning of 403, beside that of all changes. */
const blocked = `${changeRefusals[403]} Or the festival has blocked the account: the message says why (\`blocked\`).`;

type Initiated = v.InferOutput<typeof initiateAnswer>;
const { codeLifetime, tries } = memberLimits;

const dead = (): Refusal => new Refusal('dead', 'This attempt is used up; begin again');
const expired = (): Refusal => new Refusal('expired', 'The time for this code is over; begin again');

const sent = async ({ tokens }: AccountDeps, attempt: string, expiresAt: number): Promise<Initiated> => ({
  token: await tokens.signPending(attempt, expiresAt),
  refresh_token: null,
  expires_in: codeLifetime,
  delivery: 'email',
});

/** SES-11: the words of the festival to a member whom it has blocked. @throws Refusal `blocked` */
const refuseBlocked = ({ blocked }: Pick<MemberRow, 'blocked'>): void => {
  if (blocked !== null) throw new Refusal('blocked', blocked);
};

/** @throws Refusal */
const checkPassword = async (
  deps: Pick<AccountDeps, 'store' | 'clock'>,
  asker: Asker,
  { email, password }: { email: string; password: string },
): Promise<MemberRow> => {
  await countAsker(deps, 'passwords', asker);
  const member = await findMemberByEmail(deps.store.db, email);
  const isRight = await isPassword(password, member?.password_hash ?? null);
  // A password with an unproved address counts as wrong: the answer must not distinguish them (PRO-08).
  if (!member || !isRight || member.active === 0)
    throw new Refusal('invalid-credentials', 'The address or the password is wrong');
  // After the password: a stranger learns of no account.
  refuseBlocked(member);
  return member;
};

const initiate = async (
  deps: AccountDeps,
  { username, password }: { username: string; password: string },
  caller: Caller,
): Promise<Initiated> => {
  const { store, secrets, clock } = deps;
  const email = toEmail(username);
  const asker = await askerOf(deps, caller, email);
  const member = await checkPassword(deps, asker, { email, password });

  const [id, code, now] = [randomUUID(), randomCode(), epochSeconds(clock.now())];
  const expiresAt = now + codeLifetime;
  await store.transact(async (db) => {
    await spendAsker(db, 'loginMails', asker, now);
    const code_hash = secrets.hash('code', id, code);
    await insertAttempt(db, { id, member_id: member.id, code_hash, expires_at: expiresAt });
    // A right password costs the address nothing.
    await takeBackAddress(db, 'passwords', asker);
  });
  await post(deps, 'loginCode', member, code);
  return sent(deps, id, expiresAt);
};

/** An attempt at its next step. */
interface Continued {
  attempt: LoginAttempt;
  member: MemberRow;
  /** Epoch seconds. */
  now: number;
}

/** @throws Refusal for a token without an attempt, or with an expired one */
const attemptOf = async ({ tokens, store, clock }: AccountDeps, token: string): Promise<Continued> => {
  const id = await tokens.readPending(token);
  const attempt = id === null ? undefined : await findAttempt(store.db, id);
  const member = attempt && (await findMember(store.db, attempt.member_id));
  if (!attempt || !member) throw new Refusal('unauthorised', 'This token belongs to no login');
  refuseBlocked(member);
  const now = epochSeconds(clock.now());
  if (attempt.expires_at <= now) throw expired();
  return { attempt, member, now };
};

/** A new code for the same attempt: it replaces the old one, for any of the attempt's tokens. */
const resend = async (deps: AccountDeps, token: string, caller: Caller): Promise<Initiated> => {
  const { store, secrets } = deps;
  const { attempt, member, now } = await attemptOf(deps, token);
  const { id } = attempt;
  const asker = await askerOf(deps, caller, member.email);
  const [code, expiresAt] = [randomCode(), now + codeLifetime];
  await store.transact(async (db) => {
    const fresh = { code_hash: secrets.hash('code', id, code), expires_at: expiresAt };
    // The attempt first, as when a code is checked: locks in another order could deadlock.
    if (!(await replaceCode(db, { id, now, tries }, fresh))) throw dead();
    await spendAsker(db, 'loginMails', asker, now);
  });
  await post(deps, 'loginCode', member, code);
  return sent(deps, id, expiresAt);
};

/**
 * Uses the attempt up and begins a session, or counts a wrong code. It counts first, so that parallel codes stay within the
 * limit.
 * @throws Refusal without a verdict or a count
 */
const tryCode = (
  deps: AccountDeps,
  { attempt: { id }, member, now }: Continued,
  asker: Asker,
  { code, userAgent }: { code: string; userAgent: string },
): Promise<Generation | null> =>
  deps.store.transact(async (db) => {
    await spendAsker(db, 'loginCodes', asker, now);
    const alive = { id, now, tries };
    if (await useAttempt(db, alive, deps.secrets.hash('code', id, code))) {
      await giveBack(db, budgetOf('loginCodes', asker));
      await refill(db, budgetOf('loginMails', asker));
      // This login's only: the others at the address may be an attacker's, and the device has its own from now on.
      await takeBackAsker(db, 'passwords', asker);
      return openFamily(db, deps, member, userAgent);
    }
    if (!(await countWrongCode(db, alive))) throw dead();
    return null;
  });

const verify = async (
  deps: AccountDeps,
  { token, code }: { token: string; code: string },
  caller: Caller,
): Promise<{ body: TokenPair; headers: Record<string, string> }> => {
  const continued = await attemptOf(deps, token);
  const asker = await askerOf(deps, caller, continued.member.email);
  const begun = await tryCode(deps, continued, asker, {
    code: readCode(code),
    userAgent: caller.userAgent,
  });
  if (!begun) throw new Refusal('wrong-code', 'The code is wrong');
  const cookie = await rememberDevice(deps, caller.devices, asker.account);
  return { body: await issueTokens(deps, begun), headers: { 'set-cookie': cookie } };
};

export const loginResources = [
  definePublic({
    method: 'POST',
    path: '/v1/login/initiate',
    summary: 'First step of a login: mails a code; with the token of a first step, a new code (SES-02).',
    request: { body: initiateBody },
    answer: initiateAnswer,
    refusals: {
      401: 'The address, the password or the token is wrong.',
      403: blocked,
      410: 'The attempt is used up, or its time is over.',
      ...tooOften,
    },
    handle: async (deps: AccountDeps, { body, ...caller }) => {
      await countRequest(deps, caller);
      return {
        body: await ('token' in body ? resend(deps, body.token, caller) : initiate(deps, body, caller)),
      };
    },
  }),
  definePublic({
    method: 'POST',
    path: '/v1/login/verify',
    summary: 'Second step of a login: the mailed code begins the session (SES-03).',
    request: { body: verifyBody },
    answer: tokenPair,
    refusals: {
      401: 'The code or the token is wrong.',
      403: blocked,
      410: 'The attempt is used up, or its time is over.',
      ...tooOften,
    },
    handle: async (deps: AccountDeps, { body, ...caller }) => {
      await countRequest(deps, caller);
      return verify(deps, body, caller);
    },
  }),
];
