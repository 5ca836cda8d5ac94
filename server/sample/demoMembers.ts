import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from '../clock.ts';
import { hashPassword } from '../member/passwords.ts';
import { readFestivalProfile } from '../store/festival/festivalProfile.ts';
import { findMemberByEmail, insertMember } from '../store/members/members.ts';
import type { Database } from '../store/schema/tables.ts';

interface DemoPerson {
  firstname: string;
  email: string;
  lang: Language;
  credits: number;
}

/** The same for all demo members; a login still needs the mailed code. */
export const demoPassword = 'chapiteau-demo';
export const demoMembers = {
  camille: { firstname: 'Camille', email: 'camille@example.test', lang: 'fr', credits: 10 },
  sam: { firstname: 'Sam', email: 'sam@example.test', lang: 'en', credits: 1 },
  alex: { firstname: 'Alex', email: 'alex@example.test', lang: 'en', credits: 0 },
} as const satisfies Record<string, DemoPerson>;
const people: readonly DemoPerson[] = Object.values(demoMembers);

/** Adds the members of the sample festival. */
export const insertDemoMembers = async (db: Database, now: Temporal.Instant): Promise<void> => {
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  for (const [index, person] of people.entries()) {
    const rest = { lastname: '', location: 'Montréal', passes: Math.sign(person.credits) };
    await insertMember(db, { ...person, ...rest, password_hash: hashes[index] ?? '' }, epochSeconds(now));
  }
};

const hasMembers = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Whether a visitor can become a member. */
const takesMembers = async (db: Database): Promise<boolean> =>
  (await readFestivalProfile(db))?.members ?? true;

/** Lines of a start: the demo members that there are, the password before them, or how the first one registers. */
export const describeMembers = async (db: Database): Promise<string[]> => {
  const lines: string[] = [];
  for (const { email } of people) {
    const member = await findMemberByEmail(db, email);
    if (!member) continue;
    const { left_credits: left } = await db
      .selectFrom('user_credits')
      .select('left_credits')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    lines.push(`  ${member.email}, credits: ${left}`);
  }
  if (lines.length === 0)
    return (await hasMembers(db)) || !(await takesMembers(db))
      ? []
      : ['There are no members yet. They register themselves: POST /api/member/v1/register'];
  return [`Demo members, all with the password ${demoPassword}:`, ...lines];
};
