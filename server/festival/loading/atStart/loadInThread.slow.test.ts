import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersion } from '#server/store/schema/version.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { jazzFiles } from '#server/festival/testing/jazzFiles.ts';
import { loadInThread } from './loadInThread.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let folder = '';
beforeEach(async () => {
  store = await openTestStore();
  folder = makeFolder(jazzFiles({ shows: 2, dates: 3 }));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const load = (directory: string) =>
  loadInThread({
    directory,
    databaseUrl: null,
    dataDirectory: store.dataDirectory,
    now: '2027-07-01T12:00:00Z',
  });
const titles = async () =>
  (
    await store.db
      .selectFrom('show_texts')
      .select('title')
      .where('lang', '=', 'fr')
      .orderBy('title')
      .execute()
  ).map(({ title }) => title);

test('a start brings the folder online, and the next one changes nothing', async () => {
  expect(await load(folder)).toEqual({ isLoaded: true, lines: [] });
  expect(await titles()).toEqual(['Concert 0', 'Concert 1']);
  const version = await readVersion(store.db);
  expect(await load(folder)).toEqual({ isLoaded: true, lines: [] });
  expect(await readVersion(store.db)).toBe(version);
});

test('FES-27: a start says that dates are relative, and from which day they count', async () => {
  const relative = makeFolder({
    ...jazzFiles({ shows: 1, dates: 0 }),
    'dates.csv': 'id,show,start\nd-0,concert-0,+12d 20:00\n',
  });
  try {
    const said = `Warning: dates of the festival's folder ${relative} are relative to its first start: they count from 2027-07-01.`;
    expect(await load(relative)).toEqual({ isLoaded: true, lines: [said] });
  } finally {
    rmSync(relative, { recursive: true });
  }
});

test('a folder with mistakes, or none at all, leaves what was online, and says so', async () => {
  await load(folder);
  const broken = makeFolder({ ...jazzFiles({ shows: 1, dates: 1 }), 'venues.yaml': 'salle: [' });
  try {
    for (const directory of [broken, join(folder, 'nowhere')]) {
      const { isLoaded, lines } = await load(directory);
      expect([isLoaded, lines.length > 1, lines.at(-1)]).toEqual([
        false,
        true,
        `Warning: the festival's folder ${directory} has mistakes and was not loaded. What was online stays.`,
      ]);
    }
    expect(await titles()).toEqual(['Concert 0', 'Concert 1']);
  } finally {
    rmSync(broken, { recursive: true });
  }
});
