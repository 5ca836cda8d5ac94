import { archiveRoute, calendarRoute } from '#src/pages/calendar/calendar.route.tsx';
import { homeRoute } from './home.route.tsx';
import { languageRoute } from './language.route.tsx';
import { loginRoute } from '#src/pages/login/login.route.tsx';
import { notFoundRoute } from '#src/pages/notFound/notFound.route.tsx';
import { pageRoute } from './page.route.tsx';
import { profileRoute } from '#src/pages/profile/profile.route.tsx';
import { rootRoute } from './root.route.tsx';
import { unavailableRoute } from '#src/pages/unavailable/unavailable.route.tsx';

export const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    calendarRoute,
    archiveRoute,
    loginRoute,
    notFoundRoute,
    unavailableRoute,
    profileRoute,
    pageRoute,
  ]),
]);
