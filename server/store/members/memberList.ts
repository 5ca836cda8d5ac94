import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

/** A member, with their credits. */
export type ListedMember = Pick<
  Selectable<Tables['members']>,
  'email' | 'firstname' | 'lastname' | 'lang' | 'created_at' | 'blocked'
> & { left_credits: number | null; used_credits: number | null; passes: number | null };

/** Every member with a proved address, by address. */
export const listMembers = (db: Database): Promise<ListedMember[]> =>
  db
    .selectFrom('members')
    .leftJoin('user_credits', 'user_credits.member_id', 'members.id')
    .select(['email', 'firstname', 'lastname', 'lang', 'created_at', 'blocked'])
    .select(['left_credits', 'used_credits', 'passes'])
    .where('active', '=', 1)
    .orderBy('email')
    .execute();
