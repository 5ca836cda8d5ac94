import type { Language } from '#contract/address/language.ts';
import type { PageRow } from './pages.ts';
import type { AnnouncementList, Database } from '../schema/tables.ts';

/** A page of the press room or of the careers, with what its list says of it; `published_at` in epoch seconds. */
export type AnnouncementRow = PageRow & { tag: string; published_at: number };

const announcements = (db: Database) =>
  db
    .selectFrom('announcements')
    .innerJoin('pages', 'pages.id', 'announcements.page_id')
    .selectAll('pages')
    .select(['announcements.tag', 'announcements.published_at']);

/** A list in one language, the newest first; of one moment the last one first (PRS-01, PRS-02). */
export const listAnnouncements = (
  db: Database,
  lang: Language,
  list: AnnouncementList,
  limit?: number,
): Promise<AnnouncementRow[]> => {
  const rows = announcements(db)
    .where('announcements.list', '=', list)
    .where('pages.lang', '=', lang)
    .orderBy('announcements.published_at', 'desc')
    .orderBy('announcements.page_id', 'desc');
  return (limit === undefined ? rows : rows.limit(limit)).execute();
};

/** What the list says of one of its pages; undefined of one that stands in none. */
export const findAnnouncement = (
  db: Database,
  lang: Language,
  pageId: number,
): Promise<AnnouncementRow | undefined> =>
  announcements(db)
    .where('announcements.page_id', '=', pageId)
    .where('pages.lang', '=', lang)
    .executeTakeFirst();
