import { sql } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

/** The columns that may name files of the festival's folder, in JSON, in HTML or alone. */
const columns = {
  shows: ['image_url'],
  show_texts: ['description'],
  artists: ['image_url', 'details'],
  pages: ['attributes'],
  sponsors: ['logo'],
  passports: ['image'],
  video_collections: ['image'],
} as const satisfies { [T in keyof Tables]?: readonly (keyof Tables[T])[] };

export const tablesWithMedia = [
  'shows',
  'show_texts',
  'artists',
  'pages',
  'sponsors',
  'passports',
  'video_collections',
] as const satisfies readonly (keyof typeof columns)[];

/** Every text that names something at `prefix`, an address of the site. */
export const readTextsWithMedia = async (db: Database, prefix: string): Promise<string[]> => {
  const texts: string[] = [];
  for (const table of tablesWithMedia)
    for (const column of columns[table]) {
      const { rows } = await sql<{ text: string }>`
        select ${sql.id(column)} as text from ${sql.id(table)} where ${sql.id(column)} like ${`%${prefix}%`}
      `.execute(db);
      texts.push(...rows.map(({ text }) => text));
    }
  return texts;
};
