import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { repairSearch } from './calendar.search.ts';
import { languageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const loading = () => import('./CalendarPage.tsx');
const CalendarPage = lazyRouteComponent(loading, 'CalendarPage');

/** `/fr/calendrier`, `/en/calendar` (RTE-13): the live calendar. */
export const calendarRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'calendar',
  validateSearch: repairSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search, cause }) => {
    const [{ loadCalendar }] = await Promise.all([
      loading(),
      context.loadTexts('calendar'),
      CalendarPage.preload?.(),
    ]);
    return loadCalendar({ context, calendar: 'live', search, isShown: cause !== 'enter' });
  },
  component: LiveCalendar,
});

function LiveCalendar() {
  const { client, lang, settings, clock } = calendarRoute.useRouteContext();
  return (
    <CalendarPage
      {...{ client, lang, settings, clock }}
      {...calendarRoute.useLoaderData()}
      calendar="live"
      search={calendarRoute.useSearch()}
      navigate={calendarRoute.useNavigate()}
    />
  );
}

/** `/fr/calendrier-archive`, `/en/calendar-archive` (RTE-04): the same, back to the first programmation. */
export const archiveRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'calendar-archive',
  validateSearch: repairSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search, cause }) => {
    const [{ loadCalendar }] = await Promise.all([
      loading(),
      context.loadTexts('calendar'),
      CalendarPage.preload?.(),
    ]);
    return loadCalendar({ context, calendar: 'archive', search, isShown: cause !== 'enter' });
  },
  component: ArchiveCalendar,
});

function ArchiveCalendar() {
  const { client, lang, settings, clock } = archiveRoute.useRouteContext();
  return (
    <CalendarPage
      {...{ client, lang, settings, clock }}
      {...archiveRoute.useLoaderData()}
      calendar="archive"
      search={archiveRoute.useSearch()}
      navigate={archiveRoute.useNavigate()}
    />
  );
}
