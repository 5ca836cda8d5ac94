import { readdirSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { restoringFolder } from '#server/store/engine/unfinishedRestore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { sqliteBackedUp } from './sqlite.ts';

test('OPS-10: a second try begins without what the first one left', async () => {
  const place = makeFolder({ 'restoring/chapiteau.sqlite-wal': 'of the first try' });
  onTestFinished(() => rmSync(place, { recursive: true }));
  const log = createLog(() => null);
  expect(readdirSync(restoringFolder(place))).toEqual(['chapiteau.sqlite-wal']);
  await sqliteBackedUp(place, log).begin();
  expect(readdirSync(restoringFolder(place))).toEqual([]);
});
