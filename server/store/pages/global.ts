import type { Language } from '#contract/address/language.ts';
import type { Selectable } from 'kysely';
import type { Database, Menu, Tables } from '../schema/tables.ts';

/** Menus of one language, each in its written order (API-01, LAY-17). */
export const listMenuItems = (
  db: Database,
  lang: Language,
): Promise<{ menu: Menu; title: string; href: string; hierarchy: string }[]> =>
  db
    .selectFrom('menu_items')
    .select(['menu', 'title', 'href', 'hierarchy'])
    .where('lang', '=', lang)
    .orderBy('id')
    .execute();

/** By footer line, then in their written order (LAY-21). */
export const listSponsors = (db: Database): Promise<Selectable<Tables['sponsors']>[]> =>
  db.selectFrom('sponsors').selectAll().orderBy('footer_line').orderBy('id').execute();

/** The existing sponsors among the ids, in their order. */
export const findSponsors = async (
  db: Database,
  ids: readonly number[],
): Promise<Selectable<Tables['sponsors']>[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('sponsors')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
};
