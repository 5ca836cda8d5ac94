import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmationOf } from '../programme/testing/programmations.ts';
import { ticketOf } from '../programme/testing/tickets.ts';
import { availability, programmation } from './programmation.ts';
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
