import { languages, type Language } from '#contract/address/language.ts';
import type { Insertable } from 'kysely';
import { pictures } from '../programme/addresses.ts';
import { insertAll } from '../store/schema/insert.ts';
import { menus as menuNames, type Database, type Menu, type Tables } from '../store/schema/tables.ts';
import { kinds } from '../programme/kinds.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { toHomeRow } from './homeRow.ts';
import { metasOf } from './metas.ts';
import type { MenuRecord, PageRecord } from './types.ts';

type PageInsert = Insertable<Tables['pages']>;

const pictureOf = ({ poster }: PageRecord) => ({
  image_url: pictures({ poster: poster ?? null, image_url: null }).image,
});

const toPageRow = (page: PageRecord, lang: Language): PageInsert => ({
  id: page.id,
  lang,
  path: page.path[lang],
  type: 'page',
  attributes: JSON.stringify({
    title: page.title[lang],
    body: page.body[lang].trim(),
    ...pictureOf(page),
  }),
  ...metasOf(page, lang),
});

/** Rows of one menu in both languages; `id` numbers them on from `first`, in their order. */
export const toMenuRows = (
  menu: Menu,
  records: readonly MenuRecord[],
  first: number,
): Insertable<Tables['menu_items']>[] =>
  languages
    .flatMap((lang) => records.map(({ title, href, hierarchy }) => ({ lang, title, href, hierarchy })))
    .map(({ lang, title, href, hierarchy }, index) => ({
      id: first + index,
      lang,
      menu,
      title: title[lang],
      href: href[lang],
      hierarchy,
    }));

const insertMenus = async (db: Database): Promise<void> => {
  let first = 1;
  for (const name of menuNames) {
    const rows = toMenuRows(name, menus[name], first);
    await insertAll(db, 'menu_items', rows);
    first += rows.length;
  }
};

/** What every programme stands on: the kinds, home, the pages and the menus. */
export const insertBaseContent = async (db: Database): Promise<void> => {
  const kindRows = Object.entries(kinds).map(([code, { id, name }]) => ({
    id,
    code,
    title_fr: name.fr,
    title_en: name.en,
  }));
  await insertAll(db, 'categories', kindRows);
  await insertAll(
    db,
    'pages',
    languages.flatMap((lang) => [toHomeRow(lang), ...pages.map((page) => toPageRow(page, lang))]),
  );
  await insertMenus(db);
};
