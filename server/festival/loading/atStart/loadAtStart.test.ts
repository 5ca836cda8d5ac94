import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insertAll } from '#server/store/schema/insert.ts';
import { addMembers } from '#server/stress/people.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { jazzFiles } from '#server/festival/testing/jazzFiles.ts';
import { loadAtStart } from './loadAtStart.ts';

test('FES-03: a start follows a folder that is new or the same, and lists the mistakes of any other, without warnings', async () => {
  const store = await openTestStore();
  const folder = makeFolder(jazzFiles({ shows: 1, dates: 1 }));
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
  const start = () => loadAtStart(store, folder, now);
  const write = (...rows: string[]) =>
    writeFileSync(join(folder, 'dates.csv'), ['id,show,start', ...rows, ''].join('\n'));
  const loaded = { isLoaded: true, lines: [] };
  expect([await start(), await start()]).toEqual([loaded, loaded]);
  const warning = 'a,concert-0,+3d 20:00';
  write(warning);
  expect(await start()).toEqual({
    isLoaded: true,
    lines: [
      `Warning: dates of the festival's folder ${folder} are relative to its first start: they count from 2027-07-01.`,
    ],
  });
  write(warning, ...Array.from({ length: 21 }, (_, index) => `b-${index},nobody,2027-07-16 20:00`));
  const { isLoaded, lines } = await start();
  expect([
    isLoaded,
    lines.length,
    lines.filter((line) => line.includes('relative')),
    lines.slice(-2),
  ]).toEqual([
    false,
    22,
    [],
    [
      `and 1 more: npm run festival -- check ${folder}`,
      `Warning: the festival's folder ${folder} has mistakes and was not loaded. What was online stays.`,
    ],
  ]);
});

test('FES-08: a start never ends a reservation: it says how many would end, and what is online stays', async () => {
  const store = await openTestStore();
  const folder = makeFolder(jazzFiles({ shows: 1, dates: 2 }));
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const now = Temporal.Instant.from('2027-07-01T12:00:00Z');
  await loadAtStart(store, folder, now);
  const [member] = await addMembers(store, 1, 0);
  const booking = { uuid: 'a', member_id: member?.id ?? 0, programmation_id: 2, code: 'a', changed_at: 0 };
  await store.transact((db) => insertAll(db, 'bookings', [{ ...booking, reserved: 1, enabled: 1 }]));
  writeFileSync(join(folder, 'dates.csv'), jazzFiles({ shows: 1, dates: 1 })['dates.csv'] ?? '');
  expect(await loadAtStart(store, folder, now)).toEqual({
    isLoaded: false,
    lines: [
      `Warning: the festival's folder ${folder} was not loaded.`,
      'Nothing was loaded: 1 reservation would end. If that is meant, load with --cancel 1; the member gets the credit back and a letter.',
    ],
  });
});
