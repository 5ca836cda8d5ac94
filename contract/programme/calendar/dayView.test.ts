import { expect, test } from 'vitest';
import { programmationOf, programmeSettings } from '../testing/programmations.ts';
import { presentIn } from '../time/present.ts';
import { dayView } from './dayView.ts';

const answers = {
  month: '2027-07',
  summary: {
    days: [
      { date: '2027-07-15', count: 9, first: [] },
      { date: '2027-07-16', count: 5, first: [] },
    ],
    total: 14,
    previous: null,
    next: null,
    left_out_english: 0,
  },
  after: null,
  before: null,
  isFolded: true,
  offset: 0,
  shows: { items: [programmationOf('1'), programmationOf('2')], total: 2 },
  present: presentIn(Date.parse('2027-07-16T16:00:00Z'), 'America/Toronto'),
  leftOutEnglish: 0,
};
const view = (date: string, more: Partial<typeof answers> = {}) =>
  dayView(date, { ...answers, ...more }, { previous: null, next: null }, programmeSettings);

test('CAL-38: the shows of today that are folded are those of its day that are not listed', () => {
  const earlier = [
    view('2027-07-16'),
    view('2027-07-17'),
    view('2027-07-16', { isFolded: false }),
    view('2027-07-15', { shows: { items: [], total: 12 } }),
  ].map(({ day }) => day?.earlier);
  expect(earlier).toEqual([3, 0, null, 0]);
});

test('CAL-10: a day has its shows by the hour, and the days of its month only their counts', () => {
  const { days, day, total } = view('2027-07-16');
  expect(days).toEqual([
    { date: '2027-07-15', count: 9, tiles: [] },
    { date: '2027-07-16', count: 5, tiles: [] },
  ]);
  expect([total, day?.groups.map(({ time, tiles }) => [time, tiles.map(({ id }) => id)])]).toEqual([
    14,
    [['19:30', ['1', '2']]],
  ]);
});

test('CAL-35: a day names the clocks of its own shows, counts what is left out of it alone, and knows what lies around its month', () => {
  const summary = { ...answers.summary, left_out_english: 9 };
  const beyond = { previous: '2027-06-20', next: '2027-08-05' };
  const asked = { ...answers, summary, leftOutEnglish: 2, after: '17:00', before: '04:00', offset: 100 };
  const { days: _days, day, ...told } = dayView('2027-07-16', asked, beyond, programmeSettings);
  expect(told).toEqual({
    month: '2027-07',
    folded: null,
    total: 14,
    leftOutEnglish: 2,
    zones: [{ timezone: 'America/Toronto', offset: '-0400', city: 'Montréal' }],
    hasVenueTimes: true,
    present: answers.present,
    beyond,
  });
  expect({ ...day, groups: day?.groups.length }).toEqual({
    date: '2027-07-16',
    after: '17:00',
    before: '04:00',
    total: 2,
    earlier: 3,
    offset: 100,
    hidden: 0,
    groups: 1,
  });
});
