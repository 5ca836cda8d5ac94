import { expect, test } from 'vitest';
import type { ImportResult } from './importFile.ts';
import { summaryOf } from './summary.ts';

const none = { count: 0, example: '' };
const nothing: ImportResult = {
  added: 0,
  updated: 0,
  unchanged: 0,
  ended: 0,
  rejected: [],
  pictures: { upgraded: none, 'left out': none },
  zones: { option: 0, geo: 0, place: 0, site: 0 },
  properties: {},
};
const rejected = (position: number, more: Partial<ImportResult['rejected'][number]> = {}) => ({
  position,
  part: null,
  name: '',
  reason: 'has no name',
  ...more,
});

test('IMP-01: the summary tells what was left out, the pictures, the zones, each property kept and lost, and the counts', () => {
  expect(
    summaryOf('a.jsonld', {
      added: 3,
      updated: 2,
      unchanged: 4,
      ended: 5,
      rejected: [
        rejected(1),
        rejected(2, { name: 'Gala', reason: 'has no startDate' }),
        rejected(3, { name: 'Gala', part: 2 }),
        rejected(4, { part: 1 }),
      ],
      pictures: {
        upgraded: { count: 2, example: 'Un' },
        'left out': { count: 1, example: 'Deux' },
      },
      zones: { option: 1, geo: 2, place: 3, site: 4 },
      properties: {
        name: { kept: 9, lost: 0 },
        offers: { kept: 1, lost: 2 },
        url: { kept: 0, lost: 3 },
      },
    }),
  ).toEqual([
    '  left out: record 1 has no name',
    '  left out: record 2 “Gala” has no startDate',
    '  left out: record 3 “Gala”, date 2, has no name',
    '  left out: record 4, date 1, has no name',
    '  pictures at http: addresses are shown over https: 2, like that of “Un”',
    '  pictures at http: addresses that https does not have are left out: 1, like that of “Deux”',
    '  time zones: 1 of --timezone, 2 of coordinates, 3 of country and city, 4 of the site',
    '  kept: name 9, offers 1',
    '  lost: offers 2, url 3',
    'a.jsonld: 3 added, 2 updated, 4 already there, 4 left out',
    '5 reservations of cancelled shows ended; the server mails the members',
  ]);
});

test('IMP-01: of what there is none, the summary says nothing', () => {
  expect(summaryOf('b.jsonld', nothing)).toEqual([
    'b.jsonld: 0 added, 0 updated, 0 already there, 0 left out',
    'Nothing changed.',
  ]);
  expect(summaryOf('b.jsonld', { ...nothing, updated: 1, zones: { ...nothing.zones, site: 1 } })).toEqual([
    '  time zones: 1 of the site',
    'b.jsonld: 0 added, 1 updated, 0 already there, 0 left out',
  ]);
});

test('IMP-01: two hundred records left out are listed, the others counted', () => {
  const many = (count: number) =>
    summaryOf('c.jsonld', {
      ...nothing,
      rejected: Array.from({ length: count }, (_, at) => rejected(at + 1)),
    });
  expect(many(200).slice(199)).toEqual([
    '  left out: record 200 has no name',
    'c.jsonld: 0 added, 0 updated, 0 already there, 200 left out',
    'Nothing changed.',
  ]);
  expect(many(202).slice(199)).toEqual([
    '  left out: record 200 has no name',
    '  and 2 more',
    'c.jsonld: 0 added, 0 updated, 0 already there, 202 left out',
    'Nothing changed.',
  ]);
});
