import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { fill } from '#server/sample/fill.ts';
import { openStore } from '#server/store/store.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { runScript } from '#server/testing/runScript.ts';

let folder: string;
beforeAll(async () => {
  folder = makeFolder({ 'loaded/media/affiches/a b.jpg': 'a picture' });
  const store = await openStore(
    { databaseUrl: null, dataDirectory: join(folder, 'data') },
    createLog(() => null),
  );
  const now = Temporal.Instant.from('2027-07-16T12:00:30Z');
  await fill(store, { now, sample: true });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  runScript('server/festival/festival.cli.ts', {
    args: ['export', ...args],
    env: { DATA_DIR: join(folder, 'data'), FESTIVAL: join(folder, 'loaded') },
  }).end();

test('export writes the folder with the media of the loaded one, and says what is in it; again, nothing is written', async () => {
  const directory = join(folder, 'exported');
  const { code, output, errors } = await run(directory);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(
    /^\S+exported: 70 shows, 1\d{3} dates, 84 artists, 8 pages\. \d+ files written, 0 removed\.$/,
  );
  expect(readdirSync(directory).toSorted()).toEqual([
    'artists',
    'careers',
    'dates.csv',
    'festival.yaml',
    'home.yaml',
    'media',
    'pages',
    'passes.yaml',
    'press',
    'series.yaml',
    'shows',
    'venues.yaml',
    'videos.yaml',
  ]);
  expect(readFileSync(join(directory, 'media/affiches/a b.jpg'), 'utf8')).toBe('a picture');
  expect((await run(directory)).output).toContain(' 0 files written, 0 removed.');
});

test('a folder with anything else in it stays as it is; without one folder the usage is told', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'thesis.txt'), 'mine');
  const refused = await run(other);
  expect([refused.code, refused.output]).toEqual([1, '']);
  expect(refused.errors).toContain('holds other files and no festival.yaml');
  expect(readdirSync(other)).toEqual(['thesis.txt']);
  const { code, errors } = await run();
  expect([code, errors.split('\n')[0]]).toEqual([1, 'Name one folder.']);
  expect(existsSync(join(folder, 'undefined'))).toBe(false);
});
