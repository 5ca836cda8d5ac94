import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withSqlite } from './databases.ts';
import { isKept, killWhileWriting } from './kills.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Killing the server is skipped: nothing is built');

describe.runIf(isBuilt)('kill -9 while members reserve', () => {
  test('every reservation that was answered is there after the restart, none twice, on SQLite', async () => {
    const results = await withSqlite((database) => killWhileWriting(database, [500]));
    expect(results.map((result) => [isKept(result), result.integrity])).toEqual([[true, 'ok']]);
  });
});

test('control: one answered reservation that is not there is noticed', () => {
  const kept = {
    acknowledged: 10,
    lost: 0,
    unanswered: 1,
    unavailable: 0,
    silent: 9,
    faults: [],
    isBalanced: true,
    integrity: 'ok',
    restart: 900,
  };
  const broken = [
    { lost: 1 },
    { isBalanced: false },
    { acknowledged: 0 },
    { faults: ['500 internal'] },
    { integrity: 'row 1 missing from index' },
  ];
  expect(isKept(kept)).toBe(true);
  expect(broken.map((one) => isKept({ ...kept, ...one }))).toEqual(broken.map(() => false));
});
