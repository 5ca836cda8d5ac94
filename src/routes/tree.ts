import { archiveRoute, calendarRoute } from './calendar.tsx';
import { homeRoute } from './home.tsx';
import { languageRoute } from './language.tsx';
import { loginRoute } from './login.tsx';
import { notFoundRoute } from './notFound.tsx';
import { pageRoute } from './page.tsx';
import { profileRoute } from './profile.tsx';
import { rootRoute } from './root.tsx';
import { unavailableRoute } from './unavailable.tsx';

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
