import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { presentIn } from '#contract/programme/time/present.ts';
import { timeOfTile } from '#contract/programme/shows/tileStart.ts';
import type { DayView as Day } from '#contract/programme/shows/view.ts';
import { readingOf } from '#src/api/calendar/dayQueries.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { asking, frame, stateAt, tileAt } from '../testing/sample.ts';
import { hrefFrom, linksOf } from '../calendar.url.ts';
import { useWords } from '../words.ts';
import { heightsIn } from './heights.ts';
import { LongDay } from './LongDay.tsx';

const path = '/en/calendar';
const timeOf = (index: number): string => (index < 30 ? '18:00' : index < 37 ? '19:00' : '20:00');
const tiles = Array.from({ length: 100 }, (_, index) => tileAt(timeOf(index), { id: String(index) }));

const dayOf = (changes: Partial<Day> = {}): Day => ({
  date: '2027-07-16',
  after: null,
  before: null,
  total: 2_000,
  earlier: null,
  offset: 0,
  hidden: 1_900,
  groups: [...Map.groupBy(tiles, timeOfTile)].map(([time, shows]) => ({ time, tiles: shows })),
  ...changes,
});

/** The HTML of a day, with these shows read before. */
const drawn = (day: Day, { read = 0 } = {}): string => {
  const queries = new QueryClient();
  const pages = Array.from({ length: read }, (_, index) => ({
    offset: day.offset + 100 * (index + 1),
    // As if a show had been added meanwhile: the first one is known already.
    tiles: [...tiles.slice(99), ...tiles.map((show) => ({ ...show, id: `${index}/${show.id}` }))],
    hidden: Math.max(0, day.hidden - 100 * (index + 1)),
  }));
  if (read > 0) queries.setQueryData(readingOf(asking, day).read.queryKey, pages);
  const state = stateAt({ mode: 'day', day: day.date });
  const Day = () => (
    <LongDay
      day={day}
      words={useWords()}
      present={presentIn(Date.UTC(2027, 6, 16, 23, 20), 'America/Toronto')}
      now={() => Date.UTC(2027, 6, 16, 23, 20)}
      link={linksOf(path, state, frame)}
      hrefOf={(offset) => hrefFrom(path, state, frame, { after: null, offset })}
      asking={asking}
    />
  );
  return renderScreen(<Day />, { lang: 'en', queries });
};

describe('a day of two thousand shows', () => {
  test('CAL-10: the pictures of the first piece are loaded at once, the others when they come near', () => {
    const pictures = drawn(dayOf()).match(/<img [^>]*>/g) ?? [];
    expect(pictures.map((picture) => picture.includes('loading="lazy"'))).toEqual(
      Array.from({ length: 100 }, (_, index) => index >= 24),
    );
  });

  test('CAL-10: a time that goes on after whole rows has its heading again, under a name of its own', () => {
    const html = drawn(dayOf());
    const headings = [...html.matchAll(/<h2 id="([^"]*)"><time dateTime="([^"]*)"/g)];
    expect(headings.map(([, , time]) => time)).toEqual([
      '18:00',
      '18:00',
      '19:00',
      '20:00',
      '20:00',
      '20:00',
    ]);
    const names = headings.map(([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    expect([...html.matchAll(/<section[^>]* aria-labelledby="([^"]*)"/g)].map(([, id]) => id)).toEqual(names);
  });

  test('CAL-10: what was read before is there again, drawn only where it is near, no show twice', () => {
    const html = drawn(dayOf(), { read: 2 });
    expect(html).toContain('Showing 300 of 2,000');
    expect(html.match(/<h3/g)?.length).toBe(100);
    expect(html.match(/<div class="[^"]*" style="height:\d+/g)?.length).toBeGreaterThan(8);
  });

  test('CAL-10: the end of it says so, and leads nowhere', () => {
    const html = drawn(dayOf({ total: 250, hidden: 150 }), { read: 2 });
    expect(html).toContain('Showing 250 of 250');
    expect(html).not.toContain('rel="next"');
  });
});

describe('heights of what is taken out', () => {
  test('CAL-36: are known as long as the shows are, a day at a time', () => {
    const queries = new QueryClient();
    heightsIn(queries, 'one').note('a', 1_200, 24);
    expect([
      heightsIn(queries, 'one').of('a'),
      heightsIn(queries, 'two').of('a'),
      heightsIn(new QueryClient(), 'one').of('a'),
    ]).toEqual([1_200, undefined, undefined]);
  });

  test('CAL-36: what was never drawn is taken to be like what was', () => {
    const heights = heightsIn(new QueryClient(), 'one');
    heights.note('a', 1_200, 24);
    heights.note('b', 600, 12);
    heights.note('b', 1_200, 12);
    expect(heights.estimate(6)).toBe(400);
  });
});
