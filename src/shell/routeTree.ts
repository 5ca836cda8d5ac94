import { accountRoute } from '#src/pages/account/account.route.tsx';
import { archiveRoute, calendarRoute } from '#src/pages/calendar/calendar.route.tsx';
import { loginRoute } from '#src/pages/login/login.route.tsx';
import { myListRoute } from '#src/pages/myList/myList.route.tsx';
import { notFoundRoute } from '#src/pages/notFound/notFound.route.tsx';
import { passesRoute } from '#src/pages/passes/passes.route.tsx';
import { profileRoute } from '#src/pages/profile/profile.route.tsx';
import { festivalsRoute } from '#src/pages/festivals/festivals.route.tsx';
import { collectionRoute, sectionRoute } from '#src/pages/section/section.route.tsx';
import { showsRoute } from '#src/pages/shows/shows.route.tsx';
import { unavailableRoute } from '#src/pages/unavailable/unavailable.route.tsx';
import { contentRoute, homeRoute } from './content.route.tsx';
import { languageRoute } from './language.route.tsx';
import { rootRoute } from './root.route.tsx';

/** Every address of the site: those of pages that have one of their own, and the content host's. */
export const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    calendarRoute(languageRoute),
    archiveRoute(languageRoute),
    loginRoute(languageRoute),
    notFoundRoute(languageRoute),
    unavailableRoute(languageRoute),
    myListRoute(languageRoute),
    profileRoute(languageRoute),
    passesRoute(languageRoute),
    showsRoute(languageRoute),
    festivalsRoute(languageRoute),
    sectionRoute(languageRoute, 'artists'),
    sectionRoute(languageRoute, 'videos'),
    sectionRoute(languageRoute, 'ondemand'),
    sectionRoute(languageRoute, 'videos-ondemand'),
    collectionRoute(languageRoute),
    sectionRoute(languageRoute, 'press'),
    sectionRoute(languageRoute, 'jobs'),
    sectionRoute(languageRoute, 'search'),
    accountRoute(languageRoute, 'register'),
    accountRoute(languageRoute, 'activate'),
    accountRoute(languageRoute, 'reset-password'),
    contentRoute,
  ]),
]);
