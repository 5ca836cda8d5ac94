import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
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
    {
      date: '2027-07-16',
      after: asked.after ?? null,
      before: asked.before ?? null,
      offset: asked.offset ?? 0,
    },
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

  it('CAL-10: a day that is shown from a later hundred on is read on after it', async () => {
    const { readOn, calls } = readerOf({ offset: 100 });
    expect([await readOn(), await readOn()]).toEqual([
      [[200, 100, 30]],
      [
        [200, 100, 30],
        [300, 30, 0],
      ],
    ]);
    expect(offsetsIn(calls)).toEqual([200, 300]);
  });

  it('RTE-02: what is read on is kept apart from all that the day differs in', () => {
    const keys = [
      {},
      { lang: 'en' as const },
      { filters: { ...noFilters, city: ['Laval'] } },
      { english: 'true' as const },
      { after: '19:00' },
      { after: '19:00', before: '04:00' },
      { offset: 100 },
    ].flatMap((asked) => {
      const { reading } = readerOf(asked);
      return [reading.read.queryKey, reading.next([]).queryKey];
    });
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it('CAL-10: by the filters and in the hours that the day is shown by', async () => {
    const filters = { ...noFilters, city: ['Montréal'] };
    const { readOn, calls } = readerOf({ after: '19:00', before: '04:00', filters, english: 'true' });
    await readOn();
    expect(calls).toEqual([
      'calendar/day?date=2027-07-16&after=19%3A00&before=04%3A00&city=Montr%C3%A9al&english=true&offset=100&pagesize=100',
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
