import type { Database, ProgrammationRow, ShowRow } from '../schema/tables.ts';

/** A programmation in a member's list: titles and slugs in both languages, time and place. */
export type ShowOfMember = Pick<ProgrammationRow, 'id' | 'starts_at' | 'ends_at' | 'timezone'> &
  Pick<ShowRow, 'poster' | 'image_url'> & {
    title_fr: string;
    title_en: string;
    slug_fr: string;
    slug_en: string;
    venue: string | null;
    city: string | null;
  };

/** The programmations of a member's list, by their id. */
export const showsOfMember = async (
  db: Database,
  list: 'bookings' | 'wishes' | 'credit_changes',
  memberId: number,
): Promise<Map<number, ShowOfMember>> => {
  const rows = await db
    .selectFrom('programmations')
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .innerJoin('show_texts as fr', (join) =>
      join.onRef('fr.show_id', '=', 'shows.id').on('fr.lang', '=', 'fr'),
    )
    .innerJoin('show_texts as en', (join) =>
      join.onRef('en.show_id', '=', 'shows.id').on('en.lang', '=', 'en'),
    )
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select([
      'programmations.id',
      'starts_at',
      'ends_at',
      'timezone',
      'poster',
      'image_url',
      'venues.name as venue',
      'city',
    ])
    .select(['fr.title as title_fr', 'en.title as title_en', 'fr.slug as slug_fr', 'en.slug as slug_en'])
    .where('programmations.id', 'in', (select) =>
      select.selectFrom(list).select('programmation_id').where('member_id', '=', memberId),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
