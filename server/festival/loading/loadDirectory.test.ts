import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { createFolderCache } from '../checking/readAndCheck.ts';
import { jazzFiles } from '../testing/jazzFiles.ts';
import { loadDirectory } from './loadDirectory.ts';

test('FES-27: a later load checks relative dates from the first start, as it loads them', async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  const folder = makeOwnFolder({
    ...jazzFiles({ shows: 1, dates: 0 }),
    'shows/concert-0.yaml': 'minutes: 60\nrun: { from: 2027-07-01, until: 2027-07-05 }\n',
    'dates.csv': 'id,show,start\na,concert-0,+3d 20:00\n',
  });
  const load = async (now: string) => {
    const { mistakes, result } = await loadDirectory(store, folder, {
      now: Temporal.Instant.from(now),
      cancel: 0,
      dryRun: false,
      cache: createFolderCache(),
    });
    return [mistakes.filter(({ severity }) => severity === 'mistake').length, result?.outcome];
  };
  expect([await load('2027-07-01T12:00:00Z'), await load('2027-08-20T12:00:00Z')]).toEqual([
    [0, 'loaded'],
    [0, 'unchanged'],
  ]);
});

test('FES-03: a folder with a mistake is not loaded, and its mistakes are told; without one they are warnings', async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  const folder = makeOwnFolder(jazzFiles({ shows: 1, dates: 1 }));
  const options = { now: Temporal.Instant.from('2027-07-01T12:00:00Z'), cancel: 0, dryRun: false };
  const load = async (venues: string) => {
    writeFileSync(join(folder, 'venues.yaml'), venues);
    const { mistakes, result } = await loadDirectory(store, folder, {
      ...options,
      cache: createFolderCache(),
    });
    return [mistakes.map(({ file, severity }) => `${severity} ${file}`), result?.outcome ?? null];
  };
  expect([
    await load('salle: ['),
    await load('salle: { name: La Salle, city: Laval, region_name: { fr: A } }'),
  ]).toEqual([
    [['mistake venues.yaml'], null],
    [['warning venues.yaml'], 'loaded'],
  ]);
});
