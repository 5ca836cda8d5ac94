import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localTime, offsetMinutes } from './localTime.ts';

const msOf = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;
const instants = fc.integer({ min: msOf('1970-01-01T00:00Z'), max: msOf('2100-01-01T00:00Z') });
/** −12:00 … +14:00 by half hours. */
const offsets = fc.integer({ min: -24, max: 28 }).map((halfHours) => halfHours * 30);

const spell = (minutes: number): string => {
  const size = Math.abs(minutes);
  const digits = `${Math.floor(size / 60)}`.padStart(2, '0') + `${size % 60}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
};
const oracle = (instant: number, zone: string) => {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'floor' }),
  };
};
const agreesWithOffsets = (tell: typeof localTime) =>
  fc.property(instants, offsets, (instant, minutes) => {
    const offset = spell(minutes).replace(/(\d\d)$/, ':$1');
    expect(tell(instant, offsetMinutes(spell(minutes)) ?? NaN)).toEqual(oracle(instant, offset));
  });

/** Zones with half hours, a half-hour DST, a skipped day, and both hemispheres. */
const zones = [
  'America/Toronto',
  'America/St_Johns',
  'America/Vancouver',
  'Europe/Paris',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const clockChanges = (zone: string): number[] => {
  const changes: number[] = [];
  let at = Temporal.Instant.from('2024-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  while (at !== null && at.year < 2030) {
    changes.push(at.epochMilliseconds);
    at = at.getTimeZoneTransition('next');
  }
  return changes;
};
const monthEnds = Array.from({ length: 72 }, (_, month) => Date.UTC(2024, month, 1));
const nights = fc.constantFrom(...zones).chain((zone) =>
  fc.record({
    zone: fc.constant(zone),
    instant: fc
      .tuple(
        fc.constantFrom(...clockChanges(zone), ...monthEnds),
        fc.integer({ min: -16 * 60, max: 16 * 60 }),
      )
      .map(([change, minutes]) => change + minutes * 60_000),
  }),
);
const offsetIn = (zone: string, instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offset.replace(':', '');

describe('offsetMinutes', () => {
  it('CAL-34: ±HHMM reads as minutes east of UTC', () => {
    expect(['-0400', '+0530', '0000', '-0000', '0200', '-0330', '+1400'].map(offsetMinutes)).toEqual([
      -240, 330, 0, 0, 120, -210, 840,
    ]);
  });

  it('anything else reads as null', () => {
    expect(['', 'Z', '-4', '-04:00', '+0060', 'EDT', '−0400', '-04000', 'x0400'].map(offsetMinutes)).toEqual(
      Array.from({ length: 9 }, () => null),
    );
  });
});

describe.each(['UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'localTime in a process whose zone is %s',
  (processZone) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = processZone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });

    it('runs in that zone', () => {
      const january = msOf('2027-01-15T12:00Z');
      expect(0 - new Date(january).getTimezoneOffset()).toBe(offsetMinutes(offsetIn(processZone, january)));
    });

    it('agrees with Temporal at every offset from −12:00 to +14:00', () => {
      fc.assert(agreesWithOffsets(localTime), { numRuns: 400 });
    });

    it('agrees with Temporal around clock changes and month ends of real zones', () => {
      fc.assert(
        fc.property(nights, ({ zone, instant }) => {
          const minutes = offsetMinutes(offsetIn(zone, instant));
          expect(localTime(instant, minutes ?? NaN)).toEqual(oracle(instant, zone));
        }),
        { numRuns: 400 },
      );
    });
  },
);

describe('localTime', () => {
  it('23:30 on the last day of a month at −0400 is not yet the next month', () => {
    expect(localTime(msOf('2027-08-01T03:30Z'), -240)).toEqual({ date: '2027-07-31', time: '23:30' });
  });

  it('what no four-digit year can tell is null', () => {
    expect([localTime(NaN, 0), localTime(8e15, 0), localTime(-8e15, 0), localTime(0, NaN)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('control: telling the UTC date instead is caught', () => {
    const byUtc: typeof localTime = (instant) => localTime(instant, 0);
    expect(fc.check(agreesWithOffsets(byUtc)).failed).toBe(true);
  });

  it('control: reading the process’s own clock instead is caught', () => {
    const byProcess: typeof localTime = (instant) =>
      localTime(instant, -new Date(instant).getTimezoneOffset());
    expect(fc.check(agreesWithOffsets(byProcess)).failed).toBe(true);
  });
});
