import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('FES-05: a new festival is counted in files, and its people are told what waits for them', async () => {
  const made = join(folder, 'jazz');
  await newCommand.run([made, ...flags]);
  const count = readdirSync(made, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length;
  expect(said().split('\n')[0]).toBe(
    `${made}: ${count} files written. Pages marked "placeholder: true" wait for your words.`,
  );
});

test('FES-05: a festival in place of a file is refused; every wrong and every missing answer is told at once', async () => {
  const file = join(folder, 'a');
  writeFileSync(file, 'mine');
  expect([await newCommand.run([file, ...flags]), said()]).toEqual([
    1,
    `${file} is not a folder: name another one.\n`,
  ]);
  const wrong = [join(folder, 'b'), '--first-day', '2027-02-30', '--languages', 'de'];
  expect([await newCommand.run(wrong), said()]).toEqual([
    1,
    '--languages must be fr or en.\n--first-day must exist in the calendar.\nNobody is here to ask: give --name, --timezone.\n',
  ]);
});

test('FES-05: a person at a terminal is asked for what is not given, and again after a wrong answer', async () => {
  const own = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  onTestFinished(() => void Object.defineProperty(process, 'stdin', own));
  const given = ['de', 'fr', '2027-07-16'];
  let heard = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    heard += String(text);
    if (String(text).endsWith('? ') || String(text).endsWith(') ')) stdin.write(`${given.shift()}\n`);
    return true;
  });
  const made = join(folder, 'jazz');
  const code = await newCommand.run([made, '--name', 'Jazz', '--timezone', 'Europe/Paris']);
  expect([code, given, stdin.isPaused()]).toEqual([0, [], true]);
  const languages = 'In which languages is it written, the main one first? (fr,en) ';
  expect(heard).toContain(
    `${languages}It must be fr or en.\n${languages}On which day does it begin? (2027-07-16) `,
  );
  expect(readFileSync(join(made, 'festival.yaml'), 'utf8')).toContain(
    'languages:\n  - fr\ntimezone: Europe/Paris\n',
  );
});
