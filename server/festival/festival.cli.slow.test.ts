import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript } from '../testing/runScript.ts';
import { writeFolder } from './checking/testing/checkFiles.ts';
import { goodFolder } from './checking/testing/goodFolder.ts';

let folder = '';
const write = async (files: Record<string, string>): Promise<void> => {
  folder = writeFolder({ ...(await goodFolder()), ...files });
};
beforeEach(() => write({}));
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runScript('server/festival/festival.cli.ts', { args }).end();

test('check of a good folder says so, and ends well', async () => {
  expect(await run('check', folder)).toEqual({ code: 0, output: '0 mistakes, 0 warnings', errors: '' });
});

test('check names the mistakes of a folder by line, marks warnings, counts both, and ends badly', async () => {
  rmSync(folder, { recursive: true });
  await write({
    'artists/marie.yaml': 'naem: Marie\ntype: { fr: Clown }\n',
    'pages/contact.fr.md': '---\ntitle: Contact\n---\n![](media/larg.png)\n',
  });
  const output = [
    'artists/marie.yaml:1:1: `naem` is unknown here; `name`?',
    'pages/contact.fr.md:4:1: warning: a picture needs a text: ![text](…)',
    'pages/contact.fr.md:4:1: `media/larg.png` is not there; `media/large.png`?',
    '2 mistakes, 1 warning',
  ].join('\n');
  expect(await run('check', folder)).toEqual({ code: 1, output, errors: '' });
});

test('check --json gives the mistakes of a folder to programs', async () => {
  rmSync(folder, { recursive: true });
  await write({ 'venues.yaml': 'gesu: { name: Gesù, city: 1 }\nmonument-national: { name: M, city: M }\n' });
  const { code, output } = await run('check', folder, '--json');
  expect([code, JSON.parse(output)]).toEqual([
    1,
    {
      mistakes: [
        {
          file: 'venues.yaml',
          line: 1,
          column: 27,
          severity: 'mistake',
          message: '`city` must be a text: write "1"',
        },
      ],
    },
  ]);
});

test('check names the first two hundred of a folder’s mistakes, before warnings', async () => {
  rmSync(folder, { recursive: true });
  const rows = Array.from({ length: 199 }, (_, at) => `x${at};le-chein;2027-07-16 20:00\n`);
  await write({
    'dates.csv': `id;show;start\n${rows.join('')}`,
    'pages/a.fr.md': '---\ntitle: A\n---\n',
    'pages/b.fr.md': '---\ntitle: A\n---\n',
  });
  const { output } = await run('check', folder);
  expect(output.split('\n').slice(-4)).toEqual([
    'dates.csv:200:6: show `le-chein` is unknown; `le-chien`?',
    'pages/a.fr.md:1:1: warning: has no English text beside it: pages/a.en.md',
    'and 1 more',
    '199 mistakes, 2 warnings',
  ]);
});

test.each([
  [[], 'Name a command.'],
  [['chekc'], 'There is no command chekc.'],
  [['check'], 'Name one folder.'],
  [['check', 'a', 'b'], 'Name one folder.'],
  [['check', 'nowhere'], 'nowhere is no folder.'],
  [['check', '--yaml'], "Unknown option '--yaml'"],
])('a folder’s commands with wrong arguments show their usage: %j', async (args, said) => {
  const { code, output, errors } = await run(...args);
  expect([code, output, errors.split('\n')[0]]).toEqual([2, '', expect.stringContaining(said)]);
  expect(errors).toContain('check DIR [--json]');
});
