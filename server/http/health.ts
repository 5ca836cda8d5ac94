import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { reasonOf, type Log } from '../log.ts';
import { isMigrated } from '../store/migrate.ts';
import type { Store } from '../store/store.ts';
import { readinessLimit, retryAfter } from './limits.ts';

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Whether the database answers in time, with the schema of this code. */
const isReady = async (store: Store, log: Log): Promise<boolean> => {
  const waiting = new AbortController();
  const late = pause(readinessLimit, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([isMigrated(store.db), late]);
  } catch (caught) {
    log.warn('readiness.failed', { reason: reasonOf(caught) });
    return false;
  } finally {
    waiting.abort();
  }
};

/** `/healthz`: the process lives. `/readyz`: it can serve what needs the database. */
export const createHealth = ({ store, log }: { store: Store; log: Log }): Hono => {
  const health = new Hono();
  health.get('/healthz', (context) => context.body('{"status":"ok"}', 200, headers));
  health.get('/readyz', async (context) =>
    (await isReady(store, log))
      ? context.body('{"status":"ready"}', 200, headers)
      : context.body('{"status":"unavailable"}', 503, { ...headers, 'retry-after': String(retryAfter) }),
  );
  return health;
};
