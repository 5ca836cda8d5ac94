import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ticketOf } from '../programme/testing/tickets.ts';
import { boxOfficeAttributes } from './boxOffice.ts';

const whole = { title: 'Les Nuits blanches', image_url: '/media/1.avif', ticket: ticketOf('7') };

test('TKT-03: the box office sells one date of a show, whose page it knows', () => {
  expect(v.parse(boxOfficeAttributes, { ...whole, title: ' Les Nuits blanches ', more: 1 })).toEqual(whole);
  expect(v.parse(boxOfficeAttributes, { ...whole, image_url: 'x' })).toEqual({ ...whole, image_url: null });
  const { show, ...date } = whole.ticket;
  const wrong = [
    { title: ' ' },
    { ticket: date },
    { ticket: { show } },
    { ticket: { ...date, show: { ...show, url: null } } },
    { ticket: { ...date, show: { ...show, title: 5 } } },
  ];
  expect(wrong.filter((one) => v.is(boxOfficeAttributes, { ...whole, ...one }))).toEqual([]);
});
