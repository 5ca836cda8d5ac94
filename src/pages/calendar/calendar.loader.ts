import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import {
  calendarViewQuery,
  citiesQuery,
  facetsQuery,
  landingQuery,
} from '#src/api/calendar/calendarQueries.ts';
import type { Language } from '#contract/address/language.ts';
import { otherLanguage } from '#contract/address/language.ts';
import { blindLanding } from '#contract/programme/calendar/blindLanding.ts';
import type { CalendarKind, Landing } from '#contract/programme/calendar/landing.ts';
import { monthOf } from '#contract/programme/time/months.ts';
import { nextMinute, nextQuickWays } from '#contract/programme/calendar/quickWays.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import { shownDay } from './calendar.selectors.ts';
import type { CalendarSearch } from './calendar.search.ts';
import {
  fromUrl,
  hrefFor,
  placeOf,
  toUrlElsewhere,
  type CalendarFrame,
  type CalendarState,
} from './calendar.url.ts';
import { pairOf, questionOf, questionsAround, reachOf, type Asker } from './calendar.question.ts';
import { createFormat } from '#src/i18n/format.ts';
import { dateInZone, nextMidnight } from '#contract/programme/time/siteDate.ts';
import type { PageAnswer, RouterContext } from '#src/routing/context.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { fetchAhead } from '#src/browser/fetchAhead.ts';

export interface CalendarAnswer extends PageAnswer {
  frame: CalendarFrame;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  /** The choices of the filters, for a page without scripts that asks for them; null else. */
  plainFacets: CalendarFacets | null;
}

type CalendarContext = RouterContext & { lang: Language; i18n: i18n };

interface CalendarLoad {
  context: CalendarContext;
  calendar: CalendarKind;
  search: CalendarSearch;
  /**
   * Whether nobody waits: a calendar is on the page already and stays until the new view has come (CAL-56), or this is ahead
   * of a click.
   */
  isShown: boolean;
}

const titleOf = { live: 'calendar.title', archive: 'calendar.archiveTitle' } as const;

/** The month, `YYYY-MM`, in an address, if any. */
const monthNamed = ({ mode, month, day }: CalendarSearch): string | undefined => {
  const ofDay = day && monthOf(day);
  return mode === 'day' ? ofDay : (month ?? ofDay);
};

/** Whether a calendar is on the page, which stays after any failure (CAL-56). */
const isOnPage = (queryClient: QueryClient): boolean =>
  queryClient.getQueryCache().findAll({ queryKey: ['calendar'], type: 'active' }).length > 0;

/**
 * The landing of the calendar. An address with a month can do without: if the present month fails, the requested one may not.
 * So can a calendar on the page, which waits only once for a failing one.
 */
const findLanding = async (
  { client, queryClient, settings, lang }: CalendarContext,
  { calendar, search, isShown, today }: Omit<CalendarLoad, 'context'> & { today: string },
): Promise<Landing & { isBlind: boolean }> => {
  const hasCalendar = isShown && isOnPage(queryClient);
  const wanted = landingQuery(client, { lang, calendar, today, settings });
  const present = monthOf(today);
  const month = monthNamed(search) ?? present;
  const blind = { ...blindLanding(calendar, { today, month }), isBlind: true };
  const known = queryClient.getQueryState(wanted.queryKey);
  if (hasCalendar && known?.data === undefined && known?.errorUpdateCount) {
    void queryClient.prefetchQuery(wanted);
    return blind;
  }
  try {
    return { ...(await queryClient.ensureQueryData(wanted)), isBlind: false };
  } catch (error) {
    if (month === present && !hasCalendar) throw error;
    return blind;
  }
};

/** Begins with the month of an address before the landing is known: most often nothing in its question depends on that. */
const askForNamedMonth = (
  { client, queryClient, settings, clock, lang }: CalendarContext,
  { calendar, search, today }: Omit<CalendarLoad, 'context'> & { today: string },
): void => {
  const month = monthNamed(search);
  if (month === undefined) return;
  const { first, last, ...landing } = blindLanding(calendar, { today, month });
  const reach = reachOf(calendar, today);
  const state = fromUrl(search, { lang, first, last, today, until: reach.until, landing });
  const question = questionOf(state, { lang, settings, clock, ...reach }, search.offset);
  void queryClient.prefetchQuery(calendarViewQuery(client, question));
};

/** Fetches the targets of the arrows and the tabs. After a failure, going there asks again. */
const fetchAround = async (
  { client, queryClient }: CalendarContext,
  asker: Asker,
  state: CalendarState,
  coming: Promise<CalendarView | undefined>,
): Promise<void> => {
  const view = await coming;
  if (view === undefined) return;
  const question = questionOf(state, asker);
  for (const around of questionsAround(question, state, view))
    void queryClient.prefetchQuery(calendarViewQuery(client, around));
};

/**
 * The time of a page's next change by the clock alone, in milliseconds since the epoch: midnight, a change of its quick ways,
 * the start of a coming show; with a Now line the next minute.
 */
const changesAt = (view: CalendarView | undefined, now: number, timezone: string): number => {
  if (view?.day?.date === view?.present.date) return nextMinute(now);
  const starts = (view?.days ?? []).flatMap(({ tiles }) => tiles.map(({ start }) => Date.parse(start)));
  const coming = starts.filter((start) => start > now);
  return Math.min(nextMidnight(now, timezone), nextQuickWays(now, timezone), ...coming);
};

/**
 * The data and facts of a calendar's address. The first view is awaited and decides the page's status; later ones come while
 * the old one stays. Neighbouring views are fetched ahead.
 */
export const loadCalendar = async ({ context, ...asked }: CalendarLoad): Promise<CalendarAnswer> => {
  const { calendar, search, isShown } = asked;
  const { client, aside, queryClient, settings, clock, lang } = context;
  const now = clock.now();
  const today = dateInZone(now, settings.timezone);
  if (context.isServer) askForNamedMonth(context, { ...asked, today });
  const { isBlind, first, last, ...landing } = await findLanding(context, { ...asked, today });
  const reach = reachOf(calendar, today);
  const frame: CalendarFrame = { lang, first, last, today, until: reach.until, landing };
  const state = fromUrl(search, frame);
  const asker: Asker = { lang, settings, clock, ...reach };
  const question = questionOf(state, asker, search.offset);
  const wanted = calendarViewQuery(client, question);
  const [view] = await Promise.all([
    isShown ? undefined : queryClient.ensureQueryData(wanted),
    // Without it there is no such offer.
    calendar === 'live' && !isShown && queryClient.prefetchQuery(citiesQuery(aside, lang, today)),
  ]);
  if (!context.isServer) {
    const coming = queryClient.query(wanted).catch(() => undefined);
    fetchAhead(() => void fetchAround(context, asker, state, coming));
  }
  const plainFacets =
    context.isServer && search.panel === 'filters'
      ? await queryClient.ensureQueryData(facetsQuery(client, question))
      : null;
  const format = createFormat(lang);
  const shown = shownDay(state);
  const place = shown === null ? format.monthYear(state.context.month) : format.longDate(shown);
  const { mode, month, day } = placeOf(state, frame);
  const address: CalendarSearch = {
    ...(mode && { mode }),
    ...(month && { month }),
    ...(day && mode && { day }),
  };
  const other = otherLanguage(lang);
  const addressIn = (language: Language, said: CalendarSearch = address): string =>
    hrefFor(pairPath(pairOf[calendar], language), said);
  return {
    status: 200,
    frame,
    today,
    plainFacets,
    head: {
      title: `${context.i18n.t(titleOf[calendar])}, ${place}`,
      description: context.i18n.t('calendar.description'),
      canonical: addressIn(lang),
      alternates: { [lang]: addressIn(lang), [other]: addressIn(other) },
    },
    counterpart: addressIn(other, toUrlElsewhere(state, frame)),
    // A guess is not kept as knowledge.
    expiresAt: isBlind ? now : changesAt(view, now, settings.timezone),
    ...(view && { programme: view }),
  };
};
