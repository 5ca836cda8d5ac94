import { describe, expect, it } from 'vitest';
import { neighbourDay, type NeighbourQuestion } from './neighbourDay.ts';
import type { CalendarView } from './view.ts';

const secondsOf = (iso: string) => Date.parse(iso) / 1000;
const viewOf = (
  month: string,
  days: readonly string[],
  around: Partial<CalendarView> = {},
): CalendarView => ({
  month,
  days: days.map((day) => ({ date: `${month}-${day}`, count: 1, tiles: [] })),
  day: null,
  total: days.length,
  options: { venue: [], city: [], category: [], type: [], english: false },
  zones: [],
  hasVenueTimes: false,
  previousProgrammation: null,
  nextProgrammation: null,
  ...around,
});
const july = viewOf('2027-07', ['03', '16', '30']);
const around = {
  previousProgrammation: secondsOf('2027-05-10T23:00Z'),
  nextProgrammation: secondsOf('2027-09-05T23:00Z'),
};
const both = (question: Omit<NeighbourQuestion, 'direction' | 'first' | 'last' | 'timezone'>) => {
  const asked = { first: '2027-01', last: '2029-12', timezone: 'America/Toronto', ...question };
  return [neighbourDay({ ...asked, direction: 'previous' }), neighbourDay({ ...asked, direction: 'next' })];
};

describe('neighbourDay', () => {
  it('CAL-42: the adjacent days with shows of the month', () => {
    expect(both({ day: '2027-07-16', view: july })).toEqual(['2027-07-03', '2027-07-30']);
  });

  it('CAL-42: a day without shows has neighbours too', () => {
    expect(both({ day: '2027-07-20', view: july })).toEqual(['2027-07-16', '2027-07-30']);
  });

  it('CAL-43: else the nearest day of the neighbouring month, when programming exists there', () => {
    const june = viewOf('2027-06', ['02', '28']);
    const august = viewOf('2027-08', ['05', '20']);
    expect([
      both({ day: '2027-07-03', view: july, neighbour: june })[0],
      both({ day: '2027-07-30', view: july, neighbour: august })[1],
    ]).toEqual(['2027-06-28', '2027-08-05']);
  });

  it('CAL-43: else the date of the nearest programming, in the site’s zone', () => {
    const view = viewOf('2027-07', ['16'], {
      previousProgrammation: secondsOf('2027-05-11T03:30Z'),
      nextProgrammation: secondsOf('2027-09-06T03:30Z'),
    });
    expect(both({ day: '2027-07-16', view })).toEqual(['2027-05-10', '2027-09-05']);
  });

  it('CAL-43: an empty neighbouring month at hand tells what lies beyond it', () => {
    const august = viewOf('2027-08', [], { nextProgrammation: secondsOf('2027-10-01T23:00Z') });
    const view = viewOf('2027-07', ['16'], around);
    expect(both({ day: '2027-07-16', view, neighbour: august })[1]).toBe('2027-10-01');
  });

  it('CAL-43: a view of a month further on is not jumped to over the one between', () => {
    const september = viewOf('2027-09', ['05']);
    const view = viewOf('2027-07', ['16'], { nextProgrammation: secondsOf('2027-08-20T20:00Z') });
    expect(both({ day: '2027-07-16', view, neighbour: september })[1]).toBe('2027-08-20');
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

  it('CAL-40, CAL-41: the first and the last month of the reach are led to', () => {
    const view = viewOf('2027-02', ['16'], {
      previousProgrammation: secondsOf('2027-01-02T23:00Z'),
      nextProgrammation: secondsOf('2029-12-30T23:00Z'),
    });
    expect(both({ day: '2027-02-16', view })).toEqual(['2027-01-02', '2029-12-30']);
  });

  it('CAL-44: null beyond the months that the calendar reaches', () => {
    const view = viewOf('2027-01', ['16'], {
      previousProgrammation: secondsOf('2026-12-20T23:00Z'),
      nextProgrammation: secondsOf('2030-01-02T23:00Z'),
    });
    expect(both({ day: '2027-01-16', view })).toEqual([null, null]);
  });

  it('CAL-46: a programmation that the site’s zone dates inside the month is held outside it', () => {
    const view = viewOf('2027-07', ['16'], {
      previousProgrammation: secondsOf('2027-07-01T06:00Z'),
      nextProgrammation: secondsOf('2027-08-01T02:00Z'),
    });
    expect(both({ day: '2027-07-16', view })).toEqual(['2027-06-30', '2027-08-01']);
  });

  it('CAL-46: a target that is not beyond the present day is none', () => {
    const kept = viewOf('2027-07', ['16'], around);
    expect(both({ day: '2027-09-05', view: kept })).toEqual(['2027-07-16', null]);
  });
});
