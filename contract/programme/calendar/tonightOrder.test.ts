import { describe, expect, test } from 'vitest';
import { dateStates } from '../testing/dateStates.ts';
import type { Tile } from '../shows/view.ts';
import { orderTonight, type TonightOrder } from './tonightOrder.ts';

const now = Date.parse('2027-07-16T20:00-04:00');

const at = (id: string, time: string, facts: Partial<Tile> = {}): Tile => ({
  id,
  title: id,
  url: `/en/shows/${id}`,
  image: null,
  start: `2027-07-16T${time}-04:00`,
  venue: '',
  city: 'Montréal',
  ...facts,
});

const ordered = (...tiles: Tile[]) => {
  const { toHave, gone, begun } = orderTonight(tiles, now);
  return [toHave, gone, begun].map((part) => part.map(({ id }) => id));
};

describe('tonight', () => {
  test('TON-06: a date on sale, a free one and one without a word about its sale can be had', () => {
    expect(
      ordered(
        at('sold', '20:30', { status: 'ON_SALE' }),
        at('free', '21:00', { status: 'FREE' }),
        at('unknown', '21:30'),
      ),
    ).toEqual([['sold', 'free', 'unknown'], [], []]);
  });

  test('TON-06: one that is sold out, cancelled or postponed comes after those, in its own order', () => {
    expect(
      ordered(
        at('full', '20:10', { status: 'SOLD_OUT' }),
        at('off', '20:20', { state: 'cancelled', status: 'ON_SALE' }),
        at('later', '20:30', { state: 'postponed', status: 'FREE' }),
        at('free', '23:00', { status: 'FREE' }),
      ),
    ).toEqual([['free'], ['full', 'off', 'later'], []]);
  });

  test('TON-06: a date that was moved counts by its sale like any other', () => {
    expect(
      ordered(
        at('moved', '21:00', { state: 'rescheduled', status: 'ON_SALE' }),
        at('moved, full', '22:00', { state: 'rescheduled', status: 'SOLD_OUT' }),
        at('moved back', '22:30', { status: 'ON_SALE' }),
      ),
    ).toEqual([['moved', 'moved back'], ['moved, full'], []]);
  });

  test.each(
    dateStates<keyof TonightOrder>({
      scheduled: 'toHave',
      cancelled: 'gone',
      'cancelled, given after all': 'toHave',
      postponed: 'gone',
      'postponed, given at its old hour': 'toHave',
      'postponed, then moved': 'toHave',
      moved: 'toHave',
      'moved back': 'toHave',
      'moved twice': 'toHave',
    }),
  )(
    'TON-06: on the evening where it stands, a date that is $name is among those $told',
    ({ state, told }) => {
      const tile = at('1', '21:00', { status: 'ON_SALE', ...(state !== 'scheduled' && { state }) });
      expect(orderTonight([tile], now)).toEqual({ toHave: [], gone: [], begun: [], [told]: [tile] });
    },
  );

  test('TON-06: from its first moment on a date has begun, whatever its state', () => {
    expect(
      ordered(
        at('sold', '19:59', { status: 'ON_SALE' }),
        at('now', '20:00', { status: 'FREE' }),
        at('full', '19:00', { status: 'SOLD_OUT' }),
        at('off', '19:30', { state: 'cancelled' }),
        at('next', '20:01', { status: 'ON_SALE' }),
      ),
    ).toEqual([['next'], [], ['sold', 'now', 'full', 'off']]);
  });

  test('TON-06: a start counts by its own clock', () => {
    expect(ordered(at('Halifax', '20:30', { start: '2027-07-16T20:30-03:00' }))).toEqual([
      [],
      [],
      ['Halifax'],
    ]);
  });
});
