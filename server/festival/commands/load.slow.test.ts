import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { original } from '#server/pictures/testing/originals.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { runScript } from '#server/testing/runScript.ts';
import { jazzFiles } from '../testing/jazzFiles.ts';

const small = { shows: 2, dates: 3 };
let folder = '';
let dataDirectory = '';
beforeEach(() => {
  folder = makeFolder(jazzFiles(small));
  dataDirectory = makeFolder({});
});
afterEach(() => {
  for (const each of [folder, dataDirectory]) rmSync(each, { recursive: true, force: true });
});

const load = (...args: string[]) =>
  runScript('server/festival/festival.cli.ts', { args: ['load', ...args], env: { DATA_DIR: dataDirectory } });
const change = (files: Record<string, string>): void => {
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, name), body);
};

test('load says what changes before it does it; a dry run writes nothing', { timeout: 60_000 }, async () => {
  const dry = await load(folder, '--dry-run').end();
  expect([dry.code, dry.output.split('\n')]).toEqual([
    0,
    expect.arrayContaining(['Shows: 2 new', 'Dates: 3 new', 'Nothing was written: this was a dry run.']),
  ]);
  const first = await load(folder).end();
  expect([first.code, first.output.split('\n').at(-1)]).toEqual([0, 'The folder is online.']);
  expect((await load(folder).end()).output.split('\n').at(-1)).toBe('Nothing changed.');
});

test(
  'PIC-05: load prepares pictures before it writes; a picture that is refused keeps it from writing',
  {
    timeout: 120_000,
  },
  async () => {
    mkdirSync(join(folder, 'media'));
    writeFileSync(join(folder, 'media/a.png'), await original(700, 420).png().toBuffer());
    change({ 'shows/concert-0.yaml': 'kind: online\nimage: media/a.png\n' });
    const first = await load(folder).end();
    expect(first.output.split('\n').slice(-2)).toEqual([
      expect.stringMatching(/^Pictures prepared: 1, in \d+\.\d s\.$/),
      'The folder is online.',
    ]);
    const names = readdirSync(join(dataDirectory, 'pictures')).filter((name) => name !== 'notes');
    expect(names).toEqual([expect.stringMatching(/^[\da-f]{24}-700x420-[\da-f]{6}$/)]);
    change({ 'media/a.png': 'no picture' });
    const { code, output } = await load(folder).end();
    expect([code, output.split('\n')[0]]).toEqual([
      1,
      'shows/concert-0.yaml:2:8: `media/a.png` is damaged, or no picture: use JPEG, PNG, WebP, AVIF, TIFF or SVG',
    ]);
  },
);

test('load names mistakes as check does, and loads nothing', { timeout: 60_000 }, async () => {
  change({ 'dates.csv': 'id,show,start\nd-0,concert-9,2027-07-16 20:00\n' });
  const { code, output } = await load(folder).end();
  expect(code).toBe(1);
  expect(output).toMatch(/^dates\.csv:2:\d+: .*concert-9/m);
  expect(output.split('\n').at(-1)).toBe('Nothing was loaded: what is online stays.');
});

test.each([
  [[], 'Name one folder.'],
  [['a', 'b'], 'Name one folder.'],
  [['/nowhere'], '/nowhere is no folder.'],
  [['.', '--cancel', 'all'], '--cancel must be a whole number, like 12.'],
  [['.', '--watch', '--cancel', '2'], '--watch goes with neither --cancel nor --dry-run.'],
  [['.', '--cancle'], "Unknown option '--cancle'"],
])('load %j is refused with a sentence', { timeout: 60_000 }, async (args, sentence) => {
  const { code, errors } = await load(...args).end();
  expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
});

test(
  '--watch loads every change, goes on after mistakes, and ends with Ctrl+C',
  { timeout: 120_000 },
  async () => {
    const watching = load(folder, '--watch');
    await watching.line('Watching');
    change({ 'shows/concert-0.fr.md': '---\ntitle: Autre\n---\n' });
    await watching.line('Shows: 1 changed');
    change({ 'venues.yaml': 'salle: [' });
    await watching.line('Nothing was loaded');
    change({ 'venues.yaml': 'salle:\n  name: La Grande Salle\n  city: Montréal\n' });
    await watching.line('Venues: 1 changed');
    watching.process.kill('SIGINT');
    expect((await watching.end()).code).toBe(0);
  },
);
