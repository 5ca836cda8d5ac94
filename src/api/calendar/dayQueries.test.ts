import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { programmationOf, questionOf } from '#contract/programme/testing/programmations.ts';
import { readingOf } from './dayQueries.ts';
import { calendarClientOf } from '../testing/calendarHost.ts';

/** A tab that continues in a day of 330 shows, after its first hundred. */
const readerOf = (asked: Parameters<typeof questionOf>[1] = {}) => {
  const { client, calls } = calendarClientOf(
    Array.from({ length: 330 }, (_, id) => programmationOf(String(id))),
  );
  const queryClient = new QueryClient();
  const reading = readingOf(
    { client, question: questionOf('2027-07', asked) },
    { date: '2027-07-16', after: asked.after ?? null, before: asked.before ?? null, offset: 0 },
  );
  const known = () => queryClient.getQueryData(reading.read.queryKey) ?? [];
  const readOn = async () => {
    const hundred = await queryClient.query(reading.next(known()));
    queryClient.setQueryData(reading.read.queryKey, (read) => reading.add(read, hundred));
    return known().map(({ offset, tiles, hidden }) => [offset, tiles.length, hidden]);
  };
  return { reading, queryClient, readOn, calls };
};

const offsetsIn = (calls: readonly string[]) =>
  calls.map((call) => Number(new URLSearchParams(call.replace(/.*\?/, '')).get('offset')));

describe('readingOf', () => {
  it('CAL-10: a day comes a hundred at a time until all of it is there', async () => {
    const { readOn, calls } = readerOf();
    expect([await readOn(), await readOn(), await readOn()]).toEqual([
      [[100, 100, 130]],
      [
        [100, 100, 130],
        [200, 100, 30],
      ],
      [
        [100, 100, 130],
        [200, 100, 30],
        [300, 30, 0],
      ],
    ]);
    expect(offsetsIn(calls)).toEqual([100, 200, 300]);
  });

  it('CAL-10: a hundred that two asked for is there once', async () => {
    const { readOn, calls } = readerOf();
    await Promise.all([readOn(), readOn()]);
    expect([await readOn(), offsetsIn(calls)]).toEqual([
      [
        [100, 100, 130],
        [200, 100, 30],
      ],
      [100, 200],
    ]);
  });

  it('CAL-10: by the filters and from the time that the day is shown by', async () => {
    const { readOn, calls } = readerOf({ after: '19:00', english: 'true' });
    await readOn();
    expect(calls).toEqual([
      'calendar/day?date=2027-07-16&after=19%3A00&english=true&offset=100&pagesize=100',
    ]);
  });

  it('RTE-26: what was read is asked for anew, all of it and nothing more', async () => {
    const { reading, queryClient, readOn, calls } = readerOf();
    await readOn();
    await readOn();
    await queryClient.invalidateQueries();
    const read = await queryClient.query(reading.read);
    expect([read.map(({ offset }) => offset), offsetsIn(calls)]).toEqual([
      [100, 200],
      [100, 200, 100, 200],
    ]);
  });
});
