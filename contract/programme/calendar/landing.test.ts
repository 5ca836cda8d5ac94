import { describe, expect, it } from 'vitest';
import { blindLanding } from './blindLanding.ts';
import { landing, type LandingQuestion } from './landing.ts';

const landingOn = (
  calendar: LandingQuestion['calendar'],
  days: readonly string[],
  { previous = null, next = null, firstProgrammation = null }: Partial<Facts> = {},
) =>
  landing({
    calendar,
    today: '2027-07-16',
    days: days.map((day) => ({ date: `2027-07-${day}` })),
    beyond: { previous, next },
    firstProgrammation,
  });
interface Facts {
  previous: string | null;
  next: string | null;
  firstProgrammation: string | null;
}

describe('landing on the live calendar', () => {
  const reach = { first: '2027-01', last: '2029-12' };

  it('CAL-38: on the first item dated today or later', () => {
    expect([landingOn('live', ['03', '16', '30']), landingOn('live', ['03', '30'])]).toEqual([
      { month: '2027-07', day: '2027-07-16', ...reach },
      { month: '2027-07', day: '2027-07-30', ...reach },
    ]);
  });

  it('CAL-39: in the month of that item, when it is a later one', () => {
    expect(landingOn('live', ['03'], { next: '2027-10-01' })).toEqual({
      month: '2027-10',
      day: '2027-10-01',
      ...reach,
    });
  });

  it('CAL-38: failing that on the first item of the present month', () => {
    expect(landingOn('live', ['03', '05'], { next: '2031-01-01' })).toEqual({
      month: '2027-07',
      day: '2027-07-03',
      ...reach,
    });
  });

  it('CAL-41: the last month of the reach is landed on, the one after it is not', () => {
    expect([
      landingOn('live', [], { next: '2029-12-31' }).day,
      landingOn('live', [], { next: '2030-01-01' }).day,
    ]).toEqual(['2029-12-31', null]);
  });

  it('CAL-38: without any, on the present month', () => {
    expect(landingOn('live', [])).toEqual({ month: '2027-07', day: null, ...reach });
  });
});

describe('landing on the archive', () => {
  it('RTE-04: on the present month when it has programming', () => {
    expect(landingOn('archive', ['03', '20'], { firstProgrammation: '2024-05-02' })).toEqual({
      month: '2027-07',
      day: '2027-07-03',
      first: '2024-05',
      last: '2027-07',
    });
  });

  it('RTE-04: on the present day itself, else on the latest before it, never on one to come', () => {
    const dayOf = (...days: string[]) => landingOn('archive', days, { previous: '2027-06-20' }).day;
    expect([dayOf('03', '16', '20'), dayOf('03', '15', '17'), dayOf('17', '20')]).toEqual([
      '2027-07-16',
      '2027-07-15',
      '2027-06-20',
    ]);
  });

  it('RTE-04: where the first programmation is the latest, its month is all there is before the present', () => {
    const first = { previous: '2027-06-10', firstProgrammation: '2027-06-10' };
    expect(landingOn('archive', [], first)).toEqual({
      month: '2027-06',
      day: '2027-06-10',
      first: '2027-06',
      last: '2027-07',
    });
    expect(landingOn('archive', ['16'], { firstProgrammation: '2027-07-16' }).first).toBe('2027-07');
  });

  it('RTE-04: else on the latest month with programming before it, never on a later one', () => {
    expect(
      landingOn('archive', [], {
        previous: '2026-12-20',
        next: '2027-08-05',
        firstProgrammation: '2024-05-02',
      }),
    ).toEqual({ month: '2026-12', day: '2026-12-20', first: '2024-05', last: '2027-07' });
  });

  it('RTE-04: without any programming up to now, on the present month alone', () => {
    expect(landingOn('archive', [], { firstProgrammation: '2027-09-01' })).toEqual({
      month: '2027-07',
      day: null,
      first: '2027-07',
      last: '2027-07',
    });
  });
});

describe('landing where the present month cannot be read', () => {
  const today = '2027-07-16';

  it('CAL-56: the live calendar reaches what it always does', () => {
    expect(blindLanding('live', { today, month: '2028-02' })).toEqual({
      month: '2027-07',
      day: null,
      first: '2027-01',
      last: '2029-12',
    });
  });

  it.each([
    ['2019-08', '2019-08'],
    ['2027-07', '2027-07'],
    ['2028-02', '2027-07'],
  ])('CAL-56: the archive that is asked for %s reaches back to %s', (month, first) => {
    expect(blindLanding('archive', { today, month })).toEqual({
      month: '2027-07',
      day: null,
      first,
      last: '2027-07',
    });
  });
});
