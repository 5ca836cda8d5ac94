import { expect, test } from 'vitest';
import type { Ticket } from '#contract/wire/ticket.ts';
import { nextDate } from './nextDate.ts';
import { dateStates } from '../testing/dateStates.ts';
import { ticketOf } from '../testing/tickets.ts';

const now = Date.parse('2027-07-10T12:00:00Z');
const on = (day: number, facts: Partial<Ticket> = {}): Ticket => {
  const { date } = ticketOf('');
  return ticketOf(String(day), { date: { ...date, start: `2027-07-${day}T23:30:00Z` }, ...facts });
};
const soldOut = { status: 'SOLD_OUT' } as const;

test.each([
  ['the nearest to come, whatever the order', [on(13), on(11), on(12)], ['11', 2]],
  [
    'none that has begun',
    [on(12), { ...on(11), date: { ...on(11).date, start: '2027-07-10T12:00:00Z' } }],
    ['12', 0],
  ],
  ['one that sells before one that is sold out', [on(11, soldOut), on(12), on(13)], ['12', 1]],
  ['where all are sold out the nearest of them', [on(12, soldOut), on(11, soldOut)], ['11', 1]],
  ['none that does not take place', [on(11, { state: 'cancelled' }), on(12, soldOut)], ['12', 0]],
  ['none where none is left', [on(11, { state: 'postponed' })], null],
  ['none where there is no date', [], null],
])('SHW-09: the next date is %s', (_, tickets, told) => {
  const found = nextDate(tickets, now);
  expect(found && [found.next.id, found.others]).toEqual(told);
});

test.each(
  dateStates({
    scheduled: ['11', null],
    cancelled: [null, null],
    'cancelled, given after all': ['11', null],
    postponed: [null, null],
    'postponed, given at its old hour': ['11', null],
    'postponed, then moved': ['12', '12'],
    moved: ['12', '12'],
    'moved back': ['11', null],
    'moved twice': ['13', '13'],
  }),
)(
  'SHW-09: before its first announced hour and after it, a date that is $name is the next one: $told',
  ({ state, day, told }) => {
    const tickets = [on(11 + day, { state })];
    const nextAt = (instant: string) => nextDate(tickets, Date.parse(instant))?.next.id ?? null;
    expect([nextAt('2027-07-11T23:29:59Z'), nextAt('2027-07-11T23:30:00Z')]).toEqual(told);
  },
);
