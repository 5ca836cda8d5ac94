import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { groupByTime } from '#contract/programme/calendar/dayView.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { dayPage } from '../testing/page.tsx';
import { sixteenth, stateAt, tileAt } from '../testing/sample.ts';

/** The evening of the sample's present, at six: what began at half past five is still of its address. */
const hours = { after: '17:30', before: '04:00' };
const shows: readonly Tile[] = [
  tileAt('17:30', { title: 'Begun', id: '1' }),
  tileAt('18:30', { title: 'Full', id: '2', status: 'SOLD_OUT' }),
  tileAt('19:00', { title: 'Off', id: '3', state: 'cancelled' }),
  tileAt('19:30', { title: 'Free', id: '4', status: 'FREE' }),
  tileAt('21:00', { title: 'Sold', id: '5', status: 'ON_SALE' }),
];

/** The titles of an evening's headings, folds and shows, in the order of the page. */
const drawn = (
  tiles: readonly Tile[],
  { lang = 'en' as Language, times = hours, total = tiles.length } = {},
): string[] => {
  const day = { ...sixteenth.day, date: '2027-07-16', earlier: null, offset: 0, ...times };
  const html = dayPage(
    {
      state: stateAt({ mode: 'day', day: day.date, ...times }),
      view: { ...sixteenth, day: { ...day, total, hidden: 0, groups: groupByTime(tiles) } },
    },
    lang,
  );
  const programme = html.slice(html.indexOf('aria-busy'));
  return [...programme.matchAll(/<(h2|h3|summary)[^>]*>(.*?)<\/\1>/g)].map(([, , text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
};

describe('the calendar’s Tonight', () => {
  test.each([
    ['fr', '19:30', '21:00', 'Complets, annulés ou reportés', '1 spectacle déjà commencé'],
    ['en', '7:30 pm', '9:00 pm', 'Sold out, cancelled or postponed', '1 show has begun'],
  ] as const)('TON-06 (%s): what can be had comes first', (lang, one, two, gone, begun) => {
    expect(drawn(shows, { lang })).toEqual([one, 'Free', two, 'Sold', gone, 'Full', 'Off', begun, 'Begun']);
  });

  test('TON-07: the shows that have begun are in the page, behind a closed fold', () => {
    const day = { ...sixteenth.day, date: '2027-07-16', earlier: null, offset: 0, hidden: 0, ...hours };
    const view = { ...sixteenth, day: { ...day, total: 5, groups: groupByTime(shows) } };
    const html = dayPage({ state: stateAt({ mode: 'day', day: day.date, ...hours }), view });
    const [, fold = ''] = /<details class="[^"]*"><summary>.*?<\/details>/.exec(html)?.[0].split('<ul') ?? [];
    expect(fold).toContain('Begun');
  });

  test('TON-06: shows that are sold out alone stand under that word', () => {
    expect(drawn(shows.slice(1, 2))).toEqual(['Sold out', 'Full']);
  });

  test('TON-07: an evening of more than a hundred shows goes by the clock', () => {
    const byClock = ['5:30 pm', 'Begun', '6:30 pm', 'Full', '7:00 pm', 'Off', '7:30 pm', 'Free'];
    expect(drawn(shows.slice(0, 4), { total: 101 })).toEqual(byClock);
    expect(drawn(shows.slice(0, 4), { total: 100 })).not.toEqual(byClock);
  });

  test('TON-06: any other evening, and a whole day, go by the clock', () => {
    const byClock = ['5:30 pm', 'Begun', '6:30 pm', 'Full', '7:00 pm', 'Off', '7:30 pm', 'Free'];
    expect([
      drawn(shows.slice(0, 4), { times: { after: '17:30', before: '23:00' } }),
      drawn(shows.slice(0, 4), { times: { after: '00:00', before: '04:00' } }),
    ]).toEqual([byClock, byClock]);
  });
});
