import { describe, expect, test } from 'vitest';
import { presentIn } from '#contract/programme/time/present.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { QuickWays } from './bar/QuickWays.tsx';
import { linksOf } from './calendar.url.ts';
import { page } from './testing/page.tsx';
import { frame, july, stateAt } from './testing/sample.ts';

const path = '/en/calendar';
/** A Friday. */
const at = (local: string) => presentIn(Date.parse(`2027-07-${local}:00-04:00`), 'America/Toronto');

interface Scene {
  search?: Record<string, string>;
  local?: string;
  city?: string;
}

/** The quick ways, each with its address and its state. */
const drawn = ({ search = {}, local = '16T20:20', city = 'Montréal' }: Scene = {}) => {
  const cities = { names: ['Laval'], ofEvening: city };
  const state = stateAt(search);
  const link = linksOf(path, state, frame);
  const present = at(local);
  const html = renderScreen(<QuickWays {...{ state, link, present, cities }} now={() => present.instant} />);
  return [...html.matchAll(/<a href="([^"]*)"( aria-current="true")?>([^<]*)/g)].map(
    ([, href = '', current, text]) => [
      `${text}${current ? ' (taken)' : ''}`,
      href.replaceAll('&amp;', '&').replace(path, ''),
    ],
  );
};

describe('quick ways', () => {
  test('CAL-38: tonight from now on, tomorrow, the weekend from Friday at five, free', () => {
    expect(drawn()).toEqual([
      ['Tonight', '?mode=day&day=2027-07-16&after=20%3A20&before=04%3A00'],
      ['Tomorrow', '?mode=day&day=2027-07-17&after=17%3A00&before=04%3A00'],
      ['This weekend', '?days=2027-07-16..2027-07-18&after=17%3A00'],
      ['Free', '?price=free'],
    ]);
  });

  const night = { mode: 'day', day: '2027-07-16', after: '20:20', before: '04:00' };

  test('TON-03: at 01:30 tonight is what is left of it, and one may go to today too', () => {
    expect([
      drawn({ local: '17T01:30' })[0],
      drawn({ local: '17T01:30', search: night }).slice(0, 3),
    ]).toEqual([
      ['Tonight', '?mode=day&day=2027-07-17&after=01%3A30&before=04%3A00'],
      [
        ['Today', '?mode=day&day=2027-07-17'],
        ['Tonight (taken)', '?mode=day&day=2027-07-17&after=01%3A30&before=04%3A00'],
        ['Tomorrow', '?mode=day&day=2027-07-18&after=17%3A00&before=04%3A00'],
      ],
    ]);
  });

  test('TON-02: at four the evening before is tonight no more', () => {
    expect(drawn({ local: '17T04:00', search: night }).map(([text]) => text)).not.toContain(
      'Tonight (taken)',
    );
  });

  test.each([
    ['2027-07-16..2027-07-18', true],
    ['2027-07-16..2027-07-17', false],
    ['2027-07-17..2027-07-18', false],
  ])('CAL-38: the weekend is taken by its three days, by nothing less: %s', (days, isTaken) => {
    const words = drawn({ search: { days, after: '17:00' } }).map(([text]) => text);
    expect(words.includes('This weekend (taken)')).toBe(isTaken);
  });

  test('CAL-36: tonight and tomorrow drop the filters; the weekend and Free stand beside them', () => {
    const ways = drawn({ search: { genre: 'Impro', price: 'free' }, local: '16T09:00' });
    expect(ways).toEqual([
      ['Tonight', '?mode=day&day=2027-07-16&after=17%3A00&before=04%3A00'],
      ['Tomorrow', '?mode=day&day=2027-07-17&after=17%3A00&before=04%3A00'],
      ['This weekend', '?days=2027-07-16..2027-07-18&after=17%3A00&genre=Impro&price=free'],
      ['Free (taken)', '?genre=Impro'],
    ]);
  });

  test('CAL-24: one that is taken is given up by it', () => {
    const search = { days: '2027-07-16..2027-07-18', after: '17:00', city: 'Laval' };
    expect(drawn({ search }).slice(2)).toEqual([
      ['This weekend (taken)', '?month=2027-07&city=Laval'],
      ['Free', '?days=2027-07-16..2027-07-18&after=17%3A00&city=Laval&price=free'],
    ]);
  });

  test('CAL-36: an evening that is shown is taken, its filters narrow it', () => {
    const search = { mode: 'day', day: '2027-07-17', after: '17:00', before: '04:00' };
    const ways = drawn({ search });
    expect([ways[0]?.[0], ways[2]?.[0], ways[4]]).toEqual([
      'Today',
      'Tomorrow (taken)',
      ['Free', '?mode=day&day=2027-07-17&after=17%3A00&before=04%3A00&price=free'],
    ]);
  });

  test.each([
    [{ month: '2027-09', city: 'Laval' }, '?month=2027-07&city=Laval'],
    [{ days: '2027-07-01..2027-07-14' }, '?month=2027-07'],
    [{ mode: 'day', day: '2027-07-17', city: 'Laval' }, '?mode=day&day=2027-07-16&city=Laval'],
    [{ month: '2027-07' }, null],
    [{ days: '2027-07-16..2027-07-18' }, null],
    [{ mode: 'day', day: '2027-07-16' }, null],
  ])('CAL-38: Today leads back wherever today is not in view: %o to %s', (search, href) => {
    const [first] = drawn({ search });
    expect(first?.[0] === 'Today' ? first[1] : null).toBe(href);
  });

  const inMontreal = [
    ['Tonight', '?mode=day&day=2027-07-16&after=20%3A20&before=04%3A00&city=Montr%C3%A9al'],
    ['Tomorrow', '?mode=day&day=2027-07-17&after=17%3A00&before=04%3A00&city=Montr%C3%A9al'],
    ['This weekend', '?days=2027-07-16..2027-07-18&after=17%3A00&city=Montr%C3%A9al'],
  ];

  test('TON-10: the chip leads to each city alone and to all of them, the other filters kept; the one of the evening is offered', () => {
    const state = stateAt({ city: ['Laval', 'Québec'], price: 'free' });
    const chipOf = (shown: typeof state) => {
      const link = linksOf(path, shown, frame);
      const cities = { names: ['Laval', 'Québec'], ofEvening: 'Québec' };
      const html = renderScreen(
        <QuickWays
          {...{ state: shown, link, cities }}
          present={july.present}
          now={() => july.present.instant}
        />,
      );
      const [chip = ''] = html.split('Tonight');
      return partsOf(chip, 'a').map((each) => [
        textOf(each),
        valuesOf(each, 'href')[0]?.replaceAll('&amp;', '&').replace(path, ''),
      ]);
    };
    const free = [
      ['All cities', '?price=free'],
      ['Laval', '?city=Laval&price=free'],
      ['Québec', '?city=Qu%C3%A9bec&price=free'],
    ];
    expect([chipOf(state).slice(0, 4), chipOf(stateAt({ price: 'free' })).slice(0, 4)]).toEqual([
      [...free, free[0]],
      [...free, free[2]],
    ]);
  });

  test('TON-11: tonight, tomorrow and the weekend lead to the city of the address', () => {
    expect(drawn({ search: { city: 'Montréal' } })).toEqual([
      ...inMontreal,
      ['Free', '?city=Montr%C3%A9al&price=free'],
    ]);
  });
});

describe('the days that are over', () => {
  const folded = { from: '2027-07-01', to: '2027-07-15', count: 71 };
  const days = july.days.map((day) => (day.date < '2027-07-16' ? { ...day, tiles: [] } : day));
  const view = { ...july, days, folded };

  test.each([
    ['fr', '1er–15 juillet, 71 spectacles'],
    ['en', '1–15 July, 71 shows'],
  ] as const)('CAL-04 (%s): are one line that opens them, before today’s block', (lang, words) => {
    const html = page({ view }, lang);
    const sections = html.match(/<section id="day-[\d-]+"/g) ?? [];
    const [line] = partsOf(html, 'p').filter((each) => each.includes(words));
    expect(line).toContain('href="/fr/calendrier?days=2027-07-01..2027-07-15"');
    expect([sections.length, sections[0]]).toEqual([16, '<section id="day-2027-07-16"']);
  });

  test('CAL-07: the overview leads to them, and the others keep their colours', () => {
    const html = page({ view }, 'en');
    expect(html).toContain('href="/fr/calendrier?days=2027-07-01..2027-07-15#day-2027-07-15" data-tone="2"');
    expect(html).toContain('href="#day-2027-07-16" data-tone="0"');
    expect(/<section id="day-2027-07-16"[^>]*data-tone="(\w+)"/.exec(html)?.[1]).toBe('green');
  });

  test('CAL-38: the pictures of the first day that is drawn are loaded at once', () => {
    const [first = '', second = ''] = page({ view }).match(/<section.*?<\/section>/gs) ?? [];
    expect([first.includes('loading="lazy"'), second.includes('loading="lazy"')]).toEqual([false, true]);
  });

  test.each([
    ['fr', '13 spectacles · terminés'],
    ['en', '13 shows · over'],
  ] as const)('CAL-38 (%s): one of them says so', (lang, words) => {
    const [over, ...rest] = july.days;
    const shown = over ? [{ ...over, isOver: true as const }, ...rest] : rest;
    const sections = page({ view: { ...july, days: shown } }, lang).match(/<section.*?<\/section>/gs) ?? [];
    expect(sections.map((section) => section.includes(words))).toEqual([true, ...rest.map(() => false)]);
  });
});
