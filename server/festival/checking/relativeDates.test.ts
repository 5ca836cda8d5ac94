import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';
import { goodFolder } from './testing/goodFolder.ts';

/** Everything that is said of a good folder with these dates. */
const saidOf = async (...rows: string[]): Promise<string[]> =>
  (
    await checkFiles({
      ...(await goodFolder()),
      'dates.csv': ['id,show,venue,start,minutes', ...rows, ''].join('\n'),
    })
  ).lines;

const warning =
  'warning: dates are relative to the first start; write days, like 2027-07-16, before the festival is a real one';

test('FES-26: relative dates are warned of once, at the first of them', async () => {
  expect(await saidOf('a,le-chat,gesu,2027-07-18 20:00,60', 'b,le-chat,gesu,2027-07-19 20:00,60')).toEqual(
    [],
  );
  expect(
    await saidOf(
      'a,le-chat,gesu,2027-07-18 20:00,60',
      'b,le-chat,gesu,+12d 20:00,60',
      'c,le-chat,gesu,+2m 2sat 20:00,60',
    ),
  ).toEqual([`dates.csv:3:16: ${warning}`]);
});

test('FES-26: relative dates are looked through like others, and one on a weekday that its month lacks takes no room', async () => {
  expect(
    await saidOf(
      'a,le-chat,gesu,+2m 2sat 20:00,60',
      'b,le-chat,gesu,2027-08-14 20:30,60',
      'c,le-chat,gesu,+0m 5sat 20:00,60',
      'd,le-chat,gesu,+0m 5sat 20:00,60',
    ),
  ).toEqual([
    `dates.csv:2:16: ${warning}`,
    'dates.csv:3:16: warning: venue `gesu` is taken at this time by date `a` of show `le-chat`',
  ]);
});

test('FES-26: a relative end before its start is a mistake, and a later one takes the venue until then', async () => {
  const said = async (end: string): Promise<string[]> =>
    (
      await checkFiles({
        ...(await goodFolder()),
        'dates.csv': `id,show,venue,start,end\na,le-chat,gesu,+3d 20:00,${end}\nb,le-chat,gesu,+3d 21:30,\n`,
      })
    ).lines;
  const first = `dates.csv:2:16: ${warning}`;
  expect([await said('+3d 19:00'), await said('+3d 22:00')]).toEqual([
    [first, 'dates.csv:2:26: `end` is before `start`'],
    [first, 'dates.csv:3:16: warning: venue `gesu` is taken at this time by date `a` of show `le-chat`'],
  ]);
});

test('FES-26: other words for a time are mistakes', async () => {
  const message = '`start` must be a day and an hour, like 2027-07-16 20:00';
  expect(await saidOf('a,le-chat,gesu,12d 20:00,60', 'b,le-chat,gesu,+2m 6sat 20:00,60')).toEqual([
    `dates.csv:2:16: ${message}`,
    `dates.csv:3:16: ${message}`,
  ]);
});

test.each([
  ['an end', { 'dates.csv': 'id,show,start,end\na,le-chat,2027-07-18 20:00,+60d 21:00\n' }, 'dates.csv:2:28'],
  [
    'a former start',
    { 'dates.csv': 'id,show,start,previous_start\na,le-chat,2027-07-18 20:00,+1d 21:00\n' },
    'dates.csv:2:28',
  ],
  ['the announcement of a show', { 'shows/le-chien.yaml': 'added: -5d 09:00\n' }, 'shows/le-chien.yaml:1:8'],
  [
    'a date in its show’s file',
    { 'shows/le-chien.yaml': 'dates:\n  - { id: z, start: +3d 20:00 }\n' },
    'shows/le-chien.yaml:2:21',
  ],
  [
    'a job',
    {
      'careers/list.yaml': 'tags: { t: { title: A } }\n',
      'careers/list.fr.md': '---\ntitle: A\n---\n',
      'careers/list.en.md': '---\ntitle: A\n---\n',
      'careers/j.yaml': 'tag: t\npublished: -5d 09:00\n',
      'careers/j.fr.md': '---\ntitle: J\n---\n',
      'careers/j.en.md': '---\ntitle: J\n---\n',
    },
    'careers/j.yaml:2:12',
  ],
  [
    'a press release',
    { 'press/opening.yaml': 'tag: news\npublished: -5d 09:00\n' },
    'press/opening.yaml:2:12',
  ],
])('FES-26: a relative time is warned of wherever it stands: %s', async (_, files, place) => {
  expect((await checkFiles({ ...(await goodFolder()), ...files })).lines).toEqual([`${place}: ${warning}`]);
});

test('FES-26: what was announced may count from the first start, in days alone', async () => {
  const files = await goodFolder();
  const said = async (published: string) =>
    (
      await checkFiles({
        ...files,
        'videos.yaml': `videos:\n  a: { title: A, youtube: aqz-KE-bpKQ, published: ${published} }\n`,
      })
    ).lines;
  expect(await said('-5d 09:00')).toEqual([`videos.yaml:2:51: ${warning}`]);
  expect(await said('-1m 1sat 09:00')).toEqual([
    'videos.yaml:2:51: `published` must be an instant, like 2027-07-16T12:00:00Z',
  ]);
});
