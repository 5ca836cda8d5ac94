import type * as v from 'valibot';
import { activateMember, findMemberByEmail, updatePassword, type MemberRow } from '../store/members.ts';
import { endResets, isSpentProof, useReset } from '../store/passwordResets.ts';
import { endSessions } from '../store/sessions.ts';
import type { Database } from '../store/tables.ts';
import { postLater, type AccountDeps } from './account.ts';
import { askerOf, clearAsker } from './asker.ts';
import { checkNewPassword, hashPassword, isPassword, weaknessOf } from './passwords.ts';
import type { activateBody, finalizeBody, Identifiers } from './resetBodies.ts';
import { approach, tryRequest, wrong } from './resetSteps.ts';
import type { Caller } from './resource.ts';
import { readCode } from './secrets.ts';

/** What uses a request up. */
interface Proof extends Identifiers {
  authorization_code: string;
  /** Null where the call does not repeat it. */
  code: string | null;
}

/** What is done for a request's member, and whether it was done before: whoever hears no answer asks again. */
interface Ending {
  work: (db: Database, member: MemberRow) => Promise<void>;
  isDone: (member: MemberRow) => boolean | Promise<boolean>;
}

/**
 * Uses an authorized request up and does its work for its member, or nothing at all.
 * @returns the member; null where that very proof has done it before
 * @throws Refusal where the proof is wrong, or the work refuses
 */
const spendProof = async (
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
    if (!found || !(await useReset(db, alive, proof))) return null;
    await work(db, found);
    await activateMember(db, found.id);
    await endResets(db, found.id);
    return found;
  });
  if (member) return member;
  const before = await findMemberByEmail(store.db, identifiers.email);
  if (!before || !(await isSpentProof(store.db, alive, proof)) || !(await isDone(before))) throw wrong();
  return null;
};

/**
 * PRO-07: the password is new, every session of the member has ended, and nobody is logged in. Whoever has the mailbox
 * has shown that the address is theirs: the account is active, too.
 */
export const finishReset = async (
  deps: AccountDeps,
  body: v.InferOutput<typeof finalizeBody>,
  caller: Caller,
): Promise<object> => {
  await checkNewPassword(body.newpassword);
  const hash = await hashPassword(body.newpassword);
  const member = await spendProof(deps, body, {
    work: async (db, { id }) => {
      await updatePassword(db, id, hash);
      await endSessions(db, id);
    },
    isDone: ({ password_hash: known }) => isPassword(body.newpassword, known),
  });
  if (!member) return {};
  clearAsker(deps.limits, 'passwords', await askerOf(deps, caller, body.email));
  postLater(deps, 'passwordChanged', member);
  return {};
};

/**
 * PRO-08: the address is the member's, who may log in from now on. A password that is given is for who has none; what it
 * lacks is told to them alone.
 */
export const activate = async (
  deps: AccountDeps,
  body: v.InferOutput<typeof activateBody>,
): Promise<object> => {
  const { newpassword = '', ...proof } = body;
  const weakness = await weaknessOf(newpassword);
  const hash = weakness ? '' : await hashPassword(newpassword);
  const member = await spendProof(
    deps,
    { ...proof, code: null },
    {
      work: async (db, { id, password_hash: known, active }) => {
        if (known !== null) {
          if (active === 1) throw wrong();
          return;
        }
        if (weakness) throw weakness;
        await updatePassword(db, id, hash);
      },
      isDone: ({ active }) => active === 1,
    },
  );
  if (member) postLater(deps, 'welcome', member);
  return {};
};
