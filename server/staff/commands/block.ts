import { setBlocked } from '#server/store/members/members.ts';
import { endSessions } from '#server/store/members/sessions.ts';
import { onlyEmail, readFlags, readLine } from '../arguments.ts';
import { cancelReservations } from '../cancelReservations.ts';
import { accountOf } from '../findAccount.ts';
import { staffLimits } from '../limits.ts';
import { note } from '../note.ts';
import type { Command } from '../staff.ts';

const nothing = { cancelled: 0, closed: 0 };

/** `npm run members -- block EMAIL --text TEXT [--cancel]` */
export const blockCommand: Command = {
  usage: `block EMAIL --text TEXT [--cancel]
  ends the sessions of a member, and shows TEXT to them when they log in; reservations stay
  --cancel  gives their seats back, as the member could`,
  prepare: (args) => {
    const { positionals, values } = readFlags(args, {
      text: { type: 'string' },
      cancel: { type: 'boolean', default: false },
    });
    const email = onlyEmail(positionals);
    const words = readLine('--text', values.text, staffLimits.words);
    return async (staff) => {
      const { store, clock, say } = staff;
      const { cancelled, closed } = await store.transact(async (db) => {
        const { id, uuid } = await accountOf(db, email);
        await setBlocked(db, id, words);
        await endSessions(db, id);
        const ended = values.cancel ? await cancelReservations(db, id, clock.now()) : nothing;
        await note(db, staff, { act: 'block', subject: uuid, details: ended });
        return ended;
      });
      say(`${email} is blocked, and every session has ended.`);
      if (values.cancel) say(`Reservations that ended: ${cancelled}.`);
      if (closed > 0) say(`Reservations that stay, since it is too late to cancel them: ${closed}.`);
    };
  },
};

/** `npm run members -- unblock EMAIL` */
export const unblockCommand: Command = {
  usage: `unblock EMAIL
  lets a blocked member log in again`,
  prepare: (args) => {
    const email = onlyEmail(readFlags(args, {}).positionals);
    return async (staff) => {
      const wasBlocked = await staff.store.transact(async (db) => {
        const { id, uuid, blocked } = await accountOf(db, email);
        if (blocked === null) return false;
        await setBlocked(db, id, null);
        await note(db, staff, { act: 'unblock', subject: uuid });
        return true;
      });
      staff.say(wasBlocked ? `${email} may log in again.` : `${email} was not blocked: nothing has changed.`);
    };
  },
};
