import { expect, test } from 'vitest';
import { groupByDay } from '#contract/programme/calendar/groupByDay.ts';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import { readPrintAsked } from './printAddress.ts';
import { writeSheet } from './sheet.ts';

const publicUrl = 'https://festival.example';

/** The cells of each row of a list of these dates. */
const cellsOf = (
  items: Parameters<typeof groupByDay>[0],
  festival: Parameters<typeof writeSheet>[2]['festival'],
): string[][] => {
  const asked = readPrintAsked(new URL('/en/calendar?print=all&month=2027-07', publicUrl), '2027-07');
  if (asked === null) return [];
  const part = { days: groupByDay(items), total: items.length, parts: 1 };
  return writeSheet(asked, part, { festival, publicUrl })
    .split('<tr><td>')
    .slice(1)
    .map((row) => row.split('</td><td>').map((cell) => cell.replaceAll(/<[^>]*>/g, '').trim()));
};

const items = [
  programmationOf('1', { categories: ['Outdoor'], venue: '', price: { min: 0, max: 20 } }),
  programmationOf('2', { categories: ['Online'], venue: '', city: '', price: { min: 20, max: 20 } }),
  programmationOf('3', { status: 'SOLD_OUT', state: 'rescheduled', price: { min: 10, max: 30 } }),
  programmationOf('4', { categories: [], city: '', status: 'FREE', state: 'postponed' }),
];

test('CAL-11: a row tells the place with its kind, the price, and first what became of the date', () => {
  expect(cellsOf(items, testFestival)).toEqual([
    ['7:30 pm', 'Show 1', 'Montréal · Outdoor', 'Free – $20', ''],
    ['7:30 pm', 'Show 2', 'Online', '$20', ''],
    ['7:30 pm', 'Show 3', 'Théâtre du Coin · Montréal', '$10 – $30', 'New date'],
    ['7:30 pm', 'Show 4', 'Théâtre du Coin', '', 'Postponed'],
  ]);
});

test('FES-14: a list has the festival’s own words and its currency', () => {
  const words = {
    fr: {},
    en: {
      'calendar.kind.outdoor': 'In the park',
      'format.price.free': 'Nothing',
      'format.availability.rescheduled': 'Moved',
      'format.pm': 'p.m.',
    },
  };
  expect(cellsOf(items, { ...testFestival, words, currency: 'EUR' })).toEqual([
    ['7:30 p.m.', 'Show 1', 'Montréal · In the park', 'Nothing – €20', ''],
    ['7:30 p.m.', 'Show 2', 'Online', '€20', ''],
    ['7:30 p.m.', 'Show 3', 'Théâtre du Coin · Montréal', '€10 – €30', 'Moved'],
    ['7:30 p.m.', 'Show 4', 'Théâtre du Coin', '', 'Postponed'],
  ]);
});

test.each([
  ['/fr/calendrier', 'Rires'],
  ['/en/calendar', 'Laughs'],
] as const)('FES-12: a list names the festival as its language does: %s', (path, name) => {
  const festival = { ...testFestival, name: { fr: 'Rires', en: 'Laughs' } };
  const asked = readPrintAsked(new URL(`${path}?print=all&month=2027-07`, publicUrl), '2027-07');
  const html = asked && writeSheet(asked, { days: [], total: 0, parts: 1 }, { festival, publicUrl });
  expect(html?.match(/(?<=<title>.* \| ).*(?=<\/title>)|(?<=<header><p>)[^<]*/g)).toEqual([name, name]);
});

test.each([
  ['/fr/calendrier', '2\u202f003 spectacles'],
  ['/en/calendar', '2,003 shows'],
] as const)('CAL-10: thousands of shows are counted as the language writes numbers: %s', (path, count) => {
  const asked = readPrintAsked(new URL(`${path}?print=all&month=2027-07`, publicUrl), '2027-07');
  const html =
    asked && writeSheet(asked, { days: [], total: 2_003, parts: 2 }, { festival: testFestival, publicUrl });
  expect(/· ([^<]*)<\/p>/.exec(html ?? '')?.[1]).toBe(count);
});
