import { expect, it } from 'vitest';
import { showDays } from './showDays.ts';

const july = {
  firstDate: '2027-07-08T00:00:00Z',
  lastDate: '2027-07-12T00:00:00Z',
  timezone_offset: '-0400',
};

it.each([
  ['the offset of the first date is that of the last', july, { first: '2027-07-07', last: '2027-07-11' }],
  [
    'unless another is told',
    { ...july, timezone_offset_end: '0000' },
    { first: '2027-07-07', last: '2027-07-12' },
  ],
  [
    'minutes before midnight',
    { ...july, lastDate: '2027-07-12T03:59:59Z' },
    { first: '2027-07-07', last: '2027-07-11' },
  ],
  ['midnight', { ...july, lastDate: '2027-07-12T04:00:00Z' }, { first: '2027-07-07', last: '2027-07-12' }],
  ['no time that can be read', { ...july, lastDate: 'soon' }, null],
  ['nor at first', { ...july, firstDate: 'soon' }, null],
])('SHW-09: first and last day by the clock of the show: %s', (_, date, days) => {
  expect(showDays(date)).toEqual(days);
});
