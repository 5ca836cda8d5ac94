import { describe, expect, test } from 'vitest';
import { liveAt, overAt } from './liveAt.ts';

const at = (time: string): number => Date.parse(`2027-07-16T${time}Z`);
const show = (title: string, start: string, end: string | null) => ({
  title,
  url: `/en/shows/${title}`,
  date: { start: `2027-07-16T${start}Z`, end: end === null ? null : `2027-07-16T${end}Z` },
});
const told = {
  live: [show('a', '19:00:00', '20:30:00'), show('endless', '18:00:00', null)],
  upcoming: [show('b', '20:00:00', '21:00:00'), show('c', '20:15:00', null)],
};
const names = (now: string) => {
  const { live, upcoming, changesAt } = liveAt(told, at(now));
  return [live.map(({ title }) => title), upcoming.map(({ title }) => title), changesAt];
};

describe('what is on, and what begins soon', () => {
  test.each([
    ['19:59:59.999', ['a', 'endless'], ['b', 'c'], '20:00:00'],
    ['20:00:00', ['a', 'endless', 'b'], ['c'], '20:15:00'],
    ['20:15:00', ['a', 'endless', 'b', 'c'], [], '20:30:00'],
    ['20:30:00', ['endless', 'b', 'c'], [], '21:00:00'],
    ['21:00:00', ['endless', 'c'], [], null],
  ])('LAY-07: at %s', (now, live, upcoming, next) => {
    expect(names(now)).toEqual([live, upcoming, next === null ? null : at(next)]);
  });

  test('LAY-07: of nothing nothing changes', () => {
    expect(liveAt({ live: [], upcoming: [] }, 0)).toEqual({ live: [], upcoming: [], changesAt: null });
  });

  test.each([
    [[show('a', '19:00:00', '20:30:00')], [show('b', '20:00:00', '21:00:00')], '20:00:00', at('21:00:00')],
    [[show('a', '19:00:00', '20:30:00')], [], '20:29:59', at('20:30:00')],
    [[show('a', '19:00:00', '20:30:00')], [], '20:30:00', null],
    [told.live, told.upcoming, '20:00:00', Infinity],
    [[], [], '20:00:00', null],
  ])('LAY-07: when all of it is over', (live, upcoming, now, over) => {
    expect(overAt({ live, upcoming }, at(now))).toBe(over);
  });
});
