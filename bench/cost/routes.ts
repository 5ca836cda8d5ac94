import { createApp } from '#server/app.ts';
import { createClock } from '#server/clock.ts';
import { readSettings } from '#server/environment.ts';
import { createLog } from '#server/log.ts';
import { openStore } from '#server/store/store.ts';
import { withFolder } from '../site/site.ts';
import type { Dearest } from './dearest.ts';

/** Middleware, or the refusal of unknown routes. */
const isAround = (route: string): boolean => route.startsWith('ALL ') && route !== 'ALL /api';

/** Every route of the app in Hono's form: `GET /healthz`. */
export const readRoutes = (): Promise<string[]> =>
  withFolder(async (folder) => {
    const settings = readSettings({ DATA_DIR: folder });
    const log = createLog(() => null);
    const store = await openStore(settings, log);
    const { hono, close } = await createApp({ settings, store, clock: createClock(null), log });
    close();
    await store.close();
    const routes = hono.routes.map(({ method, path }) => `${method} ${path}`);
    return [...new Set(routes)].filter((route) => !isAround(route));
  });

const fits = (route: string, named: string | RegExp): boolean =>
  typeof named === 'string' ? named === route : named.test(route);

/** Routes without a request, and names of requests without a route. */
export const compareRoutes = (
  routes: readonly string[],
  requests: readonly Dearest[],
): { without: string[]; unknown: string[] } => {
  const named = requests.flatMap((request) => request.routes);
  return {
    without: routes.filter((route) => !named.some((name) => fits(route, name))),
    unknown: named.filter((name) => !routes.some((route) => fits(route, name))).map(String),
  };
};
