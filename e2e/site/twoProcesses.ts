import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '#ci/postgres.mjs';
import { startPostgres } from '#server/store/testing/postgres.ts';
import { startAlternatingProxy } from './alternatingProxy.ts';
import { startSite, type RunningSite } from './runningSite.ts';

/** The site as two processes on one PostgreSQL, behind a proxy that hands each request to the other one. */
export interface TwoProcesses extends RunningSite {
  databaseUrl: string;
  /** Requests by process, since the last time that somebody asked. */
  takeAnswered: () => string[][];
  stop: () => Promise<void>;
}

const folder = findPostgres();
/** Whether this machine has a PostgreSQL. */
export const hasPostgres = folder !== null;

export const startTwoProcesses = async (): Promise<TwoProcesses> => {
  if (folder === null) throw new Error('There is no PostgreSQL on this machine');
  const postgres = await startPostgres(folder);
  const databaseUrl = await postgres.createDatabase('site');
  const proxy = await startAlternatingProxy();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'chapiteau-two-'));
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '1',
  };
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  proxy.lead(sites.map(({ url }) => url));
  return {
    url: proxy.url,
    outbox: join(dataDirectory, 'outbox'),
    databaseUrl,
    takeAnswered: () => [...proxy.answered.values()].map((requests) => requests.splice(0)),
    stop: async () => {
      await proxy.stop();
      await Promise.all(sites.map(({ stop }) => stop()));
      await rm(dataDirectory, { recursive: true, force: true });
      await postgres.stop();
    },
  };
};
