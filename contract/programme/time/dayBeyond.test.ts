import { describe, expect, it } from 'vitest';
import { dayBeyond, type Direction } from './dayBeyond.ts';

const secondsOf = (iso: string) => Date.parse(iso) / 1000;

/** The day beyond July, given an instant beyond it and the days of the readable months. */
const beyondJuly = async (
  direction: Direction,
  start: string | null,
  months: Readonly<Record<string, readonly string[]>> = {},
) => {
  const asked: string[] = [];
  const known = start === null ? null : secondsOf(start);
  const day = await dayBeyond('2027-07', { previous: known, next: known }, direction, async (month) => {
    asked.push(month);
    const days = months[month];
    if (days === undefined) throw new Error(`${month} cannot be read`);
    return { days: days.map((date) => ({ date: `${month}-${date}`, count: 1, first: [] })) };
  });
  return { day, asked };
};

describe('dayBeyond', () => {
  it('CAL-44: nothing is asked where nothing lies that way', async () => {
    expect([await beyondJuly('next', null), await beyondJuly('previous', null)]).toEqual([
      { day: null, asked: [] },
      { day: null, asked: [] },
    ]);
  });

  it('CAL-43: the first day of a month after, the last of a month before, months away too', async () => {
    expect([
      await beyondJuly('next', '2027-10-05T20:00Z', { '2027-10': ['05', '20'] }),
      await beyondJuly('previous', '2027-04-20T20:00Z', { '2027-04': ['02', '20'] }),
    ]).toEqual([
      { day: '2027-10-05', asked: ['2027-10'] },
      { day: '2027-04-20', asked: ['2027-04'] },
    ]);
  });

  it('CAL-43: the day as the place dates it, not as UTC does', async () => {
    expect([
      (await beyondJuly('next', '2027-09-06T03:00Z', { '2027-09': ['05', '09'] })).day,
      (await beyondJuly('previous', '2027-06-09T22:00Z', { '2027-06': ['01', '10'] })).day,
    ]).toEqual(['2027-09-05', '2027-06-10']);
  });

  it('CAL-43: around midnight of a first, both months are looked at, the nearer one first', async () => {
    const months = { '2027-08': ['31'], '2027-09': ['01', '02'] };
    expect([
      await beyondJuly('next', '2027-09-01T05:00Z', months),
      await beyondJuly('next', '2027-09-01T05:00Z', { ...months, '2027-08': [] }),
      await beyondJuly('previous', '2027-06-01T03:00Z', { '2027-05': ['31'], '2027-06': [] }),
      await beyondJuly('previous', '2027-06-01T03:00Z', { '2027-05': ['31'], '2027-06': ['01'] }),
    ]).toEqual([
      { day: '2027-08-31', asked: ['2027-08'] },
      { day: '2027-09-01', asked: ['2027-08', '2027-09'] },
      { day: '2027-05-31', asked: ['2027-06', '2027-05'] },
      { day: '2027-06-01', asked: ['2027-06'] },
    ]);
  });

  it('CAL-46: what a clock dates inside the month is looked for outside it', async () => {
    expect([
      await beyondJuly('next', '2027-08-01T02:00Z', { '2027-08': ['01'] }),
      await beyondJuly('previous', '2027-07-01T06:00Z', { '2027-06': ['30'] }),
    ]).toEqual([
      { day: '2027-08-01', asked: ['2027-08'] },
      { day: '2027-06-30', asked: ['2027-06'] },
    ]);
  });

  it('CAL-46: the last second of the years with four digits is of their last day, wherever', async () => {
    expect(await beyondJuly('next', '9999-12-31T23:59:59Z', { '9999-12': ['31'] })).toEqual({
      day: '9999-12-31',
      asked: ['9999-12'],
    });
    expect((await beyondJuly('next', '9999-12-31T23:59:59Z', { '9999-12': [] })).asked).toEqual(['9999-12']);
  });

  it('CAL-56: a month that cannot be read takes no other with it: the instant has to do', async () => {
    expect([
      (await beyondJuly('next', '2027-10-05T13:00Z')).day,
      (await beyondJuly('previous', '2027-04-20T08:00Z')).day,
      (await beyondJuly('next', '2027-08-01T01:00Z')).day,
    ]).toEqual(['2027-10-05', '2027-04-20', '2027-08-01']);
    expect(await beyondJuly('next', '2027-09-01T05:00Z', { '2027-09': ['02'] })).toEqual({
      day: '2027-08-31',
      asked: ['2027-08'],
    });
  });

  it('CAL-46: an instant that no clock dates beyond the month leads to the first day after it, or the last before', async () => {
    const none = { '2027-06': [], '2027-07': [], '2027-08': [] };
    expect([
      (await beyondJuly('next', '2027-07-15T12:00Z', none)).day,
      (await beyondJuly('previous', '2027-07-15T12:00Z', none)).day,
    ]).toEqual(['2027-08-01', '2027-06-30']);
  });
});
