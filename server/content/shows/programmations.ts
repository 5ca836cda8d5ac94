import * as v from 'valibot';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { programmation } from '#contract/wire/programmation.ts';
import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from '#server/clock.ts';
import {
  countProgrammations,
  findNeighbours,
  listLastBefore,
  listProgrammations,
  type ScheduledShow,
} from '#server/store/shows/programmations.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { toCalendarItems } from './calendarItem.ts';
import { ofSite } from '../params.ts';
import { pageOffset, pageSize, seconds } from '../query.ts';
import { defineResource, listOf, type ContentDeps } from '../resource.ts';

const query = v.pipe(
  v.object({
    from: v.optional(seconds),
    to: v.optional(seconds),
    pagesize: pageSize(pageSizes.programmations),
    offset: pageOffset,
    showthumbnail: v.optional(
      v.pipe(
        v.string(),
        v.description('Asks other hosts for the pictures; ours are always there.'),
        v.transform(() => undefined),
      ),
    ),
  }),
  v.forward(
    v.check(({ from, to }) => to === undefined || from !== undefined, 'must be given together with to'),
    ['from'],
  ),
  v.forward(
    v.check(({ from, to }) => from === undefined || to === undefined || from < to, 'must be after from'),
    ['to'],
  ),
);

type Page = { limit: number; offset: number };
type Deps = Pick<ContentDeps, 'store' | 'siteId'>;

/** CAL-46, CAL-48…CAL-50: everything that starts in a range, in pages, with the nearest starts outside it. */
const loadRange = async (deps: Deps, lang: Language, range: { from: number; to: number }, page: Page) => {
  const { db } = deps.store;
  const [rows, total, neighbours] = await Promise.all([
    listProgrammations(db, lang, range, page),
    countProgrammations(db, range),
    findNeighbours(db, range),
  ]);
  return {
    data: await toCalendarItems(deps, lang, rows),
    pagesize: page.limit,
    totalcount: total,
    ...neighbours,
  };
};

const noNeighbours = { previous: null, next: null };
const aroundRows = (db: Database, rows: readonly ScheduledShow[]) => {
  const [first] = rows;
  const last = rows.at(-1);
  return first && last
    ? findNeighbours(db, { from: first.starts_at, to: last.starts_at + 1 })
    : Promise.resolve(noNeighbours);
};

/** CAL-51: the nearest at or after an instant, else the last before it. */
const loadNearest = async (deps: Deps, lang: Language, from: number, page: Page) => {
  const { db } = deps.store;
  const upcoming = await listProgrammations(db, lang, { from, to: null }, page);
  const isOver = upcoming.length === 0 && page.offset === 0;
  const rows = isOver ? await listLastBefore(db, lang, from, page.limit) : upcoming;
  const [data, total, neighbours] = await Promise.all([
    toCalendarItems(deps, lang, rows),
    isOver ? rows.length : countProgrammations(db, { from, to: null }),
    aroundRows(db, rows),
  ]);
  return { first: upcoming[0], body: { data, pagesize: page.limit, totalcount: total, ...neighbours } };
};

const milliseconds = 1000;
/** The nearest show changes as soon as the second of its start is over. */
const endOf = (first: ScheduledShow | undefined): number | null =>
  first === undefined ? null : (first.starts_at + 1) * milliseconds;

export const programmations = defineResource({
  path: '/{lang}/content/{siteId}/programmations',
  summary:
    'Programmations that start in a range (from ≤ start < to, epoch seconds), by start and then id. ' +
    'Without `to`: those at or after `from` (default: now), or the last before it where there are none.',
  request: { params: ofSite, query },
  answer: listOf(programmation),
  handle: async (deps, { params: { lang }, query: { from, to, pagesize, offset } }) => {
    const page = { limit: pagesize, offset };
    if (from !== undefined && to !== undefined)
      return { body: await loadRange(deps, lang, { from, to }, page) };
    const { first, body } = await loadNearest(deps, lang, from ?? epochSeconds(deps.clock.now()), page);
    return { body, expiresAt: from === undefined ? endOf(first) : null };
  },
});
