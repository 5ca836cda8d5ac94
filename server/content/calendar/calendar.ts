import * as v from 'valibot';
import { listFilterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { calendarFacets, monthSummary } from '#contract/wire/calendar.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { isDate, isMonth, isTime } from '#contract/programme/time/dates.ts';
import { spanOf, type DayRange } from '#contract/programme/time/dayRange.ts';
import { firstDateAfter, lastDateBefore, monthOf, yearOf } from '#contract/programme/time/months.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { placed } from '../shows/cityPositions.ts';
import { ofSite } from '../params.ts';
import { pageOffset, pageSize } from '../query.ts';
import { expiryOf } from '#server/prepared/expiry.ts';
import { defineResource, listOf, pageOfList } from '../resource.ts';

/** The days and months around any valid one also have years of four digits. */
const [firstYear, lastYear] = [1, 9998];
const hasYear = (given: string): boolean => yearOf(given) >= firstYear && yearOf(given) <= lastYear;
const years = `must be of the years ${firstYear} to ${lastYear}`;
const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a date that exists, YYYY-MM-DD'),
  v.check(isDate, 'must be a date that exists, YYYY-MM-DD'),
  v.examples(['2027-07-16', '2028-02-29']),
  v.check(hasYear, years),
);
const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d$/, 'must be a month, YYYY-MM'),
  v.check(isMonth, 'must be a month, YYYY-MM'),
  v.check(hasYear, years),
  v.examples(['2027-07', '2028-02']),
);
const daysOf = (asked: string): DayRange => ({
  from: `${asked}-01`,
  to: lastDateBefore(monthOf(firstDateAfter(asked))),
});

/** `2027-07-16..2027-07-18`, both included. */
const days = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/, 'must be two dates, YYYY-MM-DD..YYYY-MM-DD'),
    v.transform((given): DayRange => {
      const [from = '', to = ''] = given.split('..');
      return { from, to };
    }),
    v.check(({ from, to }) => isDate(from) && isDate(to) && from <= to, 'must be dates that exist, in order'),
  ),
);

/** The parameters of all questions of the calendar. */
const narrowed = {
  ...calendarFilters.entries,
  archive: v.optional(
    v.pipe(
      v.picklist(['true'], 'must be true, or left out'),
      v.description(
        'Whether the archive asks: its arrows reach back to the first show. The answer is the same with it and without.',
      ),
      // Questions with the same answer share one form.
      v.transform(() => undefined),
    ),
  ),
};

const time = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d\d:\d\d$/, 'must be a time, HH:MM'),
    v.check(isTime, 'must be a time, HH:MM'),
    v.examples(['18:00', '23:59']),
  ),
);

const ofMonth = v.pipe(
  v.object({ month, days, after: time, before: time, ...narrowed }),
  v.forward(
    v.check(
      ({ month: asked, days: some }) => !some || (monthOf(some.from) === asked && monthOf(some.to) === asked),
      'must be of the month',
    ),
    ['days'],
  ),
  v.forward(
    v.check(
      ({ days: some, after, before }) => Boolean(some) || (after === undefined && before === undefined),
      'must come with days',
    ),
    ['after'],
  ),
);

export const calendarResources = [
  defineResource({
    path: '/{lang}/content/{siteId}/calendar',
    summary:
      'A month of the calendar in one small answer: its days with how many shows match and the first of them, the nearest ' +
      'shows around it, and how many English ones are left out (CAL-04, CAL-30, CAL-46). `after` is of the first of `days`, `before` of the last.',
    request: { params: ofSite, query: ofMonth },
    lists: listFilterNames,
    answer: monthSummary,
    handle: async (
      deps,
      { params: { lang }, query: { month: asked, days: some, after, before, ...filters } },
    ) => ({
      body: await deps.calendar.readSummary({ ...(some ?? daysOf(asked)), after, before }, { lang, filters }),
      expiresAt: expiryOf(deps.clock, deps.calendar.lifetime),
    }),
  }),
  defineResource({
    path: '/{lang}/content/{siteId}/calendar/facets',
    summary:
      'The choices of the filter panel for a month, some of its days or an evening, each with how many shows it would leave ' +
      '(CAL-21, CAL-23).',
    request: { params: ofSite, query: ofMonth },
    lists: listFilterNames,
    answer: calendarFacets,
    handle: async (
      deps,
      { params: { lang }, query: { month: asked, days: some, after, before, ...filters } },
    ) => {
      const span = { ...(some ?? daysOf(asked)), after, before };
      const counted = await deps.calendar.readFacets(span, { lang, filters });
      return {
        body: { ...counted, city: await placed(deps.cities, counted.city) },
        expiresAt: expiryOf(deps.clock, deps.calendar.lifetime),
      };
    },
  }),
  defineResource({
    path: '/{lang}/content/{siteId}/calendar/day',
    summary:
      'The shows of a day, or of an evening from `after` until `before`, by the clocks of their places (CAL-10, CAL-35).',
    request: {
      params: ofSite,
      query: v.object({
        date,
        after: time,
        before: time,
        offset: pageOffset,
        pagesize: pageSize(programmeLimits.tilesOfDay),
        ...narrowed,
      }),
    },
    lists: listFilterNames,
    answer: listOf(programmation),
    handle: async (
      deps,
      { params: { lang }, query: { date: day, after, before, offset, pagesize, ...filters } },
    ) => {
      const page = { limit: pagesize, offset };
      const { items, total } = await deps.calendar.readSpan(
        spanOf({ from: day, to: day, after, before }),
        { lang, filters },
        page,
      );
      return {
        body: pageOfList(items, { ...page, total }),
        expiresAt: expiryOf(deps.clock, deps.calendar.lifetime),
      };
    },
  }),
] as const;
