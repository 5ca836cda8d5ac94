import { describe, expect, test } from 'vitest';
import { tileAt } from '../testing/sample.ts';
import { stretchesOf } from './stretches.ts';

type Times = (readonly [time: string, count: number])[];

/** So many shows at each of these times. */
const dayOf = (...times: Times) =>
  times.flatMap(([time, count]) =>
    Array.from({ length: count }, (_, index) => tileAt(time, { id: `${time}/${index}` })),
  );

/** `20:00+12×24` means two dozen shows of eight o'clock, after a dozen. */
const told = (...times: Times) =>
  stretchesOf(dayOf(...times)).map(({ parts }) =>
    parts.map(({ time, from, tiles }) => `${time}+${from}×${tiles.length}`).join(' '),
  );

describe('a long day in pieces', () => {
  test('CAL-10: a time of many shows is cut where rows of 2, 3, 4 and 6 are full', () => {
    expect(told(['20:00', 60])).toEqual(['20:00+0×24', '20:00+24×24', '20:00+48×12']);
  });

  test('CAL-10: between times, when there is more than half of what a piece may have', () => {
    expect(told(['18:00', 5], ['19:00', 6], ['20:00', 13], ['21:00', 1])).toEqual([
      '18:00+0×5 19:00+0×6 20:00+0×12',
      '20:00+12×1 21:00+0×1',
    ]);
  });

  test('CAL-10: pieces say where they begin, and by which show they are known', () => {
    expect(
      stretchesOf(dayOf(['18:00', 20], ['19:00', 3])).map(({ key, from, count }) => [key, from, count]),
    ).toEqual([
      ['18:00/0', 0, 20],
      ['19:00/0', 20, 3],
    ]);
  });

  test('CAL-10: every show once, in order, at most two dozen a piece, and more shows change the last piece only', () => {
    const tiles = dayOf(
      ['10:00', 7],
      ['12:00', 1],
      ['13:00', 40],
      ['19:00', 13],
      ['19:30', 13],
      ['20:00', 90],
    );
    const all = stretchesOf(tiles);
    expect(all.flatMap(({ parts }) => parts.flatMap((part) => part.tiles))).toEqual(tiles);
    expect(Math.max(...all.map(({ count }) => count))).toBeLessThanOrEqual(24);
    for (const shown of tiles.keys()) {
      const some = stretchesOf(tiles.slice(0, shown));
      expect(some.slice(0, -1)).toEqual(all.slice(0, Math.max(0, some.length - 1)));
      expect(some.map(({ key }) => key)).toEqual(all.slice(0, some.length).map(({ key }) => key));
    }
  });

  test('CAL-10: a day without shows has none', () => {
    expect(stretchesOf([])).toEqual([]);
  });
});
