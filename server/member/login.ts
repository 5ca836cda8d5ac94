import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import {
  initiateAnswer,
  initiateBody,
  tokenPair,
  verifyBody,
  type TokenPair,
} from '#contract/wire/session.ts';
import { epochSeconds } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import { findMember, findMemberByEmail } from '../store/members.ts';
import {
  countWrongCode,
  findAttempt,
  forgetEnded,
  insertAttempt,
  replaceCode,
  useAttempt,
  type LoginAttempt,
} from '../store/sessions.ts';
import { post, toEmail, type AccountDeps } from './account.ts';
import { memberLimits } from './limits.ts';
import { isPassword } from './passwords.ts';
import { definePublic } from './resource.ts';
import { randomCode, readCode } from './secrets.ts';
import { issueTokens, openFamily, type Generation } from './session.ts';

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

const initiate = async (
  deps: AccountDeps,
  { username, password }: { username: string; password: string },
): Promise<Initiated> => {
  const { store, limits, secrets, clock } = deps;
  const email = toEmail(username);
  await limits.count('passwords', email);
  const member = await findMemberByEmail(store.db, email);
  const isRight = await isPassword(password, member?.password_hash ?? null);
  if (!member || !isRight) throw new Refusal('invalid-credentials', 'The address or the password is wrong');

  const [id, code, now] = [randomUUID(), randomCode(), epochSeconds(clock.now())];
  const expiresAt = now + codeLifetime;
  await store.transact(async (db) => {
    await forgetEnded(db, member.id, now - memberLimits.memory);
    const code_hash = secrets.hash('code', id, code);
    await insertAttempt(db, { id, member_id: member.id, code_hash, expires_at: expiresAt });
  });
  await post(deps, 'loginCode', member, code);
  return sent(deps, id, expiresAt);
};

const attemptOf = async ({ tokens, store }: AccountDeps, token: string): Promise<LoginAttempt> => {
  const id = await tokens.readPending(token);
  const attempt = id === null ? undefined : await findAttempt(store.db, id);
  if (!attempt) throw new Refusal('unauthorised', 'This token belongs to no login');
  return attempt;
};

/** A new code for the same attempt: the old one is dead, whichever of the attempt's tokens comes with the new one. */
const resend = async (deps: AccountDeps, token: string): Promise<Initiated> => {
  const { store, limits, secrets, clock } = deps;
  const { id, member_id: memberId, expires_at: end } = await attemptOf(deps, token);
  const now = epochSeconds(clock.now());
  if (end <= now) throw expired();
  await limits.count('resends', String(memberId));
  const [code, expiresAt] = [randomCode(), now + codeLifetime];
  const isAlive = await store.transact((db) =>
    replaceCode(db, { id, now, tries }, { code_hash: secrets.hash('code', id, code), expires_at: expiresAt }),
  );
  if (!isAlive) throw dead();
  const member = await findMember(store.db, memberId);
  if (member) await post(deps, 'loginCode', member, code);
  return sent(deps, id, expiresAt);
};

/** Uses the attempt up and begins a session, or counts a wrong code. */
const tryCode = (
  deps: AccountDeps,
  { id, member_id: memberId }: LoginAttempt,
  code: string,
): Promise<Generation | 'wrong' | 'dead'> => {
  const alive = { id, now: epochSeconds(deps.clock.now()), tries };
  return deps.store.transact(async (db) => {
    if (!(await useAttempt(db, alive, deps.secrets.hash('code', id, code))))
      return (await countWrongCode(db, alive)) ? 'wrong' : 'dead';
    const member = await findMember(db, memberId);
    return member ? openFamily(db, deps, member) : 'dead';
  });
};

const verify = async (
  deps: AccountDeps,
  { token, code }: { token: string; code: string },
): Promise<TokenPair> => {
  const { limits, store, clock } = deps;
  const attempt = await attemptOf(deps, token);
  const account = String(attempt.member_id);
  if (attempt.expires_at <= epochSeconds(clock.now())) throw expired();
  await limits.check('codes', account);
  const outcome = await tryCode(deps, attempt, readCode(code));
  if (outcome === 'dead') throw dead();
  if (outcome === 'wrong') {
    await limits.count('codes', account);
    throw new Refusal('wrong-code', 'The code is wrong');
  }
  const member = await findMember(store.db, attempt.member_id);
  if (member) await limits.clear('passwords', member.email);
  return issueTokens(deps, outcome);
};

export const loginResources = [
  definePublic({
    method: 'POST',
    path: '/v1/login/initiate',
    summary: 'First step of a login: mails a code; with the token of a first step, a new code (SES-02).',
    request: { body: initiateBody },
    answer: initiateAnswer,
    handle: async (deps: AccountDeps, { body, address }) => {
      await deps.limits.count('address', address);
      return { body: await ('token' in body ? resend(deps, body.token) : initiate(deps, body)) };
    },
  }),
  definePublic({
    method: 'POST',
    path: '/v1/login/verify',
    summary: 'Second step of a login: the mailed code begins the session (SES-03).',
    request: { body: verifyBody },
    answer: tokenPair,
    handle: async (deps: AccountDeps, { body, address }) => {
      await deps.limits.count('address', address);
      return { body: await verify(deps, body) };
    },
  }),
];
