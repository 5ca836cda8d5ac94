import { epochSeconds } from '#server/clock.ts';
import { isoOf } from '#server/programme/instants.ts';
import { listBookings } from '#server/store/members/bookings.ts';
import { findCredits } from '#server/store/members/credits.ts';
import { grantsOf, type CreditGrant } from '#server/store/members/creditGrants.ts';
import type { MemberRow } from '#server/store/members/members.ts';
import { findLiveFamilies } from '#server/store/members/sessions.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { onlyEmail, readFlags } from '../arguments.ts';
import { findAccount } from '../findAccount.ts';
import { noteLook } from '../note.ts';
import { StaffError, type Command } from '../staff.ts';

const describeGrant = ({ key, credits, pass, granted_at: at, claimed_at: claimed }: CreditGrant): string =>
  `  ${isoOf(at)} ${credits} of ${JSON.stringify(pass)}, key ${JSON.stringify(key)}${claimed === null ? ', waiting for an account' : ''}`;

const describeGrants = (grants: readonly CreditGrant[]): string[] =>
  grants.length === 0 ? ['credits given: none'] : ['credits given:', ...grants.map(describeGrant)];

const describeAccount = async (db: Database, row: MemberRow, now: number): Promise<string[]> => {
  const [credits, sessions, bookings] = await Promise.all([
    findCredits(db, row.id),
    findLiveFamilies(db, row.id, now),
    listBookings(db, row.id),
  ]);
  const coming = bookings.filter((each) => each.reserved === 1 && each.starts_at > now);
  return [
    `name: ${row.firstname} ${row.lastname}`.trimEnd(),
    `lives in: ${row.location}`,
    `language: ${row.lang}`,
    `member since: ${isoOf(row.created_at)}`,
    `number: ${row.uuid}`,
    `credits left: ${credits?.left_credits ?? 0}, used: ${credits?.used_credits ?? 0}, passes: ${credits?.passes ?? 0}`,
    `coming reservations: ${coming.length}`,
    `open sessions: ${sessions.length}`,
    `blocked: ${row.blocked ?? 'no'}`,
  ];
};

/** `npm run members -- show EMAIL` */
export const showCommand: Command = {
  usage: `show EMAIL
  prints a member, or an address whose credits wait for an account`,
  prepare: (args) => {
    const email = onlyEmail(readFlags(args, {}).positionals);
    return async (staff) => {
      const { db } = staff.store;
      const [row, grants] = await Promise.all([findAccount(db, email), grantsOf(db, email)]);
      if (row === null && grants.length === 0)
        throw new StaffError(`There is no account with the address ${email}.`);
      const now = epochSeconds(staff.clock.now());
      const account = row === null ? ['no account yet'] : await describeAccount(db, row, now);
      await noteLook(staff, { act: 'show', subject: row?.uuid ?? '' });
      for (const line of [email, ...account, ...describeGrants(grants)]) staff.say(line);
    };
  },
};
