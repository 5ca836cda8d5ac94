import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmationOf } from '../programme/testing/programmations.ts';
import { ticketOf } from '../programme/testing/tickets.ts';
import { availability, programmation, programmationStates } from './programmation.ts';
import { ticket } from './ticket.ts';

const statuses = ['FREE', 'ON_SALE', 'SOLD_OUT'];

test('TKT-04: a date is free, on sale or sold out; any other word is as good as none', () => {
  expect(availability.options).toEqual(statuses);
  const read = (status: unknown): unknown[] => [
    v.parse(ticket, { ...ticketOf('7'), status }).status,
    v.parse(programmation, { ...programmationOf('7'), status }).status,
  ];
  for (const status of statuses) expect(read(status)).toEqual([status, status]);
  for (const other of ['free', 'CANCELLED', '', 1, null, undefined])
    expect([other, ...read(other)]).toEqual([other, null, null]);
});

test('TKT-03: a date is as planned unless a host tells otherwise in a word that is known', () => {
  const read = (told: object): unknown[] => {
    const { state: _, previous_start: __, ...date } = ticketOf('7');
    const { state: ___, ...item } = programmationOf('7');
    const { state, previous_start: previous } = v.parse(ticket, { ...date, ...told });
    return [state, v.parse(programmation, { ...item, ...told }).state, previous];
  };
  expect(read({})).toEqual(['scheduled', 'scheduled', null]);
  for (const state of programmationStates) expect(read({ state })).toEqual([state, state, null]);
  for (const state of ['CANCELLED', 'gone', '', 1, null])
    expect([state, ...read({ state })]).toEqual([state, 'scheduled', 'scheduled', null]);
  const previous = '2027-07-16T19:30:00-04:00';
  expect(read({ previous_start: previous })).toEqual(['scheduled', 'scheduled', previous]);
  expect(read({ previous_start: 'soon' })).toEqual(['scheduled', 'scheduled', null]);
});
