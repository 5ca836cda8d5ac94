import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { programmationOf, questionOf } from '#contract/programme/testing/programmations.ts';
import { hundredsQuery } from './dayQueries.ts';
import { calendarClientOf } from './testing/calendarHost.ts';

/** A tab that reads on in a day of 330 shows, from the second hundred on. */
const reading = (asked: Parameters<typeof questionOf>[1] = {}) => {
  const { client, calls } = calendarClientOf(
    Array.from({ length: 330 }, (_, id) => programmationOf(String(id))),
  );
  const query = hundredsQuery(client, questionOf('2027-07', asked), { date: '2027-07-16', from: 100 });
  return { observer: new InfiniteQueryObserver(new QueryClient(), query), calls };
};

describe('hundredsQuery', () => {
  it('CAL-10: a day comes a hundred at a time until all of it is there', async () => {
    const { observer, calls } = reading();
    const told = [];
    for (let step = 0; step < 4; step += 1) {
      const { data, hasNextPage } = await observer.fetchNextPage();
      told.push([
        data?.pages.map(({ offset, tiles, hidden }) => [offset, tiles.length, hidden]),
        hasNextPage,
      ]);
    }
    const first = [100, 100, 130];
    const second = [200, 100, 30];
    const third = [300, 30, 0];
    expect(told).toEqual([
      [[first], true],
      [[first, second], true],
      [[first, second, third], false],
      [[first, second, third], false],
    ]);
    expect(calls.map((call) => new URLSearchParams(call.replace(/.*\?/, '')).get('offset'))).toEqual([
      '100',
      '200',
      '300',
    ]);
  });

  it('CAL-10: by the filters and from the time that the day is shown by', async () => {
    const { observer, calls } = reading({ after: '19:00', english: 'true' });
    await observer.fetchNextPage();
    expect(calls).toEqual([
      'calendar/day?date=2027-07-16&after=19%3A00&english=true&offset=100&pagesize=100',
    ]);
  });

  it('CAL-10: nothing is asked before somebody reads on', async () => {
    const { observer, calls } = reading();
    const stop = observer.subscribe(() => {});
    expect([observer.getCurrentResult().fetchStatus, calls]).toEqual(['idle', []]);
    stop();
  });
});
