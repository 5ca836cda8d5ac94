import { expect, test } from 'vitest';
import { reservableOfList, reservableTicket } from './reservable.ts';
import { ids, noon, start, ticket } from './testing/sample.ts';

test.each<[string, number | null, number | null, boolean]>([
  ['a seat is left', 220, 219, false],
  ['the last one is taken', 220, 220, true],
  ['more are taken than there are', 220, 221, true],
  ['there is no seat at all', 0, 0, true],
  ['a negative capacity', -1, null, true],
  ['nobody counts them: the server decides', null, 500, false],
  ['nobody counts who came', 220, null, false],
])('RES-13: %s', (_, capacity, taken, isSoldOut) => {
  expect(reservableTicket(ticket({ capacity_seats: capacity, taken_seats: taken })).isSoldOut).toBe(
    isSoldOut,
  );
});

test('RES-12: a ticket needs its festival and its edition', () => {
  expect(reservableTicket(ticket()).ids).toEqual(ids);
  expect(reservableTicket(ticket({ festivalId: null })).ids).toBe(null);
  expect(reservableTicket(ticket({ edition: null })).ids).toBe(null);
});

test('RES-07: a reservation of a list is as good as a ticket', () => {
  expect(reservableOfList(ids, { title: 'Impro', start })).toEqual({
    ids,
    title: 'Impro',
    start: noon,
    isSoldOut: false,
    isCalledOff: false,
    isPostponed: false,
  });
});

test.each([
  ['scheduled', false, false],
  ['cancelled', true, false],
  ['postponed', false, true],
  ['rescheduled', false, false],
] as const)('RES-16: a date that is %s', (state, isCalledOff, isPostponed) => {
  expect(reservableTicket(ticket({ state }))).toMatchObject({ isCalledOff, isPostponed });
});
