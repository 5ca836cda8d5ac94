import { queryOptions } from '@tanstack/react-query';
import { presentIn } from '#contract/programme/time/present.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { dayOfEvening } from '#contract/programme/time/tonight.ts';
import type { HomeQuestion } from './homeProgramme.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** The makers of answers come with the first question: the page brings its own. */
const openAnswers = () => import('./homeAnswers.ts');

const fresh = { ...asked, staleTime: staleTimes.programme };

const todayOf = ({ clock, settings }: HomeQuestion): string => dateInZone(clock.now(), settings.timezone);

/** HOM-01, TON-03: three of tonight's shows that have not begun, each once. */
export const tonightQuery = (question: HomeQuestion) => {
  const { clock, settings, lang } = question;
  return queryOptions({
    ...fresh,
    queryKey: ['tonight', lang, dayOfEvening(presentIn(clock.now(), settings.timezone))] as const,
    queryFn: async ({ signal }) => (await openAnswers()).readTonight(question, signal),
  });
};

/** HOM-01: the shows of the weekend, each once. */
export const weekendQuery = (question: HomeQuestion) => {
  const today = todayOf(question);
  return queryOptions({
    ...fresh,
    queryKey: ['weekend', question.lang, today] as const,
    queryFn: async ({ signal }) => (await openAnswers()).readWeekend(question, today, signal),
  });
};

/** HOM-01: dates and cities of the festival. */
export const festivalQuery = (question: HomeQuestion) => {
  const today = todayOf(question);
  return queryOptions({
    ...fresh,
    queryKey: ['festival', question.lang, today] as const,
    queryFn: async ({ signal }) => (await openAnswers()).readFestival(question, today, signal),
  });
};

/** HOM-13: the shows of a tag unit, without past ones. */
export const tagUnitQuery = (question: HomeQuestion, tagUnit: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['tag-unit', question.lang, tagUnit] as const,
    queryFn: async ({ signal }) => (await openAnswers()).readTagUnit(question, tagUnit, signal),
  });

/** The next shows, as tiles, by start, without excluded festivals (SHW-19). */
export const nextShowsQuery = (question: HomeQuestion) =>
  queryOptions({
    ...fresh,
    queryKey: ['next-shows', question.lang] as const,
    queryFn: async ({ signal }) => (await openAnswers()).readNextShows(question, signal),
  });
