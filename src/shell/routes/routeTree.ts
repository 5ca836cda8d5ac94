import { createRoute } from '@tanstack/react-router';
import { archiveRouteOptions, calendarRouteOptions } from '#src/pages/calendar/calendar.route.tsx';
import { unavailableRouteOptions } from '#src/pages/unavailable/unavailable.route.tsx';
import { contentRoute, homeRoute } from './content.route.tsx';
import { languageRoute } from './language.route.tsx';
import { pageRoute } from './pageRoute.tsx';
import { rootRoute } from './root.route.tsx';

const openAccount = () => import('#src/pages/account/account.page.tsx');
const openOnDemand = () => import('#src/pages/onDemand/onDemand.page.tsx');
const openVideos = () => import('#src/pages/videos/videos.page.tsx');

const getParentRoute = () => languageRoute;
// Not made within the tree: there, types that a route leaves out would be `any`.
const calendarRoute = createRoute({ getParentRoute, ...calendarRouteOptions });
const archiveRoute = createRoute({ getParentRoute, ...archiveRouteOptions });
const unavailableRoute = createRoute({ getParentRoute, ...unavailableRouteOptions });

/** Every address of the site: those of pages with their own, and the content host's. */
export const routeTree = rootRoute.addChildren([
  languageRoute.addChildren([
    homeRoute,
    calendarRoute,
    archiveRoute,
    unavailableRoute,
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
      path: 'my-tickets',
      page: 'myTickets',
      texts: ['myTickets'],
      open: () => import('#src/pages/myTickets/myTickets.page.tsx'),
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
      texts: ['shows', 'nearMe'],
      open: () => import('#src/pages/shows/shows.page.tsx'),
    }),
    pageRoute({
      path: 'festivals',
      page: 'festivals',
      texts: ['festivals'],
      open: () => import('#src/pages/festivals/festivals.page.tsx'),
    }),
    pageRoute({
      path: 'artists',
      page: 'artists',
      texts: ['artists'],
      open: () => import('#src/pages/artists/artists.page.tsx'),
    }),
    pageRoute({
      path: 'ondemand',
      page: 'onDemand',
      texts: ['videos', 'video'],
      open: openOnDemand,
    }),
    pageRoute({
      path: 'videos',
      page: 'onDemand',
      texts: ['videos', 'video'],
      open: openOnDemand,
    }),
    pageRoute({
      path: 'videos-ondemand/{-$collection}',
      page: 'videos',
      texts: ['videos'],
      open: openVideos,
    }),
    pageRoute({
      path: 'videos-categories/$collection',
      page: 'videos',
      texts: ['videos'],
      open: openVideos,
    }),
    pageRoute({
      path: 'search',
      page: 'search',
      texts: ['search'],
      open: () => import('#src/pages/search/search.page.tsx'),
    }),
    pageRoute({ path: 'register', page: 'account', texts: ['account'], open: openAccount }),
    pageRoute({ path: 'activate', page: 'account', texts: ['account'], open: openAccount }),
    pageRoute({ path: 'reset-password', page: 'account', texts: ['account'], open: openAccount }),
    contentRoute,
  ]),
]);
