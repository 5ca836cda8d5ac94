import type { i18n } from 'i18next';
import { calendarViewQuery, landingQuery } from '#src/api/queries.ts';
import type { Language } from '#contract/address/language.ts';
import { otherLanguage } from '#contract/address/language.ts';
import type { CalendarKind } from '#contract/programme/landing.ts';
import type { CalendarSearch } from './calendar.search.ts';
import { fromUrl, hrefFor, placeOf, toUrlElsewhere, type CalendarFrame } from './calendar.url.ts';
import { neighbourQuestions, pairOf, questionOf } from './calendar.question.ts';
import { createFormat } from '#src/i18n/format.ts';
import { dateInZone, nextMidnight } from '#contract/programme/siteDate.ts';
import type { PageAnswer, RouterContext } from '#src/shell/context.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { whenIdle } from './whenIdle.ts';

export interface CalendarAnswer extends PageAnswer {
  frame: CalendarFrame;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
}

interface CalendarLoad {
  context: RouterContext & { lang: Language; i18n: i18n };
  calendar: CalendarKind;
  search: CalendarSearch;
  /** Whether nobody waits: a calendar is on the page already and stays until the new view is there (CAL-56), or this is ahead of a click. */
  isShown: boolean;
}

const titleOf = { live: 'calendar.title', archive: 'calendar.archiveTitle' } as const;

/**
 * What a calendar's address stands for, and its data. The first view is waited for and decides the page's status;
 * later ones come while the old one stays. The months around it are fetched when the browser is idle.
 */
export const loadCalendar = async ({
  context,
  calendar,
  search,
  isShown,
}: CalendarLoad): Promise<CalendarAnswer> => {
  const { client, queryClient, settings, clock, lang } = context;
  const now = clock.now();
  const today = dateInZone(now, settings.timezone);
  const { first, last, ...landing } = await queryClient.ensureQueryData(
    landingQuery(client, { lang, calendar, today, settings }),
  );
  const frame: CalendarFrame = { first, last, landing };
  const state = fromUrl(search, frame);
  const question = questionOf(state, lang, settings);
  const wanted = calendarViewQuery(client, question);
  const view = isShown ? undefined : await queryClient.ensureQueryData(wanted);
  if (!context.isServer) {
    const { present, previous, next } = neighbourQuestions(question, state);
    if (isShown) void queryClient.prefetchQuery(wanted);
    whenIdle(() => {
      for (const around of [state.value === 'day' ? present : null, next, previous])
        if (around) void queryClient.prefetchQuery(calendarViewQuery(client, around));
    });
  }
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
    head: {
      title: `${context.i18n.t(titleOf[calendar])}, ${place}`,
      description: context.i18n.t('calendar.description'),
      noindex: false,
      canonical: addressIn(lang),
      alternates: { [lang]: addressIn(lang), [other]: addressIn(other) },
    },
    counterpart: addressIn(other, toUrlElsewhere(state, frame)),
    expiresAt: nextMidnight(now, settings.timezone),
    ...(view && { programme: view }),
  };
};
