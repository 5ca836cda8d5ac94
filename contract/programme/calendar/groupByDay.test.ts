import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';
import { placeShows } from '../shows/place.ts';
import { programmationAt, programmationOf } from '../testing/programmations.ts';
import type { Programmation } from '#contract/wire/programmation.ts';

const idsByDay = (items: readonly Programmation[]) =>
  groupByDay(items).map(({ date, shows }) => [date, shows.map(({ item, time }) => `${item.id} ${time}`)]);

const start = fc.integer({ min: Date.UTC(2027, 5, 29), max: Date.UTC(2027, 7, 3) });
const offset = fc.integer({ min: -24, max: 28 }).map((halfHours) => {
  const minutes = Math.abs(halfHours) * 30;
  return `${halfHours < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
});
const programmes = fc
  .array(fc.record({ start, offset }), { maxLength: 40 })
  .map((shows) =>
    shows.map((show, id) => programmationAt(String(id), new Date(show.start).toISOString(), show.offset)),
  );

const datesByTemporal = (items: readonly Programmation[]) =>
  new Map(
    items.map(({ id, date }) => [
      id,
      Temporal.Instant.from(date.start)
        .toZonedDateTimeISO(date.timezone_offset.replace(/(\d\d)$/, ':$1'))
        .toPlainDate()
        .toString(),
    ]),
  );
const datesByUs = (items: readonly Programmation[]) =>
  new Map(groupByDay(items).flatMap(({ date, shows }) => shows.map(({ item }) => [item.id, date] as const)));
const datesByUtc = (items: readonly Programmation[]) =>
  new Map(items.map(({ id, date }) => [id, date.start.slice(0, 10)]));
const agrees = (dates: typeof datesByUs) =>
  fc.property(programmes, (items) => {
    expect(dates(items)).toEqual(datesByTemporal(items));
  });

describe('groupByDay', () => {
  it('every item is under the date that Temporal tells at its offset', () => {
    fc.assert(agrees(datesByUs));
  });

  it('control: grouping by the UTC date is caught', () => {
    expect(fc.check(agrees(datesByUtc)).failed).toBe(true);
  });

  it('CAL-35: days and their shows come in order, whatever order the items had', () => {
    fc.assert(
      fc.property(
        programmes.chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
        ([items, shuffled]) => {
          expect(idsByDay(shuffled)).toEqual(idsByDay(items));
        },
      ),
    );
  });

  it('CAL-35: a day’s shows follow the clocks on its tiles, then the start, then the id', () => {
    const items = [
      programmationAt('10', '2027-07-16T23:00:00Z'),
      programmationAt('9', '2027-07-16T23:00:00Z'),
      programmationAt('8', '2027-07-17T01:30:00Z', '-0700'),
      programmationAt('7', '2027-07-16T23:00:00Z', '+0000'),
    ];
    expect(idsByDay(items)).toEqual([['2027-07-16', ['8 18:30', '9 19:00', '10 19:00', '7 23:00']]]);
  });

  it('both 1:30s of the night that clocks go back are on one day, in the order they happen', () => {
    const items = [
      programmationAt('2', '2027-11-07T06:30:00Z', '-0500'),
      programmationAt('1', '2027-11-07T05:30:00Z', '-0400'),
    ];
    expect(idsByDay(items)).toEqual([['2027-11-07', ['1 01:30', '2 01:30']]]);
  });

  it('an id that occurs twice counts once', () => {
    const item = programmationAt('1', '2027-07-16T23:00:00Z');
    expect(idsByDay([item, { ...item }])).toEqual([['2027-07-16', ['1 19:00']]]);
  });

  it('an item that cannot be placed is counted and left out', () => {
    const items = [
      programmationAt('1', 'soon'),
      programmationAt('2', '2027-07-16T23:00:00Z', 'EDT'),
      programmationAt('3', '+012027-07-16T23:00:00Z'),
      programmationAt('4', '2027-07-16T23:00:00Z'),
    ];
    expect([placeShows(items).unplaced, idsByDay(items)]).toEqual([3, [['2027-07-16', ['4 19:00']]]]);
  });

  it('places and groups an array once', () => {
    const items = [programmationOf('1')];
    expect([groupByDay(items) === groupByDay(items), placeShows(items) === placeShows(items)]).toEqual([
      true,
      true,
    ]);
  });
});

it('CAL-35: days stand in their order, though zones far apart begin in another', () => {
  const east = programmationOf('1', { date: { start: '2027-07-16T10:30:00Z', timezone_offset: '+1400' } });
  const west = programmationOf('2', { date: { start: '2027-07-16T11:00:00Z', timezone_offset: '-1200' } });
  for (const items of [
    [east, west],
    [west, east],
  ])
    expect(groupByDay(items).map(({ date }) => date)).toEqual(['2027-07-15', '2027-07-17']);
});

it('CAL-35: of one hour on their clocks, the earlier start comes first', () => {
  const at = (id: string, start: string, offset: string) =>
    programmationOf(id, { date: { start, timezone_offset: offset } });
  const later = at('1', '2027-07-16T23:30:00Z', '-0400');
  const earlier = at('2', '2027-07-16T17:30:00Z', '+0200');
  for (const items of [
    [later, earlier],
    [earlier, later],
  ])
    expect(groupByDay(items).flatMap(({ shows }) => shows.map(({ item }) => item.id))).toEqual(['2', '1']);
});
