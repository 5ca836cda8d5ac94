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
import type { ContentLoad, PageAnswer, PageContext } from '#src/routing/context.ts';
import { openFilms } from './films.ts';

/** All that home shows besides the editor's parts. Each may be missing. */
const readProgramme = async ({ aside, queryClient, lang, settings, clock }: PageContext) => {
  const question = { client: aside, lang, settings, clock };
  const [tonight, weekend, next, ...others] = await Promise.allSettled([
    queryClient.ensureQueryData(tonightQuery(question)),
    queryClient.ensureQueryData(weekendQuery(question)),
    queryClient.ensureQueryData(nextShowsQuery(question)),
    queryClient.ensureQueryData(festivalQuery(question)),
    queryClient.ensureQueryData(passportsQuery(aside, lang)),
    queryClient.ensureQueryData(featuredVideosQuery(aside, lang)),
  ]);
  const shows = [
    ...(tonight.status === 'fulfilled' ? tonight.value : []),
    ...(next.status === 'fulfilled' ? next.value.slice(0, 1) : []),
    ...(weekend.status === 'fulfilled' ? weekend.value.map(({ tile }) => tile) : []),
  ];
  return {
    starts: shows.map(({ start }) => Date.parse(start)),
    // VID-24: home is complete without the videos.
    isWhole: [tonight, weekend, next, ...others.slice(0, 2)].every(({ status }) => status === 'fulfilled'),
  };
};

/** Begins with the programme before the editor's parts have come. */
export const ahead = (context: PageContext): void => void readProgramme(context);

/**
 * Home (RTE-12) changes once the first of its shows begins, or the day or the evening ends: the weekend ends at midnight,
 * tonight at four. Whatever is missing leaves the rest unchanged, and the next visitor requests it again.
 */
export const loadHome = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => {
  const { aside, queryClient, lang, settings, clock, loadTexts } = context;
  const home = readHome(page.attributes);
  const [programme, lists] = await Promise.all([
    readProgramme(context),
    Promise.allSettled(
      home.tagUnits.map(({ tag_unit: unit }) =>
        queryClient.ensureQueryData(tagUnitQuery({ client: aside, lang, settings, clock }, unit)),
      ),
    ),
    loadTexts('passes', 'videos'),
    openFilms(home),
  ]);
  const isWhole = programme.isWhole && lists.every(({ status }) => status === 'fulfilled');
  const now = clock.now();
  const changes = [nextMidnight, nextTonight].map((next) => next(now, settings.timezone));
  return {
    ...answer,
    expiresAt: isWhole ? Math.min(...programme.starts, ...changes) : now,
  };
};
