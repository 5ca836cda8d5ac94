import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from '../clock.ts';
import { hashPassword } from '../member/passwords.ts';
import { findMemberByEmail, insertMember } from '../store/members.ts';
import type { Database } from '../store/tables.ts';

interface DemoMember {
  firstname: string;
  lang: Language;
  credits: number;
}

/** The same for all demo members; a login still needs the mailed code. */
export const demoPassword = 'chapiteau-demo';
const people: readonly DemoMember[] = [
  { firstname: 'Camille', lang: 'fr', credits: 10 },
  { firstname: 'Sam', lang: 'en', credits: 1 },
  { firstname: 'Alex', lang: 'en', credits: 0 },
];
const emailOf = ({ firstname }: DemoMember): string => `${firstname.toLowerCase()}@example.test`;

/** Adds the members of the sample festival. */
export const insertDemoMembers = async (db: Database, now: Temporal.Instant): Promise<void> => {
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  for (const [index, { credits, ...person }] of people.entries()) {
    const rest = { lastname: '', location: 'Montréal', passes: Math.sign(credits) };
    const member = { ...person, ...rest, credits, email: emailOf({ ...person, credits }) };
    await insertMember(db, { ...member, password_hash: hashes[index] ?? '' }, epochSeconds(now));
  }
};

/** What a start tells of the demo members that there are: a line each, the password before them. */
export const describeDemoMembers = async (db: Database): Promise<string[]> => {
  const lines: string[] = [];
  for (const person of people) {
    const member = await findMemberByEmail(db, emailOf(person));
    if (!member) continue;
    const { left_credits: left } = await db
      .selectFrom('user_credits')
      .select('left_credits')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    lines.push(`  ${member.email}, credits: ${left}`);
  }
  return lines.length === 0 ? [] : [`Demo members, all with the password ${demoPassword}:`, ...lines];
};
