import { describe, expect, it } from 'vitest';
import type { StartRange } from '../time/monthRange.ts';
import { readMonth } from './readMonth.ts';
import { programmationAt, programmationOf } from '../testing/programmations.ts';

const secondsOf = (iso: string) => Date.parse(iso) / 1000;
const startOf = (item: unknown): number => {
  const date = typeof item === 'object' && item !== null && 'date' in item ? item.date : null;
  return typeof date === 'object' && date !== null && 'start' in date ? secondsOf(String(date.start)) : NaN;
};

/** A host with programmations that answers ranges and notes its requests and log lines. */
const hostOf = (items: readonly unknown[], around: { previous?: number; next?: number } = {}) => {
  const asked: StartRange[] = [];
  const lines: [string, object][] = [];
  const reading = {
    readRange: async (range: StartRange) => {
      asked.push(range);
      const starts = items.map(startOf);
      return {
        // Every range contains an item without a start.
        data: items.filter((item) => !(startOf(item) < range.from || startOf(item) >= range.to)),
        previous: around.previous ?? starts.findLast((start) => start < range.from) ?? null,
        next: around.next ?? starts.find((start) => start >= range.to) ?? null,
      };
    },
    log: (event: string, details: object) => void lines.push([event, details]),
  };
  return {
    read: (slow?: Promise<unknown>) => readMonth({ ...reading, ...(slow && { slow }) }, '2027-07'),
    asked,
    lines,
  };
};
const whole = { from: secondsOf('2027-07-01'), to: secondsOf('2027-08-02') };

describe('readMonth', () => {
  it('HST-08: a slow host is asked for both ranges side by side, any other for what is needed', async () => {
    const east = expect.objectContaining({ to: whole.from });
    const early = programmationOf('2', { date: { start: '2027-06-30T20:00:00Z', timezone_offset: '+1400' } });
    for (const items of [[programmationOf('1')], [early, programmationOf('1')]]) {
      const { read, asked } = hostOf(items);
      const { items: found } = await read(Promise.resolve());
      expect([found.length, asked]).toEqual([items.length, [whole, east]]);
    }
    const { read, asked } = hostOf([programmationOf('1')]);
    const slow = Promise.withResolvers<void>();
    await read(slow.promise);
    slow.resolve();
    await slow.promise;
    expect(asked).toEqual([whole]);
  });

  it('HST-08: where a slow host fails twice, the month fails, and nobody has to hear of the range that is not needed', async () => {
    const asked: StartRange[] = [];
    const readRange = async (range: StartRange) => {
      asked.push(range);
      await Promise.resolve();
      throw new Error('no answer');
    };
    // An error that nobody hears fails the run.
    const reading = readMonth({ readRange, slow: Promise.resolve(), log: () => {} }, '2027-07');
    await expect(reading).rejects.toThrow('no answer');
    expect(asked.length).toBe(2);
  });

  it('CAL-49: the range is asked for once', async () => {
    const { read, asked } = hostOf([programmationOf('1')]);
    expect([await read(), asked]).toEqual([
      { items: [programmationOf('1')], previous: null, next: null, skipped: 0 },
      [whole],
    ]);
  });

  it('CAL-49: what begins in the east before the month does in UTC is asked for too', async () => {
    const { read, asked } = hostOf([
      programmationAt('1', '2027-06-20T12:00:00Z', '-0400'),
      programmationAt('2', '2027-06-30T12:30:00Z', '+1200'),
      programmationAt('3', '2027-07-16T23:30:00Z', '-0400'),
      programmationAt('4', '2027-08-20T23:30:00Z', '-0400'),
    ]);
    const { items, ...month } = await read();
    expect([items.map(({ id }) => id), month, asked]).toEqual([
      ['2', '3'],
      { previous: secondsOf('2027-06-20T12:00:00Z'), next: secondsOf('2027-08-20T23:30:00Z'), skipped: 0 },
      [whole, { from: secondsOf('2027-06-30T10:00:00Z'), to: whole.from }],
    ]);
  });

  it('CAL-49: the first hour that is the month’s in the east is asked for, the one before is not', async () => {
    const timesAsked = async (start: string) => {
      const { read, asked } = hostOf([programmationAt('1', start, '+1400')]);
      await read();
      return asked.length;
    };
    expect([await timesAsked('2027-06-30T10:00:00Z'), await timesAsked('2027-06-30T09:59:59Z')]).toEqual([
      2, 1,
    ]);
  });

  it('CAL-49: where nothing lies before, the east is not asked for, in no year', async () => {
    const asked: StartRange[] = [];
    const readRange = async (range: StartRange) => {
      asked.push(range);
      return { data: [], previous: null, next: null };
    };
    const nothing = { items: [], previous: null, next: null, skipped: 0 };
    expect([await readMonth({ readRange, log: () => {} }, '1969-07'), asked.length]).toEqual([nothing, 1]);
  });

  it('CAL-46: what is said to lie around, on the wrong side or at no time, is not believed', async () => {
    const east = secondsOf('2027-06-30T10:00:00Z');
    const told = async (previous: number, next: number) => {
      const { previous: before, next: after } = await hostOf([programmationOf('1')], {
        previous,
        next,
      }).read();
      return [before, after];
    };
    expect([
      await told(whole.from - 86_400, whole.to),
      await told(whole.from, whole.to - 1),
      await told(-1e15, 1e15),
      await told(0.5, whole.to + 0.5),
      await told(east, whole.to),
      await told(-62_167_219_200, 253_402_300_799),
      await told(-62_167_219_201, 253_402_300_800),
    ]).toEqual([
      [whole.from - 86_400, whole.to],
      [null, null],
      [null, null],
      [null, null],
      [null, whole.to],
      [-62_167_219_200, 253_402_300_799],
      [null, null],
    ]);
  });

  it('malformed items among good ones are left out and counted', async () => {
    const good = programmationOf('1');
    const bad = [
      null,
      'x',
      {},
      { ...good, id: '' },
      { ...good, title: ' ' },
      { ...good, url: 'javascript:x' },
    ];
    const undated = [
      { ...good, date: {} },
      { ...good, date: { start: '2027-07-16' } },
    ];
    const { read, lines } = hostOf([...bad, good, ...undated]);
    expect([await read(), lines]).toEqual([
      { items: [good], previous: null, next: null, skipped: 8 },
      [
        [
          'content.items.skipped',
          {
            month: '2027-07',
            skipped: 8,
            id: null,
            field: '(all of it)',
            expected: 'Object',
            found: 'null',
          },
        ],
        ['content.offset.missing', { month: '2027-07', items: 2 }],
      ],
    ]);
  });

  it('CAL-34: a missing offset reads as 0000 and is said in the log', async () => {
    const { date, ...item } = programmationOf('1');
    const { read, lines } = hostOf([{ ...item, date: { start: date.start } }]);
    const { items } = await read();
    expect([items[0]?.date, lines]).toEqual([
      { start: date.start, end: null, timezone_offset: '0000', timezone: null },
      [['content.offset.missing', { month: '2027-07', items: 1 }]],
    ]);
  });
});
