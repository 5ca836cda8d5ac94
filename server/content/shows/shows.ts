import * as v from 'valibot';
import { showFilterNames } from '#contract/programme/calendar/showFilters.ts';
import { listedShow, showFacet } from '#contract/wire/shows.ts';
import { showFilters } from '#contract/wire/showFilters.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { epochSeconds } from '#server/clock.ts';
import { countShows, listShows, nextStart } from '#server/store/shows/catalogue.ts';
import { countChoices } from '#server/store/shows/catalogueFacets.ts';
import { placed } from './cityPositions.ts';
import { listedShows } from './listedShows.ts';
import { ofSite } from '../params.ts';
import { pageOffset, pageSize } from '../query.ts';
import {
  defineResource,
  listOf,
  pageOfList,
  wholeList,
  type ContentDeps,
  type ContentResource,
} from '../resource.ts';

const tagUnit = v.optional(v.pipe(v.string(), v.maxLength(100, 'must have 100 characters at most')), '');

const milliseconds = 1000;
const orderedUntil = async ({ store, clock }: ContentDeps): Promise<number | null> => {
  const next = await nextStart(store.db, epochSeconds(clock.now()));
  return next === null ? null : next * milliseconds;
};

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
    const data = await listedShows(deps, lang, rows);
    return { body: pageOfList(data, { limit, offset, total }), expiresAt };
  },
});

const facets = defineResource({
  path: '/{lang}/content/{siteId}/shows/facets',
  summary: 'The choices that narrow the list of the shows, each with how many shows it would leave.',
  request: { params: ofSite, query: v.object({ tag_unit: tagUnit, ...showFilters.entries }) },
  answer: listOf(showFacet),
  handle: async ({ store, cities }, { params: { lang }, query: { tag_unit: tag, ...filters } }) => {
    const counted = await countChoices(store.counts, { lang, tagUnit: tag, filters });
    const choices = { ...counted, city: await placed(cities, counted.city) };
    return { body: wholeList(showFilterNames.map((name) => ({ name, choices: choices[name] }))) };
  },
});

/** The list of shows and its filters. */
export const showResources: readonly ContentResource[] = [facets, shows];
