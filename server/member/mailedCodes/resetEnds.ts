import type * as v from 'valibot';
import { claimGrants } from '#server/store/members/payGrants.ts';
import {
  activateMember,
  findMemberByEmail,
  updatePassword,
  type MemberRow,
} from '#server/store/members/members.ts';
import { endResets, isSpentProof, useReset } from '#server/store/members/passwordResets.ts';
import { endSessions } from '#server/store/members/sessions.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { takeTurn } from '#server/store/schema/version.ts';
import { postLater, type AccountDeps } from '../account.ts';
import { rememberDevice } from '../devices.ts';
import { checkNewPassword, hashPassword, isPassword } from '../passwords.ts';
import type { finalizeBody, Identifiers } from './resetBodies.ts';
import { approach, tryRequest, wrong } from './resetSteps.ts';
import type { Caller } from '../resource.ts';
import { readCode } from '../codes.ts';

/** The proof that uses up a request. */
interface Proof extends Identifiers {
  authorization_code: string;
  /** Null if the call does not repeat it. */
  code: string | null;
}

/** The work for a request's member, and whether it was done before: after a lost answer the client asks again. */
interface Ending {
  work: (db: Database, member: MemberRow) => Promise<void>;
  isDone: (member: MemberRow) => boolean | Promise<boolean>;
}

/**
 * Uses an authorized request up and does its work for its member, or nothing at all.
 * @returns the member; null if the same proof has already done it
 * @throws Refusal if the proof is wrong, or the work refuses
 */
export const spendProof = async (
  { store, secrets, ...deps }: AccountDeps,
  { code, authorization_code: authorization, ...identifiers }: Proof,
  { work, isDone }: Ending,
): Promise<MemberRow | null> => {
  const alive = approach({ store, secrets, ...deps }, identifiers);
  const { uuid } = identifiers;
  await store.transact((db) => tryRequest(db, uuid, alive.now));
  const proof = {
    codeHash: code === null ? null : secrets.hash('reset-code', uuid, readCode(code)),
    authorizationHash: secrets.hash('authorization', uuid, authorization),
  };
  const member = await store.transact(async (db) => {
    const found = await findMemberByEmail(db, identifiers.email);
    // Also without a member: the time must not reveal whether there is one.
    const isRight = await useReset(db, alive, proof);
    if (!found || !isRight) return null;
    await work(db, found);
    if (found.active === 0) {
      // Credits that are being given to the address see this account, or wait to be seen.
      await takeTurn(db);
      await activateMember(db, found.id);
      await claimGrants(db, found, alive.now);
    }
    await endResets(db, found.id);
    return found;
  });
  if (member) return member;
  const before = await findMemberByEmail(store.db, identifiers.email);
  const isSpent = await isSpentProof(store.db, alive, proof);
  if (!before || !isSpent || !(await isDone(before))) throw wrong();
  return null;
};

/**
 * PRO-07: sets the new password, ends every session of the member and logs nobody in. The mailbox has proved the address:
 * from now on the account is active and knows the device, whose logins are free of the limits that strangers have used up.
 * @returns the `Set-Cookie` of the device
 */
export const finishReset = async (
  deps: AccountDeps,
  body: v.InferOutput<typeof finalizeBody>,
  caller: Caller,
): Promise<string> => {
  await checkNewPassword(body.newpassword);
  const hash = await hashPassword(body.newpassword, deps.effort);
  const member = await spendProof(deps, body, {
    work: async (db, { id }) => {
      await updatePassword(db, id, hash);
      await endSessions(db, id);
    },
    isDone: ({ password_hash: known }) => isPassword(body.newpassword, known),
  });
  if (member) postLater(deps, 'passwordChanged', member);
  return rememberDevice(deps, caller.devices, deps.secrets.hash('account', body.email));
};
