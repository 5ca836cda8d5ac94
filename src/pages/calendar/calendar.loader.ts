import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { calendarViewQuery, facetsQuery, landingQuery } from '#src/api/calendarQueries.ts';
import type { Language } from '#contract/address/language.ts';
import { otherLanguage } from '#contract/address/language.ts';
import { blindLanding, type CalendarKind, type Landing } from '#contract/programme/landing.ts';
import { monthOf } from '#contract/programme/months.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import type { CalendarSearch } from './calendar.search.ts';
import {
  fromUrl,
  hrefFor,
  placeOf,
  toUrlElsewhere,
  type CalendarFrame,
  type CalendarState,
} from './calendar.url.ts';
import { pairOf, questionOf, questionsAround } from './calendar.question.ts';
import { isLong, longDayCode } from './days/longDayCode.ts';
import { createFormat } from '#src/i18n/format.ts';
import { dateInZone, nextMidnight } from '#contract/programme/siteDate.ts';
import type { PageAnswer, RouterContext } from '#src/shell/context.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { whenIdle } from './whenIdle.ts';

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
  /** Whether nobody waits: a calendar is on the page already and stays until the new view is there (CAL-56), or this is ahead of a click. */
  isShown: boolean;
}

const titleOf = { live: 'calendar.title', archive: 'calendar.archiveTitle' } as const;

/** The month, `YYYY-MM`, that an address says, if any. */
const monthNamed = ({ mode, month, day }: CalendarSearch): string | undefined => {
  const ofDay = day && monthOf(day);
  return mode === 'day' ? ofDay : (month ?? ofDay);
};

/** Whether a calendar is on the page, which stays whatever fails (CAL-56). */
const isOnPage = (queryClient: QueryClient): boolean =>
  queryClient.getQueryCache().findAll({ queryKey: ['calendar'], type: 'active' }).length > 0;

/**
 * Where the calendar's empty address leads. An address that says its month does without: where the present month cannot
 * be read, the one that is asked for can. So does a calendar that is on the page, and it waits only once for what failed.
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

/** Fetches what the arrows and the tabs lead to. What does not come is asked for again by who goes there. */
const fetchAround = async (
  { client, queryClient, lang, settings }: CalendarContext,
  state: CalendarState,
  coming: Promise<CalendarView | undefined>,
): Promise<void> => {
  const view = await coming;
  if (view === undefined) return;
  if (view.days.some(({ count }) => isLong({ total: count }))) void queryClient.prefetchQuery(longDayCode);
  const question = questionOf(state, lang, settings);
  for (const around of questionsAround(question, state, view))
    void queryClient.prefetchQuery(calendarViewQuery(client, around));
};

/**
 * What a calendar's address stands for, and its data. The first view is waited for and decides the page's status;
 * later ones come while the old one stays. What is around it is fetched when the browser is idle.
 */
export const loadCalendar = async ({ context, ...asked }: CalendarLoad): Promise<CalendarAnswer> => {
  const { calendar, search, isShown } = asked;
  const { client, queryClient, settings, clock, lang } = context;
  const now = clock.now();
  const today = dateInZone(now, settings.timezone);
  const { isBlind, first, last, ...landing } = await findLanding(context, { ...asked, today });
  const frame: CalendarFrame = { lang, first, last, landing };
  const state = fromUrl(search, frame);
  const question = questionOf(state, lang, settings, search.offset);
  const wanted = calendarViewQuery(client, question);
  const view = isShown ? undefined : await queryClient.ensureQueryData(wanted);
  if (!context.isServer) {
    if (view?.day && isLong(view.day)) await queryClient.ensureQueryData(longDayCode);
    const coming = queryClient.query(wanted).catch(() => undefined);
    whenIdle(() => void fetchAround(context, state, coming));
  }
  const plainFacets =
    context.isServer && search.panel === 'filters'
      ? await queryClient.ensureQueryData(facetsQuery(client, question))
      : null;
  const format = createFormat(lang);
  const place =
    state.value === 'day' && state.context.day
      ? format.longDate(state.context.day)
      : format.monthYear(state.context.month);
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
      noindex: false,
      canonical: addressIn(lang),
      alternates: { [lang]: addressIn(lang), [other]: addressIn(other) },
    },
    counterpart: addressIn(other, toUrlElsewhere(state, frame)),
    // What could not be found out is not kept as if it were known.
    expiresAt: isBlind ? now : nextMidnight(now, settings.timezone),
    ...(view && { programme: view }),
  };
};
