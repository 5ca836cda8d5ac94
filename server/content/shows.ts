import * as v from 'valibot';
import { showSummary } from '#contract/wire/global.ts';
import { media } from '#contract/wire/programmation.ts';
import { datesOfShows, type ShowDates } from '../store/programmations.ts';
import { countShows, listShows } from '../store/shows.ts';
import { categoryTitles, isoOf, offsetOf } from './calendarItem.ts';
import { contentLimits } from './limits.ts';
import { ofSite } from './params.ts';
import { pageOffset, pageSize } from './query.ts';
import { defineResource, listOf, pageOfList } from './resource.ts';
import { toShowEntry } from './showEntry.ts';

const named = v.nullable(v.object({ name: v.string() }));
const venue = v.object({
  name: v.string(),
  location: v.object({ city: v.object({ name: v.string() }) }),
});
const showEntry = v.object({
  ...showSummary.entries,
  summary: v.string(),
  thumbnail: v.nullable(v.array(media)),
  date: v.nullable(
    v.object({
      firstDate: v.string(),
      lastDate: v.string(),
      timezone_offset: v.string(),
      timezone: v.string(),
    }),
  ),
  venues: v.array(venue),
  categories: v.array(v.object({ name: v.string() })),
  show_type: named,
  belong_to: named,
});

const toDate = ({ first, last }: ShowDates) => ({
  firstDate: isoOf(first.starts_at),
  lastDate: isoOf(last.starts_at),
  timezone_offset: offsetOf(first.starts_at, first.timezone),
  timezone: first.timezone,
});

export const shows = defineResource({
  path: '/{lang}/content/{siteId}/shows',
  summary: 'The shows, in pages; `tag_unit` keeps those of one show type (HOM-13).',
  request: {
    params: ofSite,
    query: v.object({
      pagesize: pageSize(contentLimits.shows),
      offset: pageOffset,
      tag_unit: v.optional(v.pipe(v.string(), v.maxLength(100, 'must have 100 characters at most'))),
      sort: v.optional(v.picklist(['default'], 'must be default'), 'default'),
    }),
  },
  answer: listOf(showEntry),
  handle: async (
    { store: { db }, siteId },
    { params: { lang }, query: { pagesize, offset, tag_unit: tag } },
  ) => {
    const tagUnit = tag === undefined || tag === '' ? null : tag;
    const rows = await listShows(db, lang, { tagUnit, limit: pagesize, offset });
    const ids = rows.map(({ id }) => id);
    const [total, dates, categories] = await Promise.all([
      countShows(db, tagUnit),
      datesOfShows(db, ids),
      categoryTitles(db, lang, ids),
    ]);
    const data = rows.map((row) => {
      const when = dates.get(row.id);
      return {
        ...toShowEntry(row, when, siteId),
        summary: row.summary,
        date: when ? toDate(when) : null,
        categories: categories.titles(row.id).map((name) => ({ name })),
      };
    });
    return { body: pageOfList(data, { limit: pagesize, offset, total }) };
  },
});
