import { archiveRoute, calendarRoute } from './calendar.tsx';
import { homeRoute } from './home.tsx';
import { languageRoute } from './language.tsx';
import { notFoundRoute } from './notFound.tsx';
import { pageRoute } from './page.tsx';
import { rootRoute } from './root.tsx';
import { unavailableRoute } from './unavailable.tsx';

export const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    calendarRoute,
    archiveRoute,
    notFoundRoute,
    unavailableRoute,
    pageRoute,
  ]),
]);
