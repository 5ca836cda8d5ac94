import * as v from 'valibot';
import { showFilterNames } from '#contract/programme/showFilters.ts';
import { listedShow, showFacet } from '#contract/wire/shows.ts';
import { showFilters } from '#contract/wire/showFilters.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { epochSeconds } from '../clock.ts';
import { countShows, listShows, nextStart, type ShowRules } from '../store/catalogue.ts';
import { countChoices } from '../store/catalogueFacets.ts';
import { datesOfShows, type ShowDates } from '../store/programmations.ts';
import { categoryTitles, isoOf, offsetOf } from './calendarItem.ts';
import { priceOf } from './money.ts';
import { ofSite } from './params.ts';
import { pageOffset, pageSize } from './query.ts';
import {
  defineResource,
  listOf,
  pageOfList,
  wholeList,
  type ContentDeps,
  type ContentResource,
} from './resource.ts';
import { toShowEntry } from './showEntry.ts';

const toDate = ({ first, last, next }: ShowDates) => ({
  firstDate: isoOf(first.starts_at),
  ...(next && { nextDate: isoOf(next.starts_at) }),
  lastDate: isoOf(last.starts_at),
  timezone_offset: offsetOf(first.starts_at, first.timezone),
  timezone_offset_end: offsetOf(last.starts_at, last.timezone),
  timezone: first.timezone,
});

const tagUnit = v.optional(v.pipe(v.string(), v.maxLength(100, 'must have 100 characters at most')), '');

const milliseconds = 1000;
const orderedUntil = async ({ store, clock }: ContentDeps): Promise<number | null> => {
  const next = await nextStart(store.db, epochSeconds(clock.now()));
  return next === null ? null : next * milliseconds;
};

/** Shows as the wire lists them. */
const entriesOf = async ({ store: { db }, siteId, clock }: ContentDeps, rules: ShowRules, rows: Rows) => {
  const now = epochSeconds(clock.now());
  const ids = rows.map(({ id }) => id);
  const [dates, categories] = await Promise.all([
    datesOfShows(db, ids, now),
    categoryTitles(db, rules.lang, ids),
  ]);
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
type Rows = Awaited<ReturnType<typeof listShows>>;

const shows = defineResource({
  path: '/{lang}/content/{siteId}/shows',
  summary:
    'The shows in pages: those to come by their next date, then those that are over. `tag_unit` keeps those of one show ' +
    'type (HOM-13); of `city`, `month` and `price` one date of a show is all that is asked.',
  request: {
    params: ofSite,
    query: v.object({
      pagesize: pageSize(pageSizes.shows),
      offset: pageOffset,
      tag_unit: tagUnit,
      sort: v.optional(v.picklist(['default'], 'must be default'), 'default'),
      ...showFilters.entries,
    }),
  },
  answer: listOf(listedShow),
  handle: async (
    deps,
    { params: { lang }, query: { pagesize: limit, offset, tag_unit: tag, sort: _sort, ...filters } },
  ) => {
    const { store, clock } = deps;
    const rules = { lang, tagUnit: tag, filters };
    const now = epochSeconds(clock.now());
    const [rows, total, expiresAt] = await Promise.all([
      listShows(store.counts, rules, { now, limit, offset }),
      countShows(store.counts, rules),
      orderedUntil(deps),
    ]);
    const data = await entriesOf(deps, rules, rows);
    return { body: pageOfList(data, { limit, offset, total }), expiresAt };
  },
});

const facets = defineResource({
  path: '/{lang}/content/{siteId}/shows/facets',
  summary: 'What the list of the shows can be narrowed by, each choice with how many shows it would leave.',
  request: { params: ofSite, query: v.object({ tag_unit: tagUnit, ...showFilters.entries }) },
  answer: listOf(showFacet),
  handle: async ({ store }, { params: { lang }, query: { tag_unit: tag, ...filters } }) => {
    const choices = await countChoices(store.counts, { lang, tagUnit: tag, filters });
    return { body: wholeList(showFilterNames.map((name) => ({ name, choices: choices[name] }))) };
  },
});

/** The list of the shows and what it can be narrowed by. */
export const showResources: readonly ContentResource[] = [facets, shows];
