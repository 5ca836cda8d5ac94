import * as v from 'valibot';
import { epochSeconds } from '#server/clock.ts';
import { toListed } from '#server/newsletter/subscribe.ts';
import { Refusal } from '#server/refusal.ts';
import { freeSeat } from '#server/store/members/bookings.ts';
import { endReservationsOfMember, holdMember, removeMember } from '#server/store/members/deleteMember.ts';
import { noteDeleted } from '#server/store/deletedMembers.ts';
import type { MemberRow } from '#server/store/members/members.ts';
import { removeSubscriptionOf } from '#server/store/members/newsletter.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { givenPassword, postLast, type AccountDeps, type PostDeps } from '../account.ts';
import { proveOwn } from '../profile/ownPassword.ts';
import { ownRow } from '../profile/profile.ts';
import { tooOften } from '#server/protection/descriptions.ts';
import { defineForMember } from '../resource.ts';

/** The steps that lock an account and delete it; tests bring others to show their purpose. */
export interface DeletionSteps {
  holdMember: typeof holdMember;
  endReservationsOfMember: typeof endReservationsOfMember;
}
export const deletionSteps: DeletionSteps = { holdMember, endReservationsOfMember };

/**
 * Deletes an account inside a transaction, in the order of tables of a reservation: its coming reservations end and free
 * their seats, and the member's sessions, requests, lists, credits and newsletter go, too. Their id stays known.
 * @param now epoch seconds @returns how many reservations it ended
 * @throws Refusal if the account is gone, or has another password, meanwhile
 */
export const deleteMember = async (
  db: Database,
  member: Pick<MemberRow, 'id' | 'uuid' | 'email' | 'password_hash'>,
  now: number,
  steps: DeletionSteps = deletionSteps,
): Promise<number> => {
  if (!(await steps.holdMember(db, member))) throw new Refusal('unauthorised', 'This session has ended');
  const ended = await steps.endReservationsOfMember(db, member.id, now);
  for (const programmationId of ended) await freeSeat(db, programmationId);
  await removeMember(db, member.id);
  await noteDeleted(db, [member.uuid], now);
  const listed = toListed(member.email);
  if (listed !== null) await removeSubscriptionOf(db, listed);
  return ended.length;
};

/**
 * Deletes an account, its traces in the database's files, and its letters but the last one.
 * @param beside further work of the same transaction
 * @returns how many reservations it ended @throws Refusal
 */
export const removeAccount = async (
  deps: Pick<AccountDeps, 'store' | 'clock'> & PostDeps,
  row: MemberRow,
  beside: (db: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<number> => {
  const now = epochSeconds(deps.clock.now());
  const cancelled = await deps.store.transact(async (db) => {
    const ended = await deleteMember(db, row, now);
    await beside(db);
    return ended;
  });
  await deps.store.purge();
  await deps.store.keepDeletions();
  const { credits } = deps.festival.latest().parts;
  await postLast(deps, credits ? 'accountDeleted' : 'accountDeletedWithoutCredits', row);
  return cancelled;
};

/** POST: some proxies drop the body of a DELETE. */
const remove = defineForMember({
  method: 'POST',
  path: '/v1/me/delete',
  summary: 'Deletes the account, given its password: coming reservations end and their seats are free.',
  request: { body: v.object({ password: givenPassword }) },
  answer: v.object({ data: v.object({ cancelled: v.number() }) }),
  refusals: { 409: 'The password is wrong.', ...tooOften },
  handle: async (deps: AccountDeps, { body, member }) => {
    const row = await ownRow(deps.store.db, member);
    await proveOwn(deps, member, body.password, row.password_hash);
    return { body: { data: { cancelled: await removeAccount(deps, row) } } };
  },
});

export const deleteAccountResources = [remove];
