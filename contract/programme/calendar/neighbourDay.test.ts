import { describe, expect, it } from 'vitest';
import { neighbourDay, type NeighbourQuestion } from './neighbourDay.ts';
import type { DaysBeyond } from '../shows/view.ts';

const nothingBeyond: DaysBeyond = { previous: null, next: null };
const viewOf = (
  month: string,
  days: readonly string[],
  beyond: Partial<DaysBeyond> = {},
): NeighbourQuestion['view'] => ({
  days: days.map((day) => ({ date: `${month}-${day}`, count: 1, tiles: [] })),
  beyond: { ...nothingBeyond, ...beyond },
});
const july = viewOf('2027-07', ['03', '16', '30']);
const both = (question: Pick<NeighbourQuestion, 'day' | 'view'>) => {
  const asked = { first: '2027-01', last: '2029-12', ...question };
  return [neighbourDay({ ...asked, direction: 'previous' }), neighbourDay({ ...asked, direction: 'next' })];
};

describe('neighbourDay', () => {
  it('CAL-42: the adjacent days with shows of the month', () => {
    expect(both({ day: '2027-07-16', view: july })).toEqual(['2027-07-03', '2027-07-30']);
  });

  it('CAL-42: a day without shows has neighbours too', () => {
    expect(both({ day: '2027-07-20', view: july })).toEqual(['2027-07-16', '2027-07-30']);
  });

  it('CAL-42: days of the month come before what lies beyond it', () => {
    const view = viewOf('2027-07', ['03', '30'], { previous: '2027-06-28', next: '2027-08-05' });
    expect(both({ day: '2027-07-16', view })).toEqual(['2027-07-03', '2027-07-30']);
  });

  it('CAL-43: else the nearest day beyond the month', () => {
    const view = viewOf('2027-07', ['16'], { previous: '2027-05-10', next: '2027-09-05' });
    expect(both({ day: '2027-07-16', view })).toEqual(['2027-05-10', '2027-09-05']);
  });

  it('CAL-44: null when nothing lies that way', () => {
    expect([
      both({ day: '2027-07-16', view: viewOf('2027-07', ['16']) }),
      both({ day: '2027-07-16', view: viewOf('2027-07', []) }),
    ]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it.each([
    ['CAL-40', 'first', { previous: '2027-01-02', next: null }, ['2027-01-02', null]],
    ['CAL-41', 'last', { previous: null, next: '2029-12-30' }, [null, '2029-12-30']],
  ])('%s: the %s month of the reach is led to', (_id, _month, beyond, ways) => {
    const view = viewOf('2027-02', ['16'], beyond);
    expect(both({ day: '2027-02-16', view })).toEqual(ways);
  });

  it('CAL-44: null beyond the months that the calendar reaches', () => {
    const view = viewOf('2027-01', ['16'], { previous: '2026-12-20', next: '2030-01-02' });
    expect(both({ day: '2027-01-16', view })).toEqual([null, null]);
  });

  it('CAL-46: a target that is not beyond the present day is none', () => {
    const kept = viewOf('2027-07', ['16'], { previous: '2027-05-10', next: '2027-09-05' });
    expect(both({ day: '2027-09-05', view: kept })).toEqual(['2027-07-16', null]);
  });
});

describe('of several days on a side', () => {
  const several = viewOf('2027-07', ['03', '09', '16', '23', '30'], {
    previous: '2027-06-20',
    next: '2027-08-10',
  });
  it('CAL-42: the adjacent one is next, whichever way', () => {
    expect(both({ day: '2027-07-16', view: several })).toEqual(['2027-07-09', '2027-07-23']);
  });
  it('CAL-43: at either end of the month it is the nearest beyond', () => {
    expect([both({ day: '2027-07-03', view: several }), both({ day: '2027-07-30', view: several })]).toEqual([
      ['2027-06-20', '2027-07-09'],
      ['2027-07-23', '2027-08-10'],
    ]);
  });
});
