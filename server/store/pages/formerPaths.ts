import type { Selectable } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { Database, Tables } from '../schema/tables.ts';

export type FormerPath = Selectable<Tables['former_paths']>;

/** The thing that had a path before (without the language and slashes at the ends), or undefined. */
export const findFormerPath = (db: Database, lang: Language, path: string): Promise<FormerPath | undefined> =>
  db
    .selectFrom('former_paths')
    .selectAll()
    .where('lang', '=', lang)
    .where('path', '=', path)
    .executeTakeFirst();

export const listFormerPaths = (db: Database): Promise<Pick<FormerPath, 'lang' | 'path'>[]> =>
  db.selectFrom('former_paths').select(['lang', 'path']).execute();
