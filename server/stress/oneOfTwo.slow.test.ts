import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPostgres, withPostgres, withSqlite } from './databases.ts';
import { killOneOfTwo } from './oneOfTwo.ts';
import { isHonoured } from './reserving.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Killing one of two servers is skipped: nothing is built');

test.runIf(isBuilt).each([
  { name: 'SQLite', isHere: true, withDatabase: withSqlite },
  { name: 'PostgreSQL', isHere: hasPostgres, withDatabase: withPostgres },
])(
  'OPS-26: one of two processes dies while members reserve at both: every answered reservation is there, none twice, on $name',
  async ({ isHere, withDatabase }) => {
    if (!isHere) return;
    const result = await withDatabase((database) => killOneOfTwo(database, 1_000));
    expect([isHonoured(result), result.faults, result.lost]).toEqual([true, [], 0]);
    // The dead one was asked, and did not answer.
    expect(result.silent).toBeGreaterThan(0);
  },
);
