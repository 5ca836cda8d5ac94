import { gatherExport } from '#server/member/ownData/exportData.ts';
import { onlyEmail, readFlags } from '../arguments.ts';
import { accountOf } from '../findAccount.ts';
import { noteLook } from '../note.ts';
import type { Command } from '../staff.ts';

/** `npm run members -- export EMAIL` */
export const exportCommand: Command = {
  usage: `export EMAIL
  prints all that is kept of a member, as JSON: the same file that their profile page gives them`,
  prepare: (args) => {
    const email = onlyEmail(readFlags(args, {}).positionals);
    return async (staff) => {
      const row = await accountOf(staff.store.db, email);
      const whole = await gatherExport(staff, row);
      await noteLook(staff, { act: 'export', subject: row.uuid });
      staff.say(JSON.stringify(whole, null, 2));
    };
  },
};
