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
 * Home (RTE-12) changes once the first of its shows begins, or the day or the evening ends: the weekend ends at midnight,
 * tonight at four. It needs the programme; missing facts, lists and passes leave the rest unchanged, and the next visitor
 * requests them again.
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
    // VID-24: home is complete without them, too.
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
