import type { Database } from '../schema/tables.ts';

/** Every city of the venues with its region, always in the same order; '' is an unknown region. */
export const listCities = (db: Database): Promise<{ city: string; region: string }[]> =>
  db
    .selectFrom('venues')
    .where('city', '!=', '')
    .select(['city', 'region'])
    .distinct()
    .orderBy('city')
    .orderBy('region')
    .execute();
