import type { ProgrammationWire } from '#contract/wire/programmation.ts';
import type { Language } from '#contract/address/language.ts';
import { categoriesOfShows, listShowCategories } from '#server/store/shows/categories.ts';
import type { ScheduledShow } from '#server/store/shows/programmations.ts';
import { accessibilityOfShows } from '#server/store/shows/accessibility.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { pictures, showAddress, thumbnailOf } from '#server/programme/addresses.ts';
import { editionOf } from '#server/programme/edition.ts';
import { isoOf, offsetOf } from '#server/programme/instants.ts';
import { priceOf } from '../money.ts';
import type { ContentDeps } from '../resource.ts';
import { named } from './showEntry.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

/** Titles of each show's categories, in the order of the show: its kind, then its genres (CAL-15). */
export const categoryTitles = async (
  db: Database,
  lang: Language,
  showIds: readonly number[],
): Promise<{ ids: (showId: number) => number[]; titles: (showId: number) => string[] }> => {
  const [categories, byShow] = await Promise.all([
    listShowCategories(db, lang),
    categoriesOfShows(db, showIds),
  ]);
  const titleOf = new Map(categories.map(({ id, title }) => [id, title]));
  const ids = (showId: number): number[] => byShow.get(showId) ?? [];
  return { ids, titles: (showId) => ids(showId).map((id) => titleOf.get(id) ?? '') };
};

/** Rows as calendar items of the wire, in their order (CAL-32). */
export const toCalendarItems = async (
  { store: { db }, siteId }: Pick<ContentDeps, 'store' | 'siteId'>,
  lang: Language,
  rows: readonly ScheduledShow[],
): Promise<ProgrammationWire[]> => {
  const showIds = rows.map((row) => row.show_id);
  const [categories, accessibility] = await Promise.all([
    categoryTitles(db, lang, showIds),
    accessibilityOfShows(db, showIds),
  ]);
  return rows.map((row) => {
    const features = accessibility.get(row.show_id);
    return {
      id: String(row.id),
      title: row.title,
      url: showAddress({ lang, slug: row.slug }),
      thumbnail: thumbnailOf(row, siteId),
      image_url: pictures(row).image,
      date: {
        start: isoOf(row.starts_at),
        end: row.ends_at === null ? null : isoOf(row.ends_at),
        timezone_offset: offsetOf(row.starts_at, row.timezone),
        timezone: row.timezone,
      },
      venue: row.venue ?? '',
      city: row.city ?? '',
      region: row.region ?? '',
      language: row.language,
      category: categories.ids(row.show_id)[0] ?? null,
      categories: categories.titles(row.show_id),
      show_type: named(row.show_type),
      belong_to: named(row.belong_to),
      status: row.status,
      ...priceOf(row),
      festivalId: String(siteId),
      edition: { id: editionOf(row.starts_at, row.timezone) },
      ...(features !== undefined && { accessibility: features }),
      ...(row.state !== 'scheduled' && { state: row.state }),
      ...toldLanguage(row),
    };
  });
};
