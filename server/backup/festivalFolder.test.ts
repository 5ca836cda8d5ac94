import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { backedUpOf } from './engines/backedUpOf.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const log = createLog(() => null);
const clock = createTestClock('2027-06-15T16:00:00Z');

let folder: string;
let file: string;
beforeEach(async () => {
  folder = makeFolder({
    'mine/festival.yaml': 'name: Mine\n',
    'mine/media/posters/one.webp': 'a picture',
    'mine/.git/config': 'a secret',
    'mine/media/.trash/old.webp': 'a picture that was thrown away',
    'mine/media/posters/.DS_Store': 'no picture',
  });
  file = join(folder, 'one.backup');
  const store = await openTestStore();
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const place = { databaseUrl: null, dataDirectory: store.dataDirectory };
  const database = backedUpOf(place, log);
  // Letters and drawn pictures lie beside the database.
  mkdirSync(join(store.dataDirectory, 'outbox'));
  writeFileSync(join(store.dataDirectory, 'outbox', 'one.eml'), 'a code');
  const taken = await takeBackup(file, { database, festival: join(folder, 'mine'), clock });
  expect(taken.festivalFiles).toBe(2);
});

const restoreTo = (festival: string | null) => {
  const dataDirectory = join(folder, 'data');
  const database = backedUpOf({ databaseUrl: null, dataDirectory }, log);
  return restoreBackup(file, { database, dataDirectory, festival, deletions: null, clock });
};
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

test('OPS-12: the festival’s folder comes back where there is none, without hidden files', async () => {
  const again = join(folder, 'again');
  mkdirSync(again);
  expect(await restoreTo(again)).toMatchObject({ festival: 'placed' });
  expect([read('again', 'festival.yaml'), read('again', 'media', 'posters', 'one.webp')]).toEqual([
    'name: Mine\n',
    'a picture',
  ]);
  expect([existsSync(join(again, '.git')), readdirSync(join(again, 'media'))]).toEqual([false, ['posters']]);
});

test('OPS-12: its files are for whoever may read new files here, unlike the database', async () => {
  const again = join(folder, 'again');
  await restoreTo(again);
  writeFileSync(join(folder, 'fresh'), '');
  const modeOf = (...path: string[]): number => statSync(join(folder, ...path)).mode & 0o777;
  expect([
    modeOf('again', 'festival.yaml'),
    modeOf('again', 'media', 'posters', 'one.webp'),
    modeOf('data', 'chapiteau.sqlite'),
  ]).toEqual([modeOf('fresh'), modeOf('fresh'), 0o600]);
});

test('OPS-12: a folder that is there stays as it is', async () => {
  writeFileSync(join(folder, 'mine', 'festival.yaml'), 'name: Newer\n');
  expect(await restoreTo(join(folder, 'mine'))).toMatchObject({ festival: 'kept' });
  expect(read('mine', 'festival.yaml')).toBe('name: Newer\n');
});

test('OPS-12: without a place for it nothing is restored', async () => {
  await expect(restoreTo(null)).rejects.toThrow('say with FESTIVAL where it belongs');
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('OPS-03: letters and drawn pictures are not in it', async () => {
  await restoreTo(join(folder, 'again'));
  expect(existsSync(join(folder, 'data', 'outbox'))).toBe(false);
});

test('OPS-12: what a restore that broke off has left of the folder is none of it', async () => {
  const again = join(folder, 'again');
  mkdirSync(`${again}.restoring`);
  writeFileSync(join(`${again}.restoring`, 'half.yaml'), 'hal');
  expect(await restoreTo(again)).toMatchObject({ festival: 'placed' });
  expect([readdirSync(again).toSorted(), existsSync(`${again}.restoring`)]).toEqual([
    ['festival.yaml', 'media'],
    false,
  ]);
});
