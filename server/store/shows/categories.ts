import type { Language } from '#contract/address/language.ts';
import type { Database } from '../schema/tables.ts';

/** The column of each language's titles. */
export const titleColumn = { fr: 'title_fr', en: 'title_en' } as const satisfies Record<Language, string>;

interface Category {
  id: number;
  title: string;
}

/** Kinds first, then genres, by id (ART-06). */
export const listShowCategories = (db: Database, lang: Language): Promise<(Category & { code: string })[]> =>
  db
    .selectFrom('categories')
    .select(['id', 'code', `${titleColumn[lang]} as title`])
    .orderBy('id')
    .execute();

export const listArtistCategories = (db: Database, lang: Language): Promise<Category[]> =>
  db
    .selectFrom('artist_categories')
    .select(['id', `${titleColumn[lang]} as title`])
    .orderBy('id')
    .execute();

/** Category ids of each show, in the show's order. */
export const categoriesOfShows = async (
  db: Database,
  showIds: readonly number[],
): Promise<Map<number, number[]>> => {
  const byShow = new Map<number, number[]>();
  if (showIds.length === 0) return byShow;
  const rows = await db
    .selectFrom('show_categories')
    .select(['show_id', 'category_id'])
    .where('show_id', 'in', [...new Set(showIds)])
    .orderBy('show_id')
    .orderBy('position')
    .execute();
  for (const { show_id: showId, category_id: categoryId } of rows) {
    const known = byShow.get(showId);
    if (known) known.push(categoryId);
    else byShow.set(showId, [categoryId]);
  }
  return byShow;
};
