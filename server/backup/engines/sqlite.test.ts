import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { restoringFolder } from '#server/store/engine/unfinishedRestore.ts';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { sqliteBackedUp } from './sqlite.ts';

test('OPS-10: a second try begins without what the first one left', async () => {
  const place = makeOwnFolder({ 'restoring/chapiteau.sqlite-wal': 'of the first try' });
  const log = createLog(() => null);
  expect(readdirSync(restoringFolder(place))).toEqual(['chapiteau.sqlite-wal']);
  await sqliteBackedUp(place, log).begin();
  expect(readdirSync(restoringFolder(place))).toEqual([]);
});
