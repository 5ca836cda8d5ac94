import { epochSeconds } from '#server/clock.ts';
import {
  accountsOf,
  findGrants,
  insertGrants,
  type CreditGrant,
  type Grant,
} from '#server/store/members/creditGrants.ts';
import { payClaimed } from '#server/store/members/payGrants.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { takeTurn } from '#server/store/schema/version.ts';
import { note } from '../note.ts';
import { StaffError, type Staff } from '../staff.ts';

/** The results of giving: credits on accounts, credits that wait for one, keys that were given before. */
export interface Given {
  given: number;
  waiting: number;
  repeated: number;
}

/** The step that keeps an activation from coming between; tests bring another to show its purpose. */
export interface GivingSteps {
  takeTurn: typeof takeTurn;
}

/** The difference between a grant and the one that its key gave before; null if they are the same, or nobody's any more. */
export const contradiction = (before: CreditGrant | undefined, grant: Grant): string | null => {
  if (before === undefined || before.email === null) return null;
  const isSame =
    before.email === grant.email && before.credits === grant.credits && before.pass === grant.pass;
  if (isSame) return null;
  return `key ${JSON.stringify(grant.key)} has given ${before.credits} of ${JSON.stringify(before.pass)} to ${before.email} before`;
};

/**
 * Gives credits, once for each key, inside a transaction. An activation takes the same turn: either it sees the credits that
 * wait, or its account is seen here.
 * @throws StaffError if a key gave something else before
 */
export const giveIn = async (
  db: Database,
  staff: Pick<Staff, 'who' | 'clock'>,
  grants: readonly Grant[],
  steps: GivingSteps = { takeTurn },
): Promise<Given> => {
  await steps.takeTurn(db);
  const now = epochSeconds(staff.clock.now());
  const known = await findGrants(
    db,
    grants.map(({ key }) => key),
  );
  for (const grant of grants) {
    const fault = contradiction(known.get(grant.key), grant);
    if (fault !== null) throw new StaffError(`The ${fault}.`);
  }
  const fresh = grants.filter(({ key }) => !known.has(key));
  const accounts = await accountsOf(
    db,
    fresh.map(({ email }) => email),
  );
  const waiting = fresh.filter(({ email }) => !accounts.has(email)).length;
  const counts = { given: fresh.length - waiting, waiting, repeated: grants.length - fresh.length };
  const subject = grants.length === 1 ? (grants[0]?.key ?? '') : '';
  const actId = await note(db, staff, { act: 'credits', subject, details: { ...counts } });
  await payClaimed(db, await insertGrants(db, fresh, { accounts, actId, now }), now);
  return counts;
};

/** Gives credits in one transaction that neither a reservation nor a page waits for. @throws StaffError */
export const giveGrants = (
  staff: Pick<Staff, 'store' | 'who' | 'clock'>,
  grants: readonly Grant[],
): Promise<Given> => staff.store.transact((db) => giveIn(db, staff, grants));
