import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearOutput } from '#server/testing/hearOutput.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { newCommand } from './new.ts';

let folder = '';
let said: () => string;
beforeEach(() => {
  folder = makeFolder({});
  said = hearOutput();
});
afterEach(() => rmSync(folder, { recursive: true }));

const flags = [
  '--name',
  'Jazz',
  '--languages',
  'fr',
  '--timezone',
  'Europe/Paris',
  '--first-day',
  '2027-07-16',
];

test('writes a festival into a new folder, and says what to do next', async () => {
  const made = join(folder, 'jazz');
  expect(await newCommand.run([made, ...flags])).toBe(0);
  expect(readdirSync(made).toSorted()).toEqual([
    'dates.csv',
    'festival.yaml',
    'home.yaml',
    'media',
    'pages',
    'shows',
    'venues.yaml',
  ]);
  expect(said()).toContain(`npm run festival -- check ${made}\n  FESTIVAL=${made} npm start\n`);
});

test('never writes over anything, a festival included', async () => {
  const made = join(folder, 'jazz');
  await newCommand.run([made, ...flags]);
  said();
  expect(await newCommand.run([made, ...flags])).toBe(1);
  expect(said()).toBe(`${made} is not empty: name a new folder.\n`);
});

test.each([
  [[], 'Name one folder.'],
  [['a', 'b'], 'Name one folder.'],
  [['a', '--nmae', 'x'], "Unknown option '--nmae'"],
  [['a', '--name', ''], '--name must not be empty.'],
])('%j is refused with a sentence, and nothing is written', async (args, sentence) => {
  const made = args.map((arg) => (arg === 'a' ? join(folder, 'a') : arg));
  expect(await newCommand.run(made)).toBe(1);
  expect(said()).toContain(sentence);
  expect(existsSync(join(folder, 'a'))).toBe(false);
});
