import { expect, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import type { Tile } from '#contract/programme/view.ts';
import en from '#locales/en/home.json' with { type: 'json' };
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const tile = (id: string, start: string, offset: string): Tile => ({
  id,
  title: `Show ${id}`,
  url: `/en/shows/${id}`,
  image: null,
  start,
  time: '19:30',
  offset,
  venue: 'Hall',
  city: 'Toronto',
});
const draw = (attributes: Page['attributes'] = {}, shows: readonly Tile[] = []): string =>
  renderScreen(
    <HomeScreen
      lang="en"
      brand="Brand"
      page={{
        type: 'home',
        id: '1',
        attributes,
        metas: { title: 'Chapiteau', description: '', og_image: null, noindex: false },
        computed_page_theme: { name: 'default' },
        translations: {},
      }}
      shows={shows}
      calendarHref="/en/calendar"
    />,
  );
const titleOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test('HOM-08: the title, and the free zones above and below the next shows', () => {
  const html = draw({ title: 'Laugh', html_top: '<p>top</p>', html_bottom: '<p>bottom</p>' });
  const order = ['Laugh', '<p>top</p>', en.next.title, '<p>bottom</p>'].map((part) => html.indexOf(part));
  expect([order.every((place) => place > 0), order]).toEqual([true, order.toSorted((a, b) => a - b)]);
});

test.each([{}, { title: ' ' }, { title: 5 }])(
  'HOM-08: without a readable title it is that of the page: %o',
  (attributes) => {
    expect(titleOf(draw(attributes))).toBe('Chapiteau');
  },
);

test('HOM-08: an empty zone takes no room', () => {
  const count = (attributes: Page['attributes']) => draw(attributes).match(/<div/g)?.length ?? 0;
  expect(count({ html_bottom: '<p>bottom</p>' }) - count({})).toBe(2);
});

test('HOM-01: the next shows, each with its day on its own clock, and the way to all', () => {
  const html = draw({}, [
    tile('1', '2027-07-16T19:30-04:00', '-0400'),
    tile('2', '2027-07-17T00:30+09:00', '+0900'),
  ]);
  expect([
    html.match(/<a href="\/en\/shows\/\d">Show \d/g),
    [...html.matchAll(/<time[^>]*><span>([^<]*)/g)].map(([, day]) => day),
    html.match(/href="\/en\/calendar"/g)?.length,
    html.includes(en.next.none),
  ]).toEqual([
    ['<a href="/en/shows/1">Show 1', '<a href="/en/shows/2">Show 2'],
    ['Friday Jul 16', 'Saturday Jul 17'],
    2,
    false,
  ]);
});

test('HOM-01: where none is announced it says so', () => {
  expect(draw()).toContain(`<p>${en.next.none}</p>`);
});
