import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { hearOutput } from '#server/testing/hearOutput.ts';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { loadFolder } from '../loading/load.ts';
import { folderOfShort, type InShort } from '../testing/testFolder.ts';
import { exportCommand } from './export.ts';

const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
let store: Store;
let said: () => string;
beforeEach(async () => {
  const opened = await openTestStore();
  store = opened;
  vi.stubEnv('DATA_DIR', opened.dataDirectory);
  said = hearOutput();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

const load = (short: InShort) => loadFolder(store, folderOfShort(short), { now, cancel: 0, dryRun: false });
const exported = async (...args: string[]) => {
  const code = await exportCommand.run(args);
  return [code, said()];
};
const textIn = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

test('FES-06: an export tells how many of each there are, one and several, and how many files it writes', async () => {
  const date = { id: 'a', show: 'chat', start: '2027-08-16 20:00' };
  await load({ shows: { chat: {}, chien: {} }, dates: [date], pages: { infos: {} } });
  const folder = makeOwnFolder({});
  const counted = '2 shows, 1 date, 0 artists, 1 page';
  expect([await exported(folder), await exported(folder)]).toEqual([
    [0, `${folder}: ${counted}. 8 files written, 0 removed.\n`],
    [0, `${folder}: ${counted}. 0 files written, 0 removed.\n`],
  ]);
  expect(textIn(folder, 'dates.csv')).toBe('id,show,venue,start\na,chat,,2027-08-16 20:00\n');
  await load({ shows: { chat: {}, chien: { text: 'Ouah.' } }, dates: [date], pages: { infos: {} } });
  expect((await exported(folder))[1]).toBe(`${folder}: ${counted}. 1 file written, 0 removed.\n`);
  await load({ shows: { chat: {} } });
  expect((await exported(folder))[1]).toBe(
    `${folder}: 1 show, 0 dates, 0 artists, 0 pages. 0 files written, 4 removed.\n`,
  );
});

test('FES-06: media of the site’s folder come with an export; without a folder of its own there are none', async () => {
  await load({});
  const loaded = makeOwnFolder({ 'media/a.jpg': 'a picture' });
  const [bare, whole] = [makeOwnFolder({}), makeOwnFolder({})];
  await exported(bare);
  vi.stubEnv('FESTIVAL', loaded);
  await exported(whole);
  expect([readdirSync(bare).includes('media'), textIn(whole, 'media/a.jpg')]).toEqual([false, 'a picture']);
});

test('FES-06: the festival of a site without a folder is what its settings say', async () => {
  vi.stubEnv('SITE_TIMEZONE', 'Europe/Paris');
  vi.stubEnv('TICKETS_URL', 'https://tickets.example/{lang}');
  vi.stubEnv('SOCIAL_URLS', 'https://x.com/a,https://www.instagram.com/b');
  await store.write((db) => db.deleteFrom('festival').execute());
  const folder = makeOwnFolder({});
  expect((await exported(folder))[0]).toBe(0);
  expect(textIn(folder, 'festival.yaml')).toBe(
    `name: Festival
languages:
  - fr
  - en
timezone: Europe/Paris
tickets: https://tickets.example/{lang}
social:
  - https://x.com/a
  - https://www.instagram.com/b
`,
  );
});

test('FES-06: an export without a database that opens fails in a sentence, and nothing is written', async () => {
  const [folder, files] = [makeOwnFolder({}), makeOwnFolder({ data: 'a file' })];
  vi.stubEnv('DATA_DIR', join(files, 'data'));
  expect(await exported(folder)).toEqual([1, expect.stringMatching(/^The export failed: .+\.\n$/)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('FES-06: an export that cannot be is told in a sentence, and nothing is written', async () => {
  const other = makeOwnFolder({ 'thesis.txt': 'mine' });
  const usage = `export DIR
  writes what the database holds of the programme and the pages, imports included, as a festival's folder
`;
  const [one, two] = ['a', 'b'].map((name) => join(other, name));
  expect([await exported(), await exported(one ?? '', two ?? ''), await exported('--all')]).toEqual(
    Array.from({ length: 3 }, () => [1, `Name one folder.\n${usage}`]),
  );
  vi.stubEnv('FESTIVAL', makeOwnFolder({ 'media/a.jpg': 'a picture' }));
  expect(await exported(other)).toEqual([
    1,
    `${other} holds other files and no festival.yaml: name an empty folder, or a festival’s.\n`,
  ]);
  expect(readdirSync(other)).toEqual(['thesis.txt']);
  writeFileSync(join(other, 'festival.yaml'), '');
  vi.stubEnv('SITE_TIMEZONE', 'Moon/Tycho');
  const [code, sentence] = await exported(other);
  expect([code, String(sentence).includes('SITE_TIMEZONE'), String(sentence).includes('failed')]).toEqual([
    1,
    true,
    false,
  ]);
  expect(textIn(other, 'festival.yaml')).toBe('');
});
