import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from '#server/clock.ts';
import { datesOfShows, type ShowDates } from '#server/store/shows/programmations.ts';
import type { LocalizedShow } from '#server/store/shows/shows.ts';
import { isoOf, offsetOf } from '#server/programme/instants.ts';
import { categoryTitles } from './calendarItem.ts';
import { priceOf } from '../money.ts';
import type { ContentDeps } from '../resource.ts';
import { toShowEntry } from './showEntry.ts';

const toDate = ({ first, last, next }: ShowDates) => ({
  firstDate: isoOf(first.starts_at),
  ...(next && { nextDate: isoOf(next.starts_at) }),
  lastDate: isoOf(last.starts_at),
  timezone_offset: offsetOf(first.starts_at, first.timezone),
  timezone_offset_end: offsetOf(last.starts_at, last.timezone),
  timezone: first.timezone,
});

/** Shows of a list of the wire. */
export const listedShows = async (
  { store: { db }, siteId, clock }: Pick<ContentDeps, 'store' | 'siteId' | 'clock'>,
  lang: Language,
  rows: readonly LocalizedShow[],
) => {
  const now = epochSeconds(clock.now());
  const ids = rows.map(({ id }) => id);
  const [dates, categories] = await Promise.all([datesOfShows(db, ids, now), categoryTitles(db, lang, ids)]);
  return rows.map((row) => {
    const when = dates.get(row.id);
    const price = when?.price ?? null;
    return {
      ...toShowEntry(row, when, siteId),
      summary: row.summary,
      date: when ? toDate(when) : null,
      categories: categories.titles(row.id).map((name) => ({ name })),
      kind: row.kind,
      language: row.language,
      ...(price && priceOf({ price_min: price.min, price_max: price.max })),
    };
  });
};
