import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../testing/runScript.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chapiteau-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...args: string[]) =>
  runScript('server/import/import.cli.ts', { args, env: { DATA_DIR: join(folder, 'data') } });
const run = (...args: string[]) => start(...args).end();

test('import: a file is imported with a summary and its rejected records; again, nothing changes', async () => {
  const file = join(folder, 'programme.jsonld');
  const records = [
    {
      '@type': 'Event',
      name: 'Une soirée',
      startDate: '2027-05-01T20:00',
      image: 'http://pictures.example/1.jpg',
      organizer: { '@type': 'Organization', name: 'Nous' },
    },
    { '@type': 'Place' },
  ];
  writeFileSync(file, JSON.stringify(records));
  const rejected = [
    '  left out: record 2 is not an Event (@type Place)',
    '  pictures at http: addresses are shown over https: 1, like that of “Une soirée”',
    '  time zones: 1 of --timezone',
    '  kept: image 1, name 1, startDate 1',
    '  lost: organizer.name 1',
  ].join('\n');
  expect(await run(file, '--timezone', 'America/St_Johns')).toEqual({
    code: 0,
    output: `${rejected}\nprogramme.jsonld: 1 added, 0 updated, 0 already there, 1 left out`,
    errors: '',
  });
  expect(await run(file, '--timezone', 'America/St_Johns')).toEqual({
    code: 0,
    output: `${rejected}\nprogramme.jsonld: 0 added, 0 updated, 1 already there, 1 left out\nNothing changed.`,
    errors: '',
  });
});

test('IMP-01: --json says the same as one line of JSON, and nothing else', async () => {
  const file = join(folder, 'told.jsonld');
  writeFileSync(
    file,
    JSON.stringify({
      '@type': 'Event',
      '@id': 'urn:dite',
      name: 'Dite',
      startDate: '2027-05-01T20:00',
      about: 'x',
    }),
  );
  const { output } = await run(file, '--json', '--lang', 'fr');
  expect(JSON.parse(output)).toEqual({
    file: 'told.jsonld',
    added: 1,
    updated: 0,
    unchanged: 0,
    ended: 0,
    rejected: [],
    pictures: { upgraded: { count: 0, example: '' }, 'left out': { count: 0, example: '' } },
    zones: { option: 0, geo: 0, place: 0, site: 1 },
    properties: {
      about: { kept: 0, lost: 1 },
      name: { kept: 1, lost: 0 },
      startDate: { kept: 1, lost: 0 },
    },
  });
});

test('import: one that is killed while it saves leaves whole records, and the next one saves the others', async () => {
  const [file, count] = [join(folder, 'killed.jsonld'), 3_000];
  const records = Array.from({ length: count }, (_, index) => ({
    '@type': 'Event',
    '@id': `urn:killed:${index}`,
    name: 'Une soirée',
    startDate: '2027-05-01T20:00',
    location: { '@type': 'Place', name: `Salle ${index}` },
  }));
  writeFileSync(file, JSON.stringify(records));
  const killed = start(file);
  await killed.line('records saved');
  killed.process.kill('SIGKILL');
  await killed.end();
  const { output } = await run(file);
  const [, added, unchanged] = /: (\d+) added, 0 updated, (\d+) already there/.exec(output) ?? [];
  expect(Number(unchanged)).toBeGreaterThanOrEqual(1_000);
  expect(Number(added) + Number(unchanged)).toBe(count);
  expect((await run(file)).output).toContain(`0 added, 0 updated, ${count} already there`);
}, 60_000);

test('import: of a large file every thousand records are told, read and saved', async () => {
  const file = join(folder, 'large.jsonld');
  const records = Array.from({ length: 1_100 }, (_, index) => ({
    '@type': 'Event',
    '@id': `urn:${index}`,
    name: 'Une soirée',
    startDate: '2027-05-01T20:00',
  }));
  writeFileSync(file, JSON.stringify(records));
  expect(await run(file)).toEqual({
    code: 0,
    output: [
      'large.jsonld: 1000 of 1100 records read',
      'large.jsonld: 1000 of 1100 records saved',
      '  time zones: 1100 of the site',
      '  kept: name 1100, startDate 1100',
      'large.jsonld: 1100 added, 0 updated, 0 already there, 0 left out',
    ].join('\n'),
    errors: '',
  });
});

test('import: a file that cannot be read is an error, the others go in', async () => {
  const [broken, good] = [join(folder, 'broken.jsonld'), join(folder, 'good.jsonld')];
  writeFileSync(broken, '{');
  writeFileSync(good, JSON.stringify({ '@type': 'Event', name: 'Bonne', startDate: '2027-05-01T20:00Z' }));
  expect(await run(broken, good)).toEqual({
    code: 1,
    output: [
      '  time zones: 1 of the site',
      '  kept: name 1, startDate 1',
      'good.jsonld: 1 added, 0 updated, 0 already there, 0 left out',
    ].join('\n'),
    errors: 'broken.jsonld is not JSON, or is cut off.',
  });
});

test.each([
  [[], 'Name the files to import.'],
  [['x.jsonld', '--timezone', 'Mars/Olympus'], '--timezone must be an IANA time zone, like America/Toronto.'],
  [['x.jsonld', '--lang', 'de'], '--lang must be fr or en.'],
  [['x.jsonld', '--zone'], "Unknown option '--zone'"],
])(
  'import: wrong arguments %j are said in words',
  async (args, message) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(errors).toMatch(
      'npm run import -- FILE… [--timezone ZONE] [--lang fr|en] [--currency CODE] [--json]',
    );
  },
  20_000,
);
