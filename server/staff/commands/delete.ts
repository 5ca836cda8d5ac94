import { epochSeconds } from '#server/clock.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { removeAccount } from '#server/member/ownData/deleteAccount.ts';
import { readFestival } from '#server/profile/festival.ts';
import { forgetWaiting } from '#server/store/members/creditGrants.ts';
import { onlyEmail, readFlags } from '../arguments.ts';
import { findAccount } from '../findAccount.ts';
import { note } from '../note.ts';
import { StaffError, type Command, type Staff } from '../staff.ts';

/** An address without an account may have credits that wait for one. @throws StaffError if there is nothing of it */
const forgetAddress = async (staff: Staff, email: string): Promise<void> => {
  const forgotten = await staff.store.transact(async (db) => {
    const count = await forgetWaiting(db, email, epochSeconds(staff.clock.now()));
    if (count > 0) await note(db, staff, { act: 'delete', subject: '', details: { grants: count } });
    return count;
  });
  if (forgotten === 0) throw new StaffError(`There is no account with the address ${email}.`);
  await staff.store.purge();
  staff.say(`${email} has no account. The credits that waited for one are gone: ${forgotten} given.`);
};

/** `npm run members -- delete EMAIL` */
export const deleteCommand: Command = {
  usage: `delete EMAIL
  deletes an account as its member can: coming reservations end, their seats are free, a last letter says so`,
  prepare: (args) => {
    const email = onlyEmail(readFlags(args, {}).positionals);
    return async (staff) => {
      const { store, settings, clock, log } = staff;
      const row = await findAccount(store.db, email);
      if (row === null) return forgetAddress(staff, email);
      const festival = await readFestival(store.db, settings);
      const deps = {
        store,
        clock,
        log,
        mailer: createMailer(settings, clock),
        festival: { current: () => Promise.resolve(festival), latest: () => festival },
      };
      const ended = await removeAccount(deps, row, (db) =>
        note(db, staff, { act: 'delete', subject: row.uuid }),
      );
      staff.say(`The account of ${email} is deleted. Reservations that ended: ${ended}.`);
    };
  },
};
