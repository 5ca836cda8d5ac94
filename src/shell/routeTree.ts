import { archiveRoute, calendarRoute } from '#src/pages/calendar/calendar.route.tsx';
import { collectionRoute, sectionRoute } from '#src/pages/section/section.route.tsx';
import { unavailableRoute } from '#src/pages/unavailable/unavailable.route.tsx';
import { contentRoute, homeRoute } from './content.route.tsx';
import { languageRoute } from './language.route.tsx';
import { pageRoute } from './pageRoute.ts';
import { rootRoute } from './root.route.tsx';

/** Every address of the site: those of pages that have one of their own, and the content host's. */
export const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    calendarRoute(languageRoute),
    archiveRoute(languageRoute),
    unavailableRoute(languageRoute),
    pageRoute({
      path: '404',
      page: 'notFound',
      open: () => import('#src/pages/notFound/notFound.page.tsx'),
    }),
    pageRoute({
      path: 'login',
      page: 'login',
      texts: ['login'],
      open: () => import('#src/pages/login/login.page.tsx'),
    }),
    pageRoute({
      path: 'my-list',
      page: 'myList',
      open: () => import('#src/pages/myList/myList.page.tsx'),
    }),
    pageRoute({
      path: 'profile',
      page: 'profile',
      open: () => import('#src/pages/profile/profile.page.tsx'),
    }),
    pageRoute({
      path: 'choose-your-pass',
      page: 'passes',
      texts: ['passes'],
      open: () => import('#src/pages/passes/passes.page.tsx'),
    }),
    pageRoute({
      path: 'shows',
      page: 'shows',
      texts: ['shows'],
      open: () => import('#src/pages/shows/shows.page.tsx'),
    }),
    pageRoute({
      path: 'festivals',
      page: 'festivals',
      texts: ['festivals'],
      open: () => import('#src/pages/festivals/festivals.page.tsx'),
    }),
    sectionRoute(languageRoute, 'artists'),
    sectionRoute(languageRoute, 'videos'),
    sectionRoute(languageRoute, 'ondemand'),
    sectionRoute(languageRoute, 'videos-ondemand'),
    collectionRoute(languageRoute),
    sectionRoute(languageRoute, 'press'),
    sectionRoute(languageRoute, 'jobs'),
    pageRoute({
      path: 'search',
      page: 'search',
      texts: ['search'],
      open: () => import('#src/pages/search/search.page.tsx'),
    }),
    contentRoute,
  ]),
]);
