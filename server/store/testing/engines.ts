import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { openStore, type DataPlace, type Store } from '../store.ts';
import { copySqlite, createCopies, hasPostgres } from './copies.ts';

/** For tests: a separate database. */
export interface Engine {
  /** PostgreSQL’s; null for SQLite. */
  databaseUrl: string | null;
  /** The settings that name it. */
  place: DataPlace;
  /** The settings of a place of its own each time, without a database or, on PostgreSQL, without tables. */
  makePlace: () => Promise<DataPlace>;
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
  copySqlite(dataDirectory);
  return Promise.resolve({
    databaseUrl: null,
    place: { databaseUrl: null, dataDirectory },
    makePlace: () =>
      Promise.resolve({ databaseUrl: null, dataDirectory: mkdtempSync(join(dataDirectory, 'nothing-')) }),
    open: () => openIn(dataDirectory),
    openEmpty: () => {
      const folder = mkdtempSync(join(dataDirectory, 'empty-'));
      copySqlite(folder);
      return openIn(folder);
    },
    stop: () => Promise.resolve(rmSync(dataDirectory, { recursive: true, force: true })),
  });
};

const startOnPostgres = async (): Promise<Engine> => {
  const copies = createCopies();
  const databaseUrl = await copies.make();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-store-'));
  const openAt = (url: string): Promise<Store> => openStore({ databaseUrl: url, dataDirectory }, log);
  return {
    databaseUrl,
    place: { databaseUrl, dataDirectory },
    makePlace: async () => ({
      databaseUrl: await copies.makeEmpty(),
      dataDirectory: mkdtempSync(join(dataDirectory, 'nothing-')),
    }),
    open: () => openAt(databaseUrl),
    openEmpty: async () => openAt(await copies.make()),
    stop: async () => {
      await copies.remove();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** For tests: the engines of a contract; a missing one is skipped. */
export const engines = [
  { name: 'SQLite', start: startSqlite, isHere: true },
  { name: 'PostgreSQL', start: startOnPostgres, isHere: hasPostgres },
];
