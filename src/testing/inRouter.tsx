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
 */
export const inRouter = async (part: ReactNode, context: object = {}) => {
  openWindow();
  // The router looks for it.
  vi.stubGlobal('self', window);
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '$lang',
    beforeLoad: () => context,
    component: () => part,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/en'] }),
  });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  await router.load();
  return { page: <RouterProvider router={router} />, went: () => navigate.mock.calls.map(([to]) => to) };
};
