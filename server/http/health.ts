import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import * as v from 'valibot';
import { reasonOf, type Log } from '../log.ts';
import { isMigrated } from '../store/migrations/migrate.ts';
import type { Store } from '../store/store.ts';
import { goFirst } from '../store/engine/turns.ts';
import type { Description } from './description.ts';
import { readinessLimit, retryAfter } from './limits.ts';

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** Whether the database answers in time, with the schema of this code. Takes one turn, before all others. */
const isReady = async (store: Store, log: Log): Promise<boolean> => {
  const waiting = new AbortController();
  const late = pause(readinessLimit, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([goFirst(() => store.db.connection().execute(isMigrated)), late]);
  } catch (caught) {
    log.warn('readiness.failed', { reason: reasonOf(caught) });
    return false;
  } finally {
    waiting.abort();
  }
};

interface HealthDeps {
  store: Store;
  log: Log;
  /** Whether the process has what its first visitors would wait for. */
  isWarm: () => boolean;
}

/** `/healthz`: the process lives. `/readyz`: it is warm, and the database is ready, too (OPS-38). */
export const createHealth = ({ store, log, isWarm }: HealthDeps): Hono => {
  const health = new Hono();
  /** One question for all simultaneous callers: frequent strangers take no turns from others. */
  let asked: Promise<boolean> | null = null;
  const askOnce = (): Promise<boolean> => {
    asked ??= isReady(store, log).finally(() => {
      asked = null;
    });
    return asked;
  };
  health.get('/healthz', (context) => context.body('{"status":"ok"}', 200, headers));
  health.get('/readyz', async (context) =>
    isWarm() && (await askOnce())
      ? context.body('{"status":"ready"}', 200, headers)
      : context.body('{"status":"unavailable"}', 503, { ...headers, 'retry-after': String(retryAfter) }),
  );
  return health;
};

const statusOf = (status: string) => ({ 'application/json': v.object({ status: v.literal(status) }) });

export const healthDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process lives.',
    access: 'public',
    request: {},
    answers: { 200: { description: 'It does.', content: statusOf('ok') } },
  },
  {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether the site can serve at once, what needs the database included.',
    access: 'public',
    request: {},
    answers: {
      200: { description: 'It can.', content: statusOf('ready') },
      503: { description: 'Not now.', content: statusOf('unavailable'), headers: ['Retry-After'] },
    },
  },
];
