import type * as v from 'valibot';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { isSame } from '#server/protection/secrets.ts';
import { Refusal } from '#server/refusal.ts';
import { claimGrants } from '#server/store/members/payGrants.ts';
import { removeIfUnproved } from '#server/store/members/deleteMember.ts';
import {
  findMemberByEmail,
  insertMember,
  updatePassword,
  type MemberRow,
} from '#server/store/members/members.ts';
import { insertReset } from '#server/store/members/passwordResets.ts';
import { endRegistrations, findAuthorized, type Registration } from '#server/store/members/registrations.ts';
import { takeTurn } from '#server/store/schema/version.ts';
import { postLater, type AccountDeps } from '../account.ts';
import { rememberDevice } from '../devices.ts';
import { hashPassword, isPassword, weaknessOf } from '../passwords.ts';
import type { Caller } from '../resource.ts';
import { issueTokens, openFamily, type Generation } from '../session.ts';
import type { activateBody } from './resetBodies.ts';
import { spendProof } from './resetEnds.ts';
import { approach, tryRequest, wrong } from './resetSteps.ts';
import { browserSecret } from './resetToken.ts';

type Activation = v.InferOutput<typeof activateBody>;

/** A new member, with the session of the browser that registered; null for any other (SES-04). */
interface Entered {
  member: MemberRow;
  begun: Generation | null;
}

const otherPassword = (): Refusal =>
  new Refusal('other-password', 'This is not the password that was chosen with this request');

/**
 * Makes the member that an authorized request asked for, with its name, place and password, and ends every other request
 * for the address. Keeps the proof as a spent one of the member's, in case the answer is lost: that one begins no session.
 * @param browser the name of the browser that registered, if this is the one; else null
 * @returns null if the request has ended meanwhile @throws Refusal if the address has become a member's meanwhile
 */
const enter = (
  deps: AccountDeps,
  { email, now }: ReturnType<typeof approach>,
  registration: Registration,
  browser: string | null,
): Promise<Entered | null> =>
  deps.store.transact(async (db) => {
    // First of all: two activations of one address would each wait for the other's request.
    await takeTurn(db);
    if (!(await endRegistrations(db, registration))) return null;
    const known = await findMemberByEmail(db, email);
    if (known) await removeIfUnproved(db, known.id);
    const { id, userref, account: _, code_hash, authorization_hash, expires_at, ...person } = registration;
    const member = await insertMember(db, { ...person, email, credits: 0, passes: 0 }, now);
    if (!member) throw wrong();
    // Here alone, and beside no giving of credits: both take the turn.
    await claimGrants(db, member, now);
    const spent = { id, userref, code_hash, authorization_hash, expires_at, used: 1 } as const;
    await insertReset(db, { ...spent, member_id: member.id });
    const begun = browser === null ? null : await openFamily(db, deps, member, browser);
    return { member, begun };
  });

/**
 * Activates a request to register. It takes the request's own password: the owner of the address, who may have opened the
 * link of a stranger's request, does not know it. Tries draw on the budget of the code.
 * @throws Refusal `other-password`
 */
const activateRegistration = async (
  deps: AccountDeps,
  { newpassword = '', browser_secret: given = '', ...identifiers }: Activation,
  userAgent: string,
): Promise<Entered | null> => {
  const { store, secrets } = deps;
  const alive = approach(deps, identifiers);
  const proof = secrets.hash('authorization', alive.id, identifiers.authorization_code);
  const registration = await findAuthorized(store.db, alive, proof);
  if (!registration) return null;
  await store.transact((db) => tryRequest(db, alive.id, alive.now));
  if (!(await isPassword(newpassword, registration.password_hash))) throw otherPassword();
  const isRegistrant = isSame(given, browserSecret(secrets, identifiers));
  return enter(deps, alive, registration, isRegistrant ? userAgent : null);
};

/** Activates a member without a password. The faults of their first one are reported only after the proof. */
const giveFirstPassword = async (
  deps: AccountDeps,
  { newpassword = '', ...proof }: Activation,
): Promise<MemberRow | null> => {
  const weakness = await weaknessOf(newpassword);
  const hash = weakness ? '' : await hashPassword(newpassword, deps.effort);
  return spendProof(
    deps,
    { ...proof, code: null },
    {
      work: async (db, { id, password_hash: known }) => {
        if (known !== null) throw wrong();
        if (weakness) throw weakness;
        await updatePassword(db, id, hash);
      },
      isDone: async ({ active, password_hash: known }) =>
        active === 1 && (await isPassword(newpassword, known)),
    },
  );
};

interface Activated {
  data: TokenPair | Record<string, never>;
  /** Of the answer. */
  headers: Record<string, string>;
}

/**
 * PRO-08: the mailbox proves the address; its owner can log in from now on, and the browser that registered is logged in
 * (SES-04), like any other after a code.
 */
export const activate = async (deps: AccountDeps, body: Activation, caller: Caller): Promise<Activated> => {
  const entered = await activateRegistration(deps, body, caller.userAgent);
  const member = entered?.member ?? (await giveFirstPassword(deps, body));
  if (member) postLater(deps, 'welcome', member);
  if (!entered?.begun) return { data: {}, headers: {} };
  const cookie = await rememberDevice(deps, caller.devices, deps.secrets.hash('account', body.email));
  return { data: await issueTokens(deps, entered.begun), headers: { 'set-cookie': cookie } };
};
