import { languages, type Language } from '#contract/address/language.ts';
import { boxOfficePath, boxOfficeSection } from '#contract/address/sections.ts';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import { findTicket, type TicketRow } from '#server/store/shows/tickets.ts';
import { pictures } from '#server/programme/addresses.ts';
import { categoryTitles } from './calendarItem.ts';
import { idPattern } from '../limits.ts';
import type { ContentDeps } from '../resource.ts';
import { toTicket } from './tickets.ts';

type Deps = Pick<ContentDeps, 'store' | 'clock' | 'boxOfficeUrl' | 'siteId'>;

/** The number of the date in a path of the site's own box office, or null. */
const idOf = (lang: Language, path: string): number | null => {
  const section = `${boxOfficeSection[lang]}/`;
  const id = path.startsWith(section) ? path.slice(section.length) : '';
  return idPattern.test(id) ? Number(id) : null;
};

/** The date at a path of the site's box office, if it has no other address. */
export const findSoldHere = async (
  { store: { db }, boxOfficeUrl }: Deps,
  lang: Language,
  path: string,
): Promise<TicketRow | null> => {
  const id = boxOfficeUrl === null ? idOf(lang, path) : null;
  const row = id === null ? undefined : await findTicket(db, lang, id);
  return row?.ticket_url === boxOffice ? row : null;
};

/** The page of a date in the site's own box office: a stand-in for a real seller. */
export const loadBoxOffice = async (deps: Deps, lang: Language, row: TicketRow) => {
  const { db } = deps.store;
  const id = String(row.id);
  const categories = await categoryTitles(db, lang, [row.show_id]);
  return {
    type: 'box_office' as const,
    id,
    attributes: {
      title: row.title,
      image_url: pictures(row).image,
      ticket: toTicket(deps, lang, row, categories.titles(row.show_id)),
    },
    metas: { title: row.title, description: '', og_image: null, noindex: true },
    computed_page_theme: { name: 'default', css: [], js: [], inline_css: '', inline_js: '' },
    translations: Object.fromEntries(languages.map((each) => [each, boxOfficePath(each, id)])),
  };
};
