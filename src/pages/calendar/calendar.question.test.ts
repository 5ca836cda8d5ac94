import { expect, test } from 'vitest';
import { createClock } from '#src/shell/clock.ts';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import { questionOf, questionsAround, reachOf } from './calendar.question.ts';
import { frame, july, stateAt } from './testing/sample.ts';

const today = '2027-07-16';

test('CAL-04: the live calendar folds the days before today, the archive folds none', () => {
  expect([reachOf('live', today).opening, reachOf('archive', today).opening]).toEqual([today, null]);
});

test('RTE-04: the archive ends with today, the live calendar does not', () => {
  expect([reachOf('live', today).until, reachOf('archive', today).until]).toEqual([null, today]);
});

test('CAL-10: an offset is of a day alone', () => {
  const asker = {
    lang: 'fr',
    settings: programmeSettings,
    clock: createClock({ ahead: 0, drawnAt: 0 }),
    opening: null,
    until: null,
  } as const;
  const offsetAt = (search: Record<string, string>, offset?: string) =>
    questionOf(stateAt(search), asker, offset).offset;
  const day = { mode: 'day', day: '2027-07-16' };
  expect([offsetAt(day, '100'), offsetAt(day), offsetAt({ month: '2027-07' }, '100'), offsetAt({})]).toEqual([
    100, 0, 0, 0,
  ]);
});

/** The questions that are asked ahead at an address: mode, month and day, times, and filters. */
const around = (search: Record<string, string>, reach = {}, beyond: Partial<typeof july.beyond> = {}) => {
  const state = stateAt(search, { ...frame, ...reach });
  const clock = createClock({ ahead: 0, drawnAt: 0 });
  const asker = { lang: 'fr', settings: programmeSettings, clock, opening: null, until: null } as const;
  const view = { ...july, beyond: { ...july.beyond, ...beyond } };
  return questionsAround(questionOf(state, asker, search['offset']), state, view).map(
    ({ mode, month, day, days, after, offset, filters }) => [
      [mode, month, day].join(' '),
      [days, after, offset, ...filters.city],
    ],
  );
};
const plain = [null, null, 0, 'Laval'];

test('speed: of a month its neighbours are fetched ahead, with its filters, as far as the calendar reaches', () => {
  const inJuly = { month: '2027-07', city: 'Laval' };
  expect([
    around({ days: '2027-07-10..2027-07-12', after: '17:00', city: 'Laval' }),
    around(inJuly, { last: '2027-08', first: '2027-06' }),
    around(inJuly, { last: '2027-07' }),
    around(inJuly, { first: '2027-07' }),
  ]).toEqual([
    [
      ['month 2027-08 ', plain],
      ['month 2027-06 ', plain],
    ],
    [
      ['month 2027-08 ', plain],
      ['month 2027-06 ', plain],
    ],
    [['month 2027-06 ', plain]],
    [['month 2027-08 ', plain]],
  ]);
});

test('speed: of a day the days beside it, whole, and its month; beyond the month where there are shows', () => {
  const beyond = { next: '2027-08-03', previous: null };
  const on = (day: string, more: Record<string, string> = {}) => ({
    mode: 'day',
    day,
    city: 'Laval',
    ...more,
  });
  const month = ['month 2027-07 ', plain];
  expect([
    around(on('2027-07-16', { after: '17:00', offset: '100' }), {}, beyond),
    around(on('2027-07-31'), {}, beyond),
    around(on('2027-07-01'), {}, beyond),
  ]).toEqual([
    [['day 2027-07 2027-07-17', plain], ['day 2027-07 2027-07-15', plain], month],
    [['day 2027-08 2027-08-03', plain], ['day 2027-07 2027-07-30', plain], month],
    [['day 2027-07 2027-07-02', plain], month],
  ]);
});
