import type { Selectable } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import type { Database, Tables } from '../schema/tables.ts';

/** The passes of one language, in their written order (API-04). */
export const listPassports = (db: Database, lang: Language): Promise<Selectable<Tables['passports']>[]> =>
  db.selectFrom('passports').selectAll().where('lang', '=', lang).orderBy('id').execute();
