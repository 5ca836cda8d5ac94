import type { Language } from '#contract/address/language.ts';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

export type PageRow = Selectable<Tables['pages']>;

/** The page at `path` (no language, no slashes at the ends; '' is home), or undefined. */
export const findPage = (db: Database, lang: Language, path: string): Promise<PageRow | undefined> =>
  db.selectFrom('pages').selectAll().where('lang', '=', lang).where('path', '=', path).executeTakeFirst();

export const findPageById = (db: Database, lang: Language, id: number): Promise<PageRow | undefined> =>
  db.selectFrom('pages').selectAll().where('lang', '=', lang).where('id', '=', id).executeTakeFirst();

/** The path of one page in each of its languages. */
export const pathsOfPage = (db: Database, id: number): Promise<{ lang: Language; path: string }[]> =>
  db.selectFrom('pages').select(['lang', 'path']).where('id', '=', id).execute();

/** The pages that searches may find, in each of their languages. */
export const listIndexedPages = (db: Database): Promise<Pick<PageRow, 'id' | 'lang' | 'path'>[]> =>
  db
    .selectFrom('pages')
    .select(['id', 'lang', 'path'])
    .where('noindex', '=', 0)
    .orderBy('id')
    .orderBy('lang')
    .execute();
