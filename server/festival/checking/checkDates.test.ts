import { expect, test } from 'vitest';
import { checkFiles } from './testing/checkFiles.ts';

const show = { 'shows/chat.fr.md': '---\ntitle: Le chat\n---\n' };
const said = async (date: string, more: Readonly<Record<string, string>> = {}): Promise<string[]> => {
  const { lines } = await checkFiles({
    'festival.yaml': 'name: Le Rire\nlanguages: [fr]\ntimezone: America/Toronto\n',
    'venues.yaml':
      'gesu: { name: Gesù, city: Montréal, capacity: 100 }\nparis: { name: Le Coin, city: Paris, timezone: Europe/Paris }\n',
    'shows/chat.yaml': `dates:\n  - { id: a, ${date} }\n`,
    ...show,
    ...more,
  });
  return lines;
};

const skipped = (time: string, zone: string) =>
  `\`start\` ${time} does not exist in ${zone}: the clock jumps over it`;

test.each<[what: string, date: string, said: string[]]>([
  ['as many seats sold as there are', 'start: 2027-07-16 20:00, venue: gesu, sold: 100', []],
  [
    'seats of its own, more than the venue’s',
    'start: 2027-07-16 20:00, venue: gesu, capacity: 200, sold: 150',
    [],
  ],
  [
    'fewer seats of its own than the venue’s',
    'start: 2027-07-16 20:00, venue: gesu, capacity: 50, sold: 60',
    ['2:72: `sold` 60 is more than the 50 seats'],
  ],
  ['an end that is its start', 'start: 2027-07-16 20:00, end: 2027-07-16 20:00', []],
  ['an unknown end', 'start: 2027-07-16 20:00, end: unknown', []],
  [
    'a highest price of half a cent',
    'start: 2027-07-16 20:00, price_max: 2.505',
    ['2:50: `price_max` 2.505 has more than the 2 decimals of CAD'],
  ],
  [
    'a former start that no clock has',
    'start: 2027-07-16 20:00, previous_start: 2027-03-14 02:30',
    ['2:55: `previous_start` 2027-03-14 02:30 does not exist in America/Toronto: the clock jumps over it'],
  ],
  [
    'an hour that the clock of its venue skips',
    'start: 2027-03-28 02:30, venue: paris',
    [`2:21: ${skipped('2027-03-28 02:30', 'Europe/Paris')}`],
  ],
  ['an hour that the festival’s clock alone skips', 'start: 2027-03-14 02:30, venue: paris', []],
  ['the first of two hours that its clock repeats', 'start: 2027-11-07 01:30-04:00', []],
  ['the second of two hours that its clock repeats', 'start: 2027-11-07 01:30-05:00', []],
  ['an end in the hour that comes again', 'start: 2027-11-07 01:45-04:00, end: 2027-11-07 01:15-05:00', []],
  [
    'an end in the hour before it came again',
    'start: 2027-11-07 01:15-05:00, end: 2027-11-07 01:45-04:00',
    ['2:50: `end` is before `start`'],
  ],
  ['the offset of its place, which it would not need', 'start: 2027-07-16 20:00-04:00', []],
  [
    'an offset of the other half of the year',
    'start: 2027-07-16 20:00-05:00',
    ['2:21: `start` 2027-07-16 20:00-05:00 is at -04:00 in America/Toronto, not at -05:00'],
  ],
  [
    'a time zone of its own, before the venue’s',
    'start: 2027-03-14 02:30, venue: paris, timezone: America/Toronto',
    [`2:21: ${skipped('2027-03-14 02:30', 'America/Toronto')}`],
  ],
])('FES-03: a date with %s', async (_, date, lines) => {
  expect(await said(date)).toEqual(lines.map((line) => `shows/chat.yaml:${line}`));
});

test('FES-03: an id belongs to one date, in whichever file it stands', async () => {
  const dates = 'id,show,start\nb,chat,2027-07-18 20:00\na,chat,2027-07-19 20:00\nb,chat,2027-07-20 20:00\n';
  expect(await said('start: 2027-07-16 20:00', { 'dates.csv': dates })).toEqual([
    'dates.csv:3:1: id `a` is taken by another date in shows/chat.yaml',
    'dates.csv:4:1: id `b` is taken by another date in dates.csv',
  ]);
});

test('FES-03: names, prices and seats of a date in its show’s file are looked through as those of the table', async () => {
  const wrong =
    'start: 2027-07-16 20:00, end: 2027-07-16 19:00, venue: gesu, price_min: 9, price_max: 8, sold: 101, minutes: 5';
  expect(await said(wrong)).toEqual([
    'shows/chat.yaml:2:44: `end` is before `start`',
    'shows/chat.yaml:2:86: `price_min` 9 is more than `price_max` 8',
    'shows/chat.yaml:2:109: `sold` 101 is more than the 100 seats',
    'shows/chat.yaml:2:123: `minutes` and `end` say the same: leave one of them out',
  ]);
});

test('FES-03: one hour is looked up on the clock of each place', async () => {
  const dates = 'id,show,venue,start\nb,chat,,2027-03-28 02:30\nc,chat,paris,2027-03-28 02:30\n';
  expect(await said('start: 2027-07-16 20:00', { 'dates.csv': dates })).toEqual([
    `dates.csv:3:14: ${skipped('2027-03-28 02:30', 'Europe/Paris')}`,
  ]);
});

test.each([
  ['2027-07-15 23:59', false],
  ['2027-07-16 00:00', true],
  ['2027-07-18 23:59', true],
  ['2027-07-19 00:00', false],
])('FES-03: the first and the last day of a run belong to it: %s', async (start, isWithin) => {
  const facts = `run: { from: 2027-07-16, until: 2027-07-18 }\ndates:\n  - { id: a, start: ${start} }\n`;
  const outside = `shows/chat.yaml:3:21: \`start\` ${start.slice(0, 10)} is outside of the run of \`chat\`, 2027-07-16 to 2027-07-18`;
  expect(await said('', { 'shows/chat.yaml': facts })).toEqual(isWithin ? [] : [outside]);
});

test.each([
  ['the minutes of its show', 'minutes: 60\n', '', true],
  ['minutes of its own', 'minutes: 60\n', ', minutes: 30', false],
  ['no minutes', '', '', false],
  ['an unknown end', 'minutes: 60\n', ', end: unknown', false],
])('FES-03: a date with %s takes its venue until then', async (_, facts, more, isTaken) => {
  const dates = `dates:\n  - { id: a, venue: gesu, start: 2027-07-16 20:00${more} }\n  - { id: b, venue: gesu, start: 2027-07-16 20:45 }\n`;
  const lines = await said('', { 'shows/chat.yaml': facts + dates });
  expect(lines.length).toBe(isTaken ? 1 : 0);
});

test('FES-26: relative dates count from the day that it is at the festival', async () => {
  const run = 'run: { from: 2027-06-16, until: 2027-06-16 }\ndates:\n  - { id: a, start: +0d 20:00 }\n';
  const files = {
    'festival.yaml': 'name: Le Rire\nlanguages: [fr]\ntimezone: Asia/Tokyo\n',
    'shows/chat.yaml': run,
  };
  expect(await said('', files)).toEqual([
    'shows/chat.yaml:3:21: warning: dates are relative to the first start; write days, like 2027-07-16, before the festival is a real one',
  ]);
});
