import { csvLine } from '#server/files/csvLine.ts';
import { isoOf } from '#server/programme/instants.ts';
import { waitingGrants, type CreditGrant } from '#server/store/members/creditGrants.ts';
import { listMembers, type ListedMember } from '#server/store/members/memberList.ts';
import { noWords, readFlags } from '../arguments.ts';
import { noteLook } from '../note.ts';
import type { Command } from '../staff.ts';

const columns = ['email', 'name', 'lang', 'since', 'credits', 'used', 'passes', 'blocked'] as const;

const lineOf = (member: ListedMember): string =>
  csvLine([
    member.email,
    `${member.firstname} ${member.lastname}`.trim(),
    member.lang,
    isoOf(member.created_at),
    member.left_credits ?? 0,
    member.used_credits ?? 0,
    member.passes ?? 0,
    member.blocked ?? '',
  ]);

const waitingColumns = ['email', 'credits', 'pass', 'key', 'given'] as const;

const waitingLineOf = ({ email, credits, pass, key, granted_at: at }: CreditGrant): string =>
  csvLine([email ?? '', credits, pass, key, isoOf(at)]);

/** A line of names, and the others. */
const fileOf = (names: readonly string[], lines: readonly string[]): string =>
  [`${names.join(',')}\r\n`, ...lines].join('');

/** `npm run members -- list` */
export const listCommand: Command = {
  usage: `list [--waiting]
  prints every member with their credits, as CSV
  --waiting  the credits that wait for an account instead`,
  prepare: (args) => {
    const { positionals, values } = readFlags(args, { waiting: { type: 'boolean', default: false } });
    noWords(positionals);
    return async (staff) => {
      const { db } = staff.store;
      const [names, lines] = values.waiting
        ? [waitingColumns, (await waitingGrants(db)).map(waitingLineOf)]
        : [columns, (await listMembers(db)).map(lineOf)];
      const details = { waiting: values.waiting, lines: lines.length };
      await noteLook(staff, { act: 'list', subject: '', details });
      staff.print(fileOf(names, lines));
    };
  },
};
