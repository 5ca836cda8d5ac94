import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKept, killWhileWriting } from './kills.ts';

const isBuilt = existsSync(new URL('../../build/server/entry.server.js', import.meta.url));
if (!isBuilt) console.info('Killing the server is skipped: nothing is built');

describe.runIf(isBuilt)('kill -9 while members reserve', () => {
  test('every reservation that was answered is there after the restart, none twice', async () => {
    const results = await killWhileWriting([400, 700]);
    expect(results.map((result) => [isKept(result), result.integrity])).toEqual([
      [true, 'ok'],
      [true, 'ok'],
    ]);
  });
});

test('control: one answered reservation that is not there is noticed', () => {
  const kept = { acknowledged: 10, lost: 0, unanswered: 1, isBalanced: true, integrity: 'ok', restart: 900 };
  expect([isKept(kept), isKept({ ...kept, lost: 1 }), isKept({ ...kept, isBalanced: false })]).toEqual([
    true,
    false,
    false,
  ]);
});
