import type { Language } from '#contract/address/language.ts';
import type { PageRow } from './pages.ts';
import type { AnnouncementList, Database } from '../schema/tables.ts';

/** A page of the press room or of the careers, with its list's facts; `published_at` in epoch seconds. */
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
): Promise<AnnouncementRow[]> =>
  announcements(db)
    .where('announcements.list', '=', list)
    .where('pages.lang', '=', lang)
    .orderBy('announcements.published_at', 'desc')
    .orderBy('announcements.page_id', 'desc')
    .execute();

/** The list's facts for one of its pages; undefined for a page of no list. */
export const findAnnouncement = (
  db: Database,
  lang: Language,
  pageId: number,
): Promise<AnnouncementRow | undefined> =>
  announcements(db)
    .where('announcements.page_id', '=', pageId)
    .where('pages.lang', '=', lang)
    .executeTakeFirst();
