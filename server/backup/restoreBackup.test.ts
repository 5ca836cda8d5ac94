import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { addMember } from '#server/member/testing/visitor.ts';
import { openStore } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { filesThatHold } from '#server/testing/filesThatHold.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { partNames, textPart } from './archive/parts.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { sqliteBackedUp } from './engines/sqlite.ts';
import { writeManifest } from './manifest.ts';
import { checkBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const log = createLog(() => null);
const takenAt = '2027-06-15T16:00:00Z';
const clock = createTestClock(takenAt);
const manifest = writeManifest({ takenAt, engine: 'SQLite', engineVersion: 0, migrations: [] });

let folder: string;
let file: string;
let data: string;
beforeEach(() => {
  folder = makeFolder({});
  file = join(folder, 'one.backup');
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const restore = (deletions: string | null = null, database = sqliteBackedUp(data, log)) =>
  restoreBackup(file, {
    database,
    dataDirectory: data,
    festival: null,
    deletions,
    clock,
  });
const write = (told: string) =>
  writeArchive(file, [textPart(partNames.manifest, told), textPart(partNames.sqlite, 'rows')]);

test.each([
  [
    manifest.replace('"format": 1', '"format": 2'),
    'The backup has the format 2, and this version of the site reads 1.',
  ],
  ['{}', 'The backup has the format of nobody, and this version of the site reads 1.'],
  ['no JSON', 'The backup has the format of nobody, and this version of the site reads 1.'],
])('OPS-06: a backup of another format is refused before anything is written: %#', async (told, sentence) => {
  await write(told);
  await expect(restore()).rejects.toThrow(sentence);
  expect(existsSync(data)).toBe(false);
});

test('OPS-04: a backup without its database, or without its sums, is refused', async () => {
  await writeArchive(file, [textPart(partNames.manifest, manifest)]);
  await expect(restore()).rejects.toThrow('The backup has no database.');
  const tar = await packTar([{ header: { name: partNames.manifest, size: 3 }, body: '{}\n' }]);
  writeFileSync(file, zstdCompressSync(tar));
  await expect(restore()).rejects.toThrow('The backup has no list of its sums: it is not whole.');
  expect(existsSync(data)).toBe(false);
});

test('OPS-04: a file that is not there, or that does not say what it is, is refused in a sentence', async () => {
  await expect(restore()).rejects.toThrow(`There is no file ${file}.`);
  await writeArchive(file, [textPart(partNames.sqlite, 'rows')]);
  await expect(restore()).rejects.toThrow(`${file} is no backup of a site: it does not say what it is.`);
  expect(existsSync(data)).toBe(false);
});

test('OPS-02: the size and the sum that are told are those of the whole file', async () => {
  const store = await openTestStore();
  const database = sqliteBackedUp(store.dataDirectory, log);
  const taken = await takeBackup(file, { database, festival: null, clock });
  await store.close();
  expect(taken).toEqual({
    bytes: statSync(file).size,
    sum: createHash('sha256').update(readFileSync(file)).digest('hex'),
    festivalFiles: 0,
  });
});

test('OPS-12: a folder of the festival that is not there is named, and no backup is taken without it', async () => {
  const store = await openTestStore();
  const festival = join(folder, 'none');
  const taken = takeBackup(file, { database: sqliteBackedUp(store.dataDirectory, log), festival, clock });
  await expect(taken).rejects.toThrow(`There is no folder ${festival} (FESTIVAL).`);
  await store.close();
  expect(readdirSync(folder)).toEqual([]);
});

test('OPS-08: a list of deletions that is not there, or is something else, is refused before anything is written', async () => {
  await write(manifest);
  const list = join(folder, 'deletions');
  await expect(restore(list)).rejects.toThrow(`There is no file ${list}.`);
  writeFileSync(list, 'jo@example.test\n');
  await expect(restore(list)).rejects.toThrow(`${list} is no list of deletions`);
  expect(existsSync(data)).toBe(false);
});

test.each(['', '-wal', '-shm', '-journal'])(
  'OPS-05: a place with a file of a database is none to restore into: %j',
  async (end) => {
    await write(manifest);
    const place = makeFolder({ [`data/chapiteau.sqlite${end}`]: 'theirs' });
    data = join(place, 'data');
    await expect(restore()).rejects.toThrow(`${join(data, `chapiteau.sqlite${end}`)} is there already`);
    expect(readdirSync(data)).toEqual([`chapiteau.sqlite${end}`]);
    rmSync(place, { recursive: true });
  },
);

test('OPS-02: a running restore is for its owner alone', async () => {
  await sqliteBackedUp(data, log).begin();
  expect(statSync(join(data, 'restoring')).mode & 0o777).toBe(0o700);
});

test('OPS-01: the time of a backup is that before its copy', async () => {
  const moving = createTestClock(takenAt);
  const copy = () => {
    moving.set('2027-06-15T17:00:00Z');
    const part = textPart(partNames.sqlite, 'rows');
    return Promise.resolve({ part, engineVersion: 0, migrations: [] });
  };
  const database = { ...sqliteBackedUp(data, log), copy };
  await takeBackup(file, { database, festival: null, clock: moving });
  expect((await checkBackup(file)).manifest.takenAt).toBe(takenAt);
});

test('OPS-02: a backup into a folder that is not there is refused in a sentence', async () => {
  const taken = takeBackup(join(folder, 'none', 'one.backup'), {
    database: sqliteBackedUp(data, log),
    festival: null,
    clock,
  });
  await expect(taken).rejects.toThrow(`There is no folder ${join(folder, 'none')}.`);
});

test('OPS-08: the list that is given and that of the place both count', async () => {
  const store = await openTestStore();
  const [jo, li] = [await addMember(store, 'jo@example.test'), await addMember(store, 'li@example.test')];
  await addMember(store, 'stays@example.test');
  await takeBackup(file, { database: sqliteBackedUp(store.dataDirectory, log), festival: null, clock });
  await store.close();
  const list = join(folder, 'given');
  writeFileSync(list, `${jo.uuid}\n`);
  mkdirSync(data);
  writeFileSync(join(data, 'deletions'), `${li.uuid}\n`);
  expect(await restore(list)).toEqual({ takenAt, deleted: 2, festival: 'none' });
  const restored = await openStore({ databaseUrl: null, dataDirectory: data }, log);
  const left = await restored.db.selectFrom('members').select('email').execute();
  await restored.close();
  expect(left).toEqual([{ email: 'stays@example.test' }]);
});

test('OPS-08: a list of accounts that the backup has not is a list, too: none is deleted again', async () => {
  const store = await openTestStore();
  await takeBackup(file, { database: sqliteBackedUp(store.dataDirectory, log), festival: null, clock });
  await store.close();
  const list = join(folder, 'deletions');
  writeFileSync(list, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff\n');
  expect(await restore(list)).toEqual({ takenAt, deleted: 0, festival: 'none' });
});

test('OPS-08: of an account that is deleted again no byte is left, and the database is told to write over it', async () => {
  const store = await openTestStore();
  const email = 'gone@example.test';
  const { uuid } = await addMember(store, email);
  await takeBackup(file, { database: sqliteBackedUp(store.dataDirectory, log), festival: null, clock });
  await store.close();
  const list = join(folder, 'deletions');
  writeFileSync(list, `${uuid}\n`);
  const membersAtPurge: object[][] = [];
  const database = sqliteBackedUp(data, log);
  const open = async () => {
    const opened = await database.open();
    const purge = async (): Promise<void> => {
      membersAtPurge.push(await opened.db.selectFrom('members').select('id').execute());
      await opened.purge();
    };
    return { ...opened, purge };
  };
  expect(await restore(list, { ...database, open })).toEqual({ takenAt, deleted: 1, festival: 'none' });
  expect([membersAtPurge, filesThatHold(data, [email])]).toEqual([[[]], []]);
});
