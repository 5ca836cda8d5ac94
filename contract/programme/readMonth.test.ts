import { describe, expect, it } from 'vitest';
import type { ListEnvelope } from '../wire/list.ts';
import type { Programmation } from '../wire/programmation.ts';
import type { StartRange } from './monthRange.ts';
import { readMonth, type MonthReading } from './readMonth.ts';
import { programmationAt, programmationOf } from './testing/programmations.ts';

const secondsOf = (iso: string) => Date.parse(iso) / 1000;
const tooMany = new Error('too many');

/** A reading by pages that a host makes, all that it asked, and what it logged. */
const readingOf = (pageOf: (range: StartRange, offset: number) => unknown) => {
  const calls: (StartRange & { offset: number })[] = [];
  const lines: [string, object][] = [];
  const reading: MonthReading = {
    readPage: async (range, offset) => {
      calls.push({ ...range, offset });
      const page: ListEnvelope = { data: [], pagesize: 400, totalcount: 0, previous: null, next: null };
      return Object.assign(page, await pageOf(range, offset));
    },
    mostPages: 100,
    atOnce: 4,
    tooMany: () => tooMany,
    log: (event, details) => void lines.push([event, details]),
  };
  return { reading, calls, lines };
};

/** A host that holds programmations and answers ranges as the server does. */
const hostOf = (items: readonly unknown[], pagesize = 400) => {
  const startOf = (item: unknown) =>
    typeof item === 'object' && item !== null && 'date' in item ? startAt(item.date) : Number.NaN;
  const startAt = (date: unknown) =>
    typeof date === 'object' && date !== null && 'start' in date ? secondsOf(String(date.start)) : Number.NaN;
  const sorted = items.toSorted((one, other) => startOf(one) - startOf(other));
  return readingOf(({ from, to }, offset) => {
    const inRange = sorted.filter((item) => startOf(item) >= from && startOf(item) < to);
    const before = sorted.findLast((item) => startOf(item) < from);
    const after = sorted.find((item) => startOf(item) >= to);
    return {
      data: inRange.slice(offset, offset + pagesize),
      totalcount: inRange.length,
      previous: before === undefined ? null : startOf(before),
      next: after === undefined ? null : startOf(after),
    };
  });
};
const many = (count: number): Programmation[] =>
  Array.from({ length: count }, (_, id) => programmationOf(String(id)));

describe('readMonth', () => {
  it('CAL-48, CAL-49: the range is asked for once', async () => {
    const { reading, calls } = hostOf([programmationOf('1')]);
    expect([await readMonth(reading, '2027-07'), calls]).toEqual([
      { items: [programmationOf('1')], previous: null, next: null, skipped: 0 },
      [{ from: secondsOf('2027-07-01'), to: secondsOf('2027-08-02'), offset: 0 }],
    ]);
  });

  it('CAL-50: 412 items are two pages, none is lost', async () => {
    const { reading, calls, lines } = hostOf(many(412));
    const { items } = await readMonth(reading, '2027-07');
    expect([items.map(({ id }) => id), calls.map(({ offset }) => offset), lines]).toEqual([
      many(412).map(({ id }) => id),
      [0, 400],
      [],
    ]);
  });

  it('CAL-50: a host with smaller pages is followed by what it gives', async () => {
    const { reading, calls } = hostOf(many(25), 10);
    expect([(await readMonth(reading, '2027-07')).items.length, calls.map(({ offset }) => offset)]).toEqual([
      25,
      [0, 10, 20],
    ]);
  });

  it('what begins in the east before the month does in UTC is asked for too', async () => {
    const { reading, calls } = hostOf([
      programmationAt('1', '2027-06-20T12:00:00Z', '-0400'),
      programmationAt('2', '2027-06-30T12:30:00Z', '+1200'),
      programmationAt('3', '2027-07-16T23:30:00Z', '-0400'),
      programmationAt('4', '2027-08-20T23:30:00Z', '-0400'),
    ]);
    const { items, ...month } = await readMonth(reading, '2027-07');
    expect([items.map(({ id }) => id), month, calls.map(({ from }) => from)]).toEqual([
      ['2', '3'],
      { previous: secondsOf('2027-06-20T12:00:00Z'), next: secondsOf('2027-08-20T23:30:00Z'), skipped: 0 },
      [secondsOf('2027-07-01'), secondsOf('2027-06-30T10:00:00Z')],
    ]);
  });

  it('the first hour that is the month’s in the east is asked for, the one before is not', async () => {
    const callsWith = async (start: string) => {
      const { reading, calls } = hostOf([programmationAt('1', start, '+1400')]);
      await readMonth(reading, '2027-07');
      return calls.length;
    };
    expect([await callsWith('2027-06-30T10:00:00Z'), await callsWith('2027-06-30T09:59:59Z')]).toEqual([
      2, 1,
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
    const data = [...bad, good, ...undated];
    const { reading, lines } = readingOf(() => ({ data, totalcount: data.length }));
    expect([await readMonth(reading, '2027-07'), lines]).toEqual([
      { items: [good], previous: null, next: null, skipped: 8 },
      [
        ['content.items.skipped', { month: '2027-07', skipped: 8 }],
        ['content.offset.missing', { month: '2027-07', items: 2 }],
      ],
    ]);
  });

  it('CAL-50: a hundred pages are followed, a hundred and one are refused', async () => {
    const hostOfPages = (totalcount: number) =>
      readingOf((_, offset) => ({ data: [programmationOf(String(offset))], totalcount }));
    const most = hostOfPages(100);
    expect((await readMonth(most.reading, '2027-07')).items.length).toBe(100);
    expect(most.calls.length).toBe(100);
    await expect(readMonth(hostOfPages(101).reading, '2027-07')).rejects.toBe(tooMany);
  });

  it('CAL-34: a missing offset reads as 0000 and is said in the log', async () => {
    const { date, ...item } = programmationOf('1');
    const { reading, lines } = hostOf([{ ...item, date: { start: date.start } }]);
    const { items } = await readMonth(reading, '2027-07');
    expect([items[0]?.date, lines]).toEqual([
      { start: date.start, end: null, timezone_offset: '0000', timezone: null },
      [['content.offset.missing', { month: '2027-07', items: 1 }]],
    ]);
  });

  it('CAL-56: one page that fails fails the month', async () => {
    const failure = new Error('cut');
    const { reading } = readingOf((_, offset) =>
      offset === 0 ? { data: [programmationOf('1')], totalcount: 2 } : Promise.reject(failure),
    );
    await expect(readMonth(reading, '2027-07')).rejects.toBe(failure);
  });
});
