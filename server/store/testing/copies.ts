import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseFile } from '../store.ts';

const templates = inject('templates');

/** For tests: puts a migrated SQLite into a folder, empty or with the sample. */
export const copySqlite = (dataDirectory: string, holds: 'nothing' | 'sample' = 'nothing'): void =>
  copyFileSync(
    databaseFile({ dataDirectory: holds === 'sample' ? templates.sampleFolder : templates.folder }),
    databaseFile({ dataDirectory }),
  );

/** For tests: whether this machine has a PostgreSQL. */
export const hasPostgres = templates.postgresUrl !== null;

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

const ask = async (address: URL, text: string): Promise<void> => {
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

/** For tests: makes migrated PostgreSQL databases; `remove` drops them all. @throws Error without a PostgreSQL */
export const createCopies = () => {
  if (templates.postgresUrl === null) throw new Error('There is no PostgreSQL');
  const template = new URL(templates.postgresUrl);
  const at = (name: string): URL => new URL(`/${name}`, template);
  const made: string[] = [];
  const makeFrom = async (source: string): Promise<string> => {
    const name = `copy-${randomUUID()}`;
    await ask(at('postgres'), `create database "${name}" template "${source}"`);
    made.push(name);
    return at(name).href;
  };
  return {
    /** @returns its address */
    make: () => makeFrom(nameIn(template.href)),
    /** Makes one without tables. @returns its address */
    makeEmpty: () => makeFrom('template1'),
    remove: async (): Promise<void> => {
      for (const name of made) await ask(at('postgres'), `drop database "${name}" with (force)`);
    },
  };
};
