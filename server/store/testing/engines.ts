import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '#ci/postgres.mjs';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '../store.ts';
import { startPostgres } from './postgres.ts';

/** For tests: a database of its own. */
export interface Engine {
  /** PostgreSQL’s; null for SQLite. */
  databaseUrl: string | null;
  /** Opens the same database each time. */
  open: () => Promise<Store>;
  /** Opens an empty one of its own each time. */
  openEmpty: () => Promise<Store>;
  stop: () => Promise<void>;
}

const log = createLog(() => null);

const startSqlite = (): Promise<Engine> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-store-'));
  const openIn = (folder: string): Promise<Store> =>
    openStore({ databaseUrl: null, dataDirectory: folder }, log);
  return Promise.resolve({
    databaseUrl: null,
    open: () => openIn(dataDirectory),
    openEmpty: () => openIn(mkdtempSync(join(dataDirectory, 'empty-'))),
    stop: () => Promise.resolve(rmSync(dataDirectory, { recursive: true, force: true })),
  });
};

const folder = findPostgres();
const startOnPostgres = async (): Promise<Engine> => {
  if (folder === null) throw new Error('There is no PostgreSQL');
  const server = await startPostgres(folder);
  const databaseUrl = await server.createDatabase('store');
  const openAt = (url: string): Promise<Store> => openStore({ databaseUrl: url, dataDirectory: '' }, log);
  let count = 0;
  return {
    databaseUrl,
    open: () => openAt(databaseUrl),
    openEmpty: async () => {
      count += 1;
      return openAt(await server.createDatabase(`empty${count}`));
    },
    stop: server.stop,
  };
};
if (folder === null)
  console.info('PostgreSQL is skipped: initdb and postgres were not found on this machine');

/** For tests: the engines that a contract is kept on; one that is not on this machine is skipped. */
export const engines = [
  { name: 'SQLite', start: startSqlite, isHere: true },
  { name: 'PostgreSQL', start: startOnPostgres, isHere: folder !== null },
];
