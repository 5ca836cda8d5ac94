import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#src/routing/context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { ownDocument }, location, preload }) => {
    if (!preload) await ownDocument.leave(location);
  },
  component: Outlet,
});
