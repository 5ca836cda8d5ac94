import * as v from 'valibot';
import { announcementAttributes } from '#contract/wire/announcement.ts';
import type { ContentType } from '#contract/wire/page.ts';
import {
  findAnnouncement,
  listAnnouncements,
  type AnnouncementRow,
} from '#server/store/pages/announcements.ts';
import type { PageRow } from '#server/store/pages/pages.ts';
import type { AnnouncementList } from '#server/store/schema/tables.ts';
import { pageAddress } from '#server/programme/addresses.ts';
import { isoOf } from '#server/programme/instants.ts';
import { wholeList, type ContentDeps } from '../resource.ts';

const stored = v.pipe(v.string(), v.parseJson(), v.omit(announcementAttributes, ['date']));

/** The list that a page of each type has. */
const lists: Partial<Record<ContentType, AnnouncementList>> = {
  press_list: 'press',
  career_list: 'careers',
};
const entries: readonly ContentType[] = ['press_release', 'career_posting'];

type Surroundings = Pick<ContentDeps, 'store' | 'hasFile'>;

/** A page's attributes, without our missing files (PRS-01). */
const tell = async (row: AnnouncementRow, { hasFile }: Pick<Surroundings, 'hasFile'>) => {
  const { pdf_url: pdf, ...told } = v.parse(stored, row.attributes);
  const isMissing = pdf?.startsWith('/') && !(await hasFile(pdf));
  return {
    ...told,
    date: isoOf(row.published_at),
    detail_url: pageAddress(row),
    pdf_url: isMissing ? null : pdf,
  };
};

/** PRS-01, PRS-02, PRS-03: the entries of a page, the newest first; null for a page without such a list. */
export const loadEntries = async (deps: Surroundings, { lang, type }: PageRow) => {
  const list = lists[type];
  if (list === undefined) return null;
  const rows = await listAnnouncements(deps.store.db, lang, list);
  return wholeList(
    await Promise.all(
      rows.map(async (row) => {
        const { body: _, ...entry } = await tell(row, deps);
        return { id: String(row.id), tag: row.tag, ...entry };
      }),
    ),
  );
};

/** The attributes of an entry's own page; null for any other page. */
export const loadAnnouncement = async (deps: Surroundings, { id, lang, type }: PageRow) => {
  if (!entries.includes(type)) return null;
  const row = await findAnnouncement(deps.store.db, lang, id);
  return row === undefined ? null : tell(row, deps);
};
