import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { serverRedirect } from './serverRedirect.ts';

/** A router of the library as a server loads it. */
const load = async (address: string) => {
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/old',
      beforeLoad: () => {
        throw redirect({ href: '/new?q=a' });
      },
    }),
    createRoute({ getParentRoute: () => root, path: '/new' }),
  ]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, isServer: true });
  await router.load();
  return router;
};

test('the library still says by its private name where a server is redirected to', async () => {
  expect([serverRedirect(await load('/old')), serverRedirect(await load('/new'))]).toEqual([
    '/new?q=a',
    null,
  ]);
});
