import { expect, test } from 'vitest';
import { reachOf } from './calendar.question.ts';

const today = '2027-07-16';

test('CAL-04: the live calendar folds the days before today, the archive folds none', () => {
  expect([reachOf('live', today).opening, reachOf('archive', today).opening]).toEqual([today, null]);
});

test('RTE-04: the archive ends with today, the live calendar does not', () => {
  expect([reachOf('live', today).until, reachOf('archive', today).until]).toEqual([null, today]);
});
