import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMembers } from '#server/stress/people.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import { hearOutput } from '#server/testing/hearOutput.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { jazzFiles } from '../testing/jazzFiles.ts';
import { loadCommand } from './load.ts';

let said: () => string;
let folder: string;
beforeEach(() => {
  said = hearOutput();
  folder = makeFolder(jazzFiles({ shows: 1, dates: 2 }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each([
  [['--cancel', '2'], 2],
  [['--dry-run'], 2],
])('FES-08: --watch never ends a reservation, and always writes: it goes not with %j', async (more, code) => {
  expect(await loadCommand.run([folder, '--watch', ...more])).toBe(code);
  expect(said().split('\n')[0]).toBe('--watch goes with neither --cancel nor --dry-run.');
});

test('FES-08: a load that needs the number of reservations ends badly, and says the number', async () => {
  const store = await openTestStore();
  vi.stubEnv('DATA_DIR', store.dataDirectory);
  vi.stubEnv('NOW', '2027-07-01T12:00:00Z');
  const load = async (...more: string[]) => {
    const code = await loadCommand.run([folder, ...more]);
    return [code, said().trimEnd().split('\n').at(-1)];
  };
  const first = await load();
  const [member] = await addMembers(store, 1, 0);
  const booking = { uuid: 'a', member_id: member?.id ?? 0, programmation_id: 2, code: 'a', changed_at: 0 };
  await store.transact(async (db) => {
    await insertAll(db, 'bookings', [{ ...booking, reserved: 1, enabled: 1 }]);
    await db.updateTable('user_credits').set({ used_credits: 1 }).execute();
    await db.updateTable('programmations').set({ taken: 1 }).where('id', '=', 2).execute();
  });
  writeFileSync(join(folder, 'dates.csv'), jazzFiles({ shows: 1, dates: 1 })['dates.csv'] ?? '');
  expect([first, await load(), await load('--dry-run'), await load('--cancel', '1'), await load()]).toEqual([
    [0, 'The folder is online.'],
    [
      1,
      'Nothing was loaded: 1 reservation would end. If that is meant, load with --cancel 1; the member gets the credit back and a letter.',
    ],
    [0, 'Nothing was written: this was a dry run.'],
    [0, 'The folder is online.'],
    [0, 'Nothing changed.'],
  ]);
  await store.close();
});

test.each([
  [[], 'Name one folder.'],
  [['a', 'b'], 'Name one folder.'],
  [['/nowhere'], '/nowhere is no folder.'],
  [['package.json'], 'package.json is no folder.'],
  [['.', '--cancel', 'all'], '--cancel must be a whole number, like 12.'],
  [['.', '--cancel', '1.5'], '--cancel must be a whole number, like 12.'],
  [['.', '--cancle'], "Unknown option '--cancle'"],
])('FES-07: a load of %j is refused with a sentence and its usage', async (args, sentence) => {
  expect(await loadCommand.run(args)).toBe(2);
  const heard = said();
  expect(heard).toContain(sentence);
  expect(heard).toMatch(/\nload DIR \[--dry-run\] \[--cancel N\] \[--watch\]\n/);
});

test('FES-03: a load names mistakes as a check does, and counts warnings alone', async () => {
  const store = await openTestStore();
  vi.stubEnv('DATA_DIR', store.dataDirectory);
  vi.stubEnv('NOW', '2027-07-01T12:00:00Z');
  const load = async (row: string) => {
    writeFileSync(join(folder, 'dates.csv'), `id,show,start\n${row}\n`);
    return [await loadCommand.run([folder, '--dry-run']), said().trimEnd().split('\n')];
  };
  expect([await load('a,concert-9,2027-07-16 20:00'), await load('a,concert-0,+3d 20:00')]).toEqual([
    [
      1,
      [
        'dates.csv:2:3: show `concert-9` is unknown; `concert-0`?',
        '1 mistake, 0 warnings',
        'Nothing was loaded: what is online stays.',
      ],
    ],
    [
      0,
      [
        'Festival: 1 new',
        'Shows: 1 new',
        'Dates: 1 new',
        'Venues: 1 new',
        'Pages: 1 new',
        'Kinds and genres: 3 new',
        `Warnings: 1. npm run festival -- check ${folder} lists them.`,
        'Nothing was written: this was a dry run.',
      ],
    ],
  ]);
  await store.close();
});

test('FES-07: --watch loads at once and after every change, goes on after mistakes, and ends with Ctrl+C', async () => {
  const store = await openTestStore();
  vi.stubEnv('DATA_DIR', store.dataDirectory);
  vi.stubEnv('NOW', '2027-07-01T12:00:00Z');
  const before = process.listeners('SIGINT');
  let heard = '';
  const write = (venues: string): void => {
    heard = '';
    writeFileSync(join(folder, 'venues.yaml'), venues);
  };
  const hears = (lines: string) =>
    expect
      .poll(() => {
        heard += said();
        return heard;
      })
      .toContain(lines);
  const wrong = 'Nothing was loaded: what is online stays.\n';
  write('salle: [');
  const watching = loadCommand.run([folder, '--watch']);
  await hears(`${wrong}Watching ${folder}; Ctrl+C ends it.\n`);
  write('salle:\n  name: La Salle\n  city: Montréal\n');
  await hears('Venues: 1 new\nPages: 1 new\nKinds and genres: 3 new\nThe folder is online.\n');
  write('salle: ]');
  await hears(wrong);
  write('salle:\n  name: La Grande Salle\n  city: Montréal\n');
  await hears('Venues: 1 changed\nThe folder is online.\n');
  const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`;
  await store.transact((db) => rename('venues', 'gone').execute(db));
  write('salle:\n  name: La Petite Salle\n  city: Montréal\n');
  await hears('It tries again at the next change.\n');
  await store.transact((db) => rename('gone', 'venues').execute(db));
  write('salle:\n  name: La Petite Salle\n  city: Laval\n');
  await hears('Venues: 1 changed\nThe folder is online.\n');
  for (const end of process.listeners('SIGINT').filter((one) => !before.includes(one))) end('SIGINT');
  expect(await watching).toBe(0);
  await store.close();
});

test('FES-07: a load that the database refuses ends badly, dry or not, and says why', async () => {
  const store = await openTestStore();
  vi.stubEnv('DATA_DIR', store.dataDirectory);
  vi.stubEnv('NOW', '2027-07-01T12:00:00Z');
  const load = async (...more: string[]) => {
    const code = await loadCommand.run([folder, ...more]);
    return [code, said().trimEnd().split('\n').slice(-2)];
  };
  await load();
  const [member] = await addMembers(store, 1, 0);
  const booking = { uuid: 'a', member_id: member?.id ?? 0, programmation_id: 1, code: 'a', changed_at: 0 };
  await store.transact((db) => insertAll(db, 'bookings', [{ ...booking, reserved: 1, enabled: 1 }]));
  writeFileSync(join(folder, 'dates.csv'), 'id,show,start,capacity\nd-0,concert-0,2027-07-16 20:00,0\n');
  const refused = [
    1,
    ['Date d-0: capacity 0 is below the 1 seat taken.', 'Nothing was loaded: what is online stays.'],
  ];
  expect([await load(), await load('--dry-run')]).toEqual([refused, refused]);
  await store.close();
});

test('FES-03: a load looks into pictures, as a check does', async () => {
  const store = await openTestStore();
  vi.stubEnv('DATA_DIR', store.dataDirectory);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'a.png'), 'no picture');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages', 'a.fr.md'), '---\ntitle: A\n---\n![a](media/a.png)\n');
  expect([await loadCommand.run([folder, '--dry-run']), said().split('\n')[1]]).toEqual([
    1,
    expect.stringMatching(/^pages\/a\.fr\.md:4:1: `media\/a\.png` /),
  ]);
  await store.close();
});
