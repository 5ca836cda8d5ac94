import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPostgres, withPostgres } from './databases.ts';
import { isKept, killWhileWriting } from './kills.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Killing the server is skipped: nothing is built');

test.runIf(isBuilt && hasPostgres)(
  'kill -9 while members reserve: every reservation that was answered is there after the restart, none twice, on PostgreSQL',
  async () => {
    const results = await withPostgres((database) => killWhileWriting(database, [500]));
    expect(results.map((result) => [isKept(result), result.integrity])).toEqual([[true, null]]);
  },
);
