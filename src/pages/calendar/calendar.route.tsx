import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CalendarKind } from '#contract/programme/calendar/landing.ts';
import type { PageContext } from '#src/routing/context.ts';
import { themeAt } from '#src/routing/theme/themeOf.ts';
import { repairSearch, type CalendarSearch } from './calendar.search.ts';

// The loader comes with its page.
const opening = () => import('./calendar.page.tsx');
const CalendarPage = lazyRouteComponent(opening, 'CalendarPage');

interface Asked {
  context: PageContext;
  deps: CalendarSearch;
  location: { pathname: string };
  cause: string;
}

const load =
  (calendar: CalendarKind) =>
  async ({ context, deps, location, cause }: Asked) => {
    const [{ loadCalendar }] = await Promise.all([
      opening(),
      context.loadTexts('calendar'),
      CalendarPage.preload?.(),
    ]);
    const [answer, theme] = await Promise.all([
      loadCalendar({ context, calendar, search: deps, isShown: cause !== 'enter' }),
      themeAt(context, location.pathname),
    ]);
    return theme ? { ...answer, theme } : answer;
  };

const readsCalendar = {
  staticData: { page: 'calendar', readSearch: repairSearch },
  validateSearch: repairSearch,
  loaderDeps: ({ search }: { search: CalendarSearch }) => repairSearch(search),
} as const;

/** `/fr/calendrier`, `/en/calendar` (RTE-13): the live calendar. */
export const calendarRouteOptions = {
  ...readsCalendar,
  path: 'calendar',
  loader: load('live'),
  component: LiveCalendar,
} as const;

/** `/fr/calendrier-archive`, `/en/calendar-archive` (RTE-04): the same, back to the first programmation. */
export const archiveRouteOptions = {
  ...readsCalendar,
  path: 'calendar-archive',
  loader: load('archive'),
  component: ArchiveCalendar,
} as const;

const live = getRouteApi('/$lang/calendar');
const archive = getRouteApi('/$lang/calendar-archive');

function LiveCalendar(): ReactNode {
  const { client, lang, settings, clock, loadTexts } = live.useRouteContext();
  return (
    <CalendarPage
      {...{ client, lang, settings, clock, loadTexts }}
      {...live.useLoaderData()}
      calendar="live"
      search={live.useSearch()}
      navigate={live.useNavigate()}
    />
  );
}

function ArchiveCalendar(): ReactNode {
  const { client, lang, settings, clock, loadTexts } = archive.useRouteContext();
  return (
    <CalendarPage
      {...{ client, lang, settings, clock, loadTexts }}
      {...archive.useLoaderData()}
      calendar="archive"
      search={archive.useSearch()}
      navigate={archive.useNavigate()}
    />
  );
}
