import { describe, expect, it } from 'vitest';
import type { Ticket } from '#contract/wire/ticket.ts';
import { onSale, saleChanges, saleOfDate, saleOfShow } from './sale.ts';
import { isAllCancelled } from './state.ts';
import { dateStates } from '../testing/dateStates.ts';
import { ticketOf } from '../testing/tickets.ts';

const now = Date.parse('2027-07-16T23:30:00Z');
const hour = 3_600_000;
const instant = (ms: number): string => new Date(now + ms).toISOString();
/** A date that begins in so many milliseconds and lasts an hour. */
const startingIn = (ms: number, facts: Partial<Ticket> = {}, end: string | null = instant(ms + hour)) =>
  ticketOf(String(ms), { date: { ...ticketOf('1').date, start: instant(ms), end }, ...facts });
const soldOut = { status: 'SOLD_OUT', sale: false } as const;
const notSold = { sale: false } as const;
const cancelled = { state: 'cancelled' } as const;
const postponed = { state: 'postponed' } as const;

describe('what a date sells', () => {
  it.each([
    [-1, 'past'],
    [0, 'past'],
    [1, 'open'],
  ])('RES-15: one that begins in %d ms is %s', (ms, sale) => {
    expect(saleOfDate(startingIn(ms), now)).toBe(sale);
  });

  it.each([
    ['2027-07-16T03:59:59Z', 'open'],
    ['2027-07-17T03:59:59Z', 'open'],
    ['2027-07-17T04:00:00Z', 'past'],
  ])('IMP-09: a day without an hour is, at %s, %s', (at, sale) => {
    const { date } = ticketOf('1');
    const day = { ...date, start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
    expect(saleOfDate(ticketOf('1', { date: day }), Date.parse(at))).toBe(sale);
  });

  it.each([
    [{ status: 'SOLD_OUT', soldout: false, sale: true }, 'soldOut'],
    [{ status: 'ON_SALE', soldout: true, sale: true }, 'open'],
    [{ status: 'FREE', soldout: true, sale: true }, 'open'],
    [{ status: null, soldout: true, sale: true }, 'soldOut'],
    [{ status: null, soldout: false, sale: true }, 'open'],
    [{ status: 'ON_SALE', soldout: false, sale: false }, 'notSold'],
    [{ status: 'SOLD_OUT', soldout: true, sale: false }, 'soldOut'],
  ] as const)('TKT-03: `status` wins over `soldout`, and `sale` says the rest: %o is %s', (told, sale) => {
    expect(saleOfDate(startingIn(hour, told), now)).toBe(sale);
  });

  it('RES-16: one that is off is so before and after its time, whatever it tells; a new date is a date', () => {
    const off = (['cancelled', 'postponed', 'rescheduled'] as const).map((state) =>
      [-1, 1].map((ms) => saleOfDate(startingIn(ms, { ...soldOut, state }), now)),
    );
    expect(off).toEqual([
      ['cancelled', 'cancelled'],
      ['postponed', 'postponed'],
      ['past', 'soldOut'],
    ]);
  });

  it.each(
    dateStates({
      scheduled: ['open', 'past'],
      cancelled: ['cancelled', 'cancelled'],
      'cancelled, given after all': ['open', 'past'],
      postponed: ['postponed', 'postponed'],
      'postponed, given at its old hour': ['open', 'past'],
      'postponed, then moved': ['open', 'open'],
      moved: ['open', 'open'],
      'moved back': ['open', 'past'],
      'moved twice': ['open', 'open'],
    }),
  )('RES-16: before its first announced hour and after it, one that is $name', ({ state, day, told }) => {
    const atHour = (ms: number) => saleOfDate(startingIn(ms + day * 24 * hour, { state }), now);
    expect([atHour(hour), atHour(-hour)]).toEqual(told);
  });

  it('RES-15: one that has begun is past, whatever it tells', () => {
    expect([soldOut, notSold].map((told) => saleOfDate(startingIn(0, told), now))).toEqual(['past', 'past']);
  });
});

describe('what a show sells', () => {
  it.each([
    ['without dates', [], 'none'],
    ['with a date ahead', [startingIn(-hour), startingIn(1)], 'open'],
    ['with one sold out and one that is sold', [startingIn(1, soldOut), startingIn(2)], 'open'],
    ['whose dates ahead are sold out', [startingIn(-hour), startingIn(1, soldOut)], 'soldOut'],
    ['partly sold out, partly not sold', [startingIn(1, soldOut), startingIn(2, notSold)], 'soldOut'],
    ['whose dates ahead are not sold', [startingIn(-hour), startingIn(1, notSold)], 'notSold'],
    ['whose last date begins now', [startingIn(-2 * hour), startingIn(0)], 'underWay'],
    ['in the last millisecond of its last date', [startingIn(1 - hour)], 'underWay'],
    ['whose last date ends now', [startingIn(-hour)], 'over'],
    ['whose last date tells no end', [startingIn(0, {}, null)], 'over'],
    ['with one that is off and one that is sold', [startingIn(1, cancelled), startingIn(2)], 'open'],
    ['with one that is off and one sold out', [startingIn(1, cancelled), startingIn(2, soldOut)], 'soldOut'],
    ['with one that is off and one that is over', [startingIn(1, cancelled), startingIn(-hour)], 'over'],
    ['all cancelled', [startingIn(1, cancelled), startingIn(-hour, cancelled)], 'cancelled'],
    ['with none that takes place', [startingIn(1, cancelled), startingIn(2, postponed)], 'postponed'],
    ['sold out, whose last date has ended', [startingIn(-hour, soldOut)], 'over'],
  ] as const)('SHW-09: one %s', (_, tickets, sale) => {
    expect(saleOfShow(tickets, now)).toBe(sale);
  });

  it('SHW-10: those on sale are those that sell', () => {
    const open = startingIn(2);
    expect(onSale([startingIn(0), startingIn(1, soldOut), open, startingIn(3, notSold)], now)).toEqual([
      open,
    ]);
  });

  it('SHW-09: it changes when dates begin and end, and at no other instant', () => {
    const tickets = [startingIn(-hour), startingIn(hour), startingIn(3 * hour, {}, null)];
    expect([...new Set(saleChanges(tickets))].toSorted((a, b) => a - b).map((at) => at - now)).toEqual([
      -hour,
      0,
      hour,
      2 * hour,
      3 * hour,
    ]);
  });
});

it('RES-16: a show without dates is not cancelled; one is, once all of its dates are', () => {
  expect([
    isAllCancelled([]),
    isAllCancelled([cancelled, cancelled]),
    isAllCancelled([cancelled, postponed]),
    isAllCancelled([{ state: 'scheduled' }]),
  ]).toEqual([false, true, false, false]);
});
