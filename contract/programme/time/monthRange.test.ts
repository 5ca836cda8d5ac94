import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from './localTime.ts';
import { easternHours, monthRange } from './monthRange.ts';
import { monthOf } from './months.ts';

const secondsOf = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds / 1000;
const months = fc
  .record({ year: fc.integer({ min: 2024, max: 2035 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => Temporal.PlainYearMonth.from({ year, month }).toString());
const halfHours = fc.integer({ min: -24, max: 28 }).map((count) => count * 30);

describe('monthRange', () => {
  it('CAL-49: from the first of the month to the second of the next, in UTC seconds', () => {
    expect([monthRange('2027-07'), monthRange('2027-12'), monthRange('2028-02')]).toEqual([
      { from: secondsOf('2027-07-01T00:00Z'), to: secondsOf('2027-08-02T00:00Z') },
      { from: secondsOf('2027-12-01T00:00Z'), to: secondsOf('2028-01-02T00:00Z') },
      { from: secondsOf('2028-02-01T00:00Z'), to: secondsOf('2028-03-02T00:00Z') },
    ]);
  });

  it('the eastern hours are the fourteen before it', () => {
    expect(easternHours('2027-07')).toEqual({
      from: secondsOf('2027-06-30T10:00Z'),
      to: secondsOf('2027-07-01T00:00Z'),
    });
  });

  const holds = (from: (month: string) => number) =>
    fc.property(
      months,
      fc.integer({ min: -3 * 1440, max: 34 * 1440 }),
      halfHours,
      (month, minutes, offset) => {
        const instant = monthRange(month).from + minutes * 60;
        const isOfMonth = monthOf(localTime(instant * 1000, offset)?.date ?? '') === month;
        fc.pre(isOfMonth);
        expect(from(month) <= instant && instant < monthRange(month).to).toBe(true);
      },
    );

  it('the two together hold every start of the month at every offset', () => {
    fc.assert(holds((month) => easternHours(month).from));
  });

  it('control: the literal range alone misses the east', () => {
    expect(
      fc.check(
        holds((month) => monthRange(month).from),
        { numRuns: 2000 },
      ).failed,
    ).toBe(true);
  });
});
