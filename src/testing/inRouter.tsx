import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { openWindow } from './openWindow.ts';

/**
 * For tests: a part of the site as the page at `/en`, for `renderLive`, in a window that this opens.
 * @param context what the part reads of its route
 * @param path the page's own below the language, if it reads a route of its own
 */
export const inRouter = async (part: ReactNode, context: object = {}, path = '') => {
  openWindow();
  // The router looks for it.
  vi.stubGlobal('self', window);
  const root = createRootRoute();
  const component = () => part;
  const language = createRoute({
    getParentRoute: () => root,
    path: '$lang',
    beforeLoad: () => context,
    ...(path === '' && { component }),
  });
  const page = createRoute({ getParentRoute: () => language, path, component });
  const history = createMemoryHistory({ initialEntries: [path === '' ? '/en' : `/en/${path}`] });
  const router = createRouter({
    routeTree: root.addChildren([path === '' ? language : language.addChildren([page])]),
    history,
  });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  await router.load();
  return {
    page: <RouterProvider router={router} />,
    went: () => navigate.mock.calls.map(([to]) => to),
    /** The visitor follows a link, or goes back. */
    goTo: (address: string) => history.push(address),
  };
};
