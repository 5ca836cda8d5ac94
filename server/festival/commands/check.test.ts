import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
import { festivalLimits } from '../limits.ts';
import type { Mistake } from '../mistake.ts';
import { jazzFiles } from '../testing/jazzFiles.ts';
import { checkCommand, sayMistakes } from './check.ts';

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const many = (severity: Mistake['severity'], count: number): Mistake[] =>
  Array.from({ length: count }, (_, index) => ({
    file: 'a.yaml',
    line: index + 1,
    column: 1,
    severity,
    message: 'is wrong',
  }));
const most = festivalLimits.listedMistakes;

test.each([
  [0, 0, 0, 0, ['0 mistakes, 0 warnings']],
  [1, 1, 1, 1, ['1 mistake, 1 warning']],
  [most - 1, 1, most - 1, 1, [`${most - 1} mistakes, 1 warning`]],
  [most - 1, 3, most - 1, 1, ['and 2 more', `${most - 1} mistakes, 3 warnings`]],
  [most + 1, 1, most, 0, ['and 2 more', `${most + 1} mistakes, 1 warning`]],
])('FES-03: of %d mistakes and %d warnings, %d and %d are named', (mistakes, warnings, one, other, end) => {
  sayMistakes([...many('warning', warnings), ...many('mistake', mistakes)]);
  const lines = said.trimEnd().split('\n');
  const named = lines.filter((line) => line.startsWith('a.yaml:'));
  const warned = named.filter((line) => line.endsWith(': warning: is wrong'));
  expect([named.length - warned.length, warned.length, lines.slice(named.length)]).toEqual([one, other, end]);
});

test('FES-26: a folder that is warned of is no wrong one', async () => {
  const folder = makeFolder({
    ...jazzFiles({ shows: 1, dates: 0 }),
    'dates.csv': 'id,show,start\na,concert-0,+3d 20:00\n',
  });
  expect([await checkCommand.run([folder]), said.trimEnd().split('\n').at(-1)]).toEqual([
    0,
    '0 mistakes, 1 warning',
  ]);
  rmSync(folder, { recursive: true });
});

test.each([
  [[], 'Name one folder.'],
  [['a', 'b'], 'Name one folder.'],
  [['/nowhere'], '/nowhere is no folder.'],
  [['package.json'], 'package.json is no folder.'],
  [['.', '--jsno'], "Unknown option '--jsno'"],
])('FES-03: a check of %j is refused with a sentence and its usage', async (args, sentence) => {
  let complained = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    complained += String(text);
    return true;
  });
  expect([await checkCommand.run(args), said]).toEqual([2, '']);
  expect(complained).toContain(sentence);
  expect(complained).toMatch(/\ncheck DIR \[--json\]\n/);
});

test('FES-03: a check for programs tells mistakes and warnings whole, and ends badly for a mistake', async () => {
  const folder = makeFolder({
    ...jazzFiles({ shows: 1, dates: 0 }),
    'dates.csv': 'id,show,start\na,concert-9,+3d 20:00\n',
  });
  const code = await checkCommand.run([folder, '--json']);
  rmSync(folder, { recursive: true });
  const at = (column: number, severity: string, message: unknown) => {
    return { file: 'dates.csv', line: 2, column, severity, message };
  };
  expect([code, JSON.parse(said)]).toEqual([
    1,
    {
      mistakes: [
        at(3, 'mistake', 'show `concert-9` is unknown; `concert-0`?'),
        at(13, 'warning', expect.stringMatching(/^dates are relative to the first start/)),
      ],
    },
  ]);
});
