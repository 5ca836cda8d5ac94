import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { findProgram, runProgram } from './postgresPrograms.ts';

/** Programs of a version that nobody has, and one that writes down how it was called. */
let folder: string;
beforeEach(() => {
  folder = makeFolder({
    'old/pg_dump': '#!/bin/sh\necho "pg_dump (PostgreSQL) 98.4 (Debian 98.4-1)"\n',
    'new/pg_dump': '#!/bin/sh\necho "pg_dump (PostgreSQL) 99beta1"\n',
    writes: '#!/bin/sh\necho "$@" "and $PGPASSWORD" > "$3"\n',
    fails: '#!/bin/sh\necho "pg_dump: error: no such role" >&2\nexit 1\n',
  });
  for (const name of ['old/pg_dump', 'new/pg_dump', 'writes', 'fails']) chmodSync(join(folder, name), 0o700);
  const path = [join(folder, 'old'), join(folder, 'new'), process.env['PATH']].join(delimiter);
  vi.stubEnv('PATH', path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('OPS-11: the program is that of the server’s version', () => {
  expect([findProgram('pg_dump', 98), findProgram('pg_dump', 99)]).toEqual([
    join(folder, 'old', 'pg_dump'),
    join(folder, 'new', 'pg_dump'),
  ]);
});

test('OPS-11: without one of that version a sentence says what to install', () => {
  expect(() => findProgram('pg_dump', 97)).toThrow(
    'The server is PostgreSQL 97, and there is no pg_dump of that version on the PATH. ' +
      'Install it here (on Debian and Ubuntu: apt install postgresql-client-97), then try again.',
  );
});

test('OPS-11: a program that fails is quoted', async () => {
  await expect(runProgram(join(folder, 'fails'), 'postgres://one@host/db', [])).rejects.toThrow(
    'did not come to its end: pg_dump: error: no such role',
  );
});

test('OPS-11: a password is on no command line', async () => {
  const said = join(folder, 'said');
  await runProgram(join(folder, 'writes'), 'postgres://jo:p%40ss@host/db', [said]);
  expect(readFileSync(said, 'utf8')).toBe(`--dbname=postgres://jo@host/db --no-password ${said} and p@ss\n`);
});
