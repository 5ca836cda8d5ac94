import { nextMidnight } from '#contract/programme/time/siteDate.ts';
import { nextTonight } from '#contract/programme/time/tonight.ts';
import { readHome } from '#contract/wire/home.ts';
import {
  festivalQuery,
  nextShowsQuery,
  tagUnitQuery,
  tonightQuery,
  weekendQuery,
} from '#src/api/home/homeQueries.ts';
import { passportsQuery } from '#src/api/programme/passports.ts';
import { featuredVideosQuery } from '#src/api/programme/featuredVideos.ts';
import type { ContentLoad, PageAnswer } from '#src/routing/context.ts';
import { openFilms } from './films.ts';

/**
 * Home (RTE-12) shows others once the first of its shows has begun, or the day or the evening is over: the weekend ends at
 * midnight, tonight at four. The programme is what it is for; facts, lists and passes that do not come leave the rest as it
 * is, and are asked for again by whoever comes next.
 */
export const loadHome = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => {
  const { client, queryClient, lang, settings, clock, loadTexts } = context;
  const question = { client, lang, settings, clock };
  const home = readHome(page.attributes);
  const [lists, tonight, weekend, next] = await Promise.all([
    Promise.allSettled([
      queryClient.ensureQueryData(festivalQuery(question)),
      queryClient.ensureQueryData(passportsQuery(client, lang)),
      ...home.tagUnits.map(({ tag_unit: unit }) => queryClient.ensureQueryData(tagUnitQuery(question, unit))),
    ]),
    queryClient.ensureQueryData(tonightQuery(question)),
    queryClient.ensureQueryData(weekendQuery(question)),
    queryClient.ensureQueryData(nextShowsQuery(question)),
    loadTexts('passes', 'videos'),
    openFilms(home),
    // VID-24: without them home is as whole as with them.
    queryClient.ensureQueryData(featuredVideosQuery(client, lang)).catch(() => null),
  ]);
  const isWhole = lists.every(({ status }) => status === 'fulfilled');
  const starts = [...tonight, ...next.slice(0, 1), ...weekend.map(({ tile }) => tile)].map(({ start }) =>
    Date.parse(start),
  );
  const now = clock.now();
  const changes = [nextMidnight, nextTonight].map((next) => next(now, settings.timezone));
  return {
    ...answer,
    expiresAt: isWhole ? Math.min(...starts, ...changes) : now,
  };
};
