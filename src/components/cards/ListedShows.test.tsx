import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listedShow, type ListedShow } from '#contract/wire/shows.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ListedShows } from './ListedShows.tsx';

const venueIn = (city: string) => ({ name: 'Hall', location: { city: { name: city } } });
const whole = {
  id: '1',
  title: 'Nights',
  url: '/en/shows/nights',
  date: {
    firstDate: '2027-07-01T23:30:00Z',
    nextDate: '2027-07-17T23:30:00Z',
    lastDate: '2027-08-01T02:00:00Z',
    timezone_offset: '-0400',
  },
  venues: [venueIn('Laval'), venueIn('Montréal'), venueIn(''), venueIn('Laval')],
  categories: [{ name: 'In venue' }, { name: 'Stand-up' }, { name: '' }],
  kind: 'venue',
  price: { min: 25, max: 40 },
};
const showOf = (facts: object): ListedShow => v.parse(listedShow, { ...whole, ...facts });
const draw = (shows: readonly ListedShow[], today = '2027-07-16T04:00:00Z', isFirst = false): string =>
  renderScreen(<ListedShows {...{ shows, isFirst }} siteId={8} today={Date.parse(today)} />);

const dated = (firstDate: string, lastDate: string) => ({
  date: { ...whole.date, firstDate, nextDate: null, lastDate },
});

test('HOM-13: a card tells its coming days, its cities once each, its kind, its genre and its price', () => {
  expect(textOf(draw([showOf({})]))).toBe(
    'Jul 17 – Jul 31, 2027 Nights Laval and Montréal In venue Stand-up $25 – $40',
  );
});

test.each([
  ['several days', dated('2027-07-17T23:30:00Z', '2027-08-01T02:00:00Z'), 'Jul 17 – Jul 31, 2027'],
  ['one day', dated('2027-07-17T22:00:00Z', '2027-07-18T02:00:00Z'), 'Jul 17, 2027'],
  ['two years', dated('2027-12-31T23:30:00Z', '2028-01-02T02:00:00Z'), 'Dec 31, 2027 – Jan 1, 2028'],
  ['none', { date: null }, 'Dates to come'],
])('SHW-09: the days of a show with dates of %s', (_, facts, days) => {
  const [when = ''] = partsOf(draw([showOf(facts)]), 'p');
  expect(textOf(when)).toBe(days);
});

test.each([
  ['2027-08-01T02:00:00Z', '$25 – $40', []],
  ['2027-08-01T04:00:00Z', 'Over', ['true']],
])('SHW-09: on %s a show whose last date was on July 31 has %s', (today, told, isOver) => {
  const html = draw([showOf({})], today);
  expect([textOf(html).endsWith(told), valuesOf(html, 'data-over')]).toEqual([true, isOver]);
});

test('RTE-02: a title in the other language says so', () => {
  const [link = ''] = partsOf(draw([showOf({ written_in: 'fr' })]), 'a');
  expect(valuesOf(link, 'lang')).toEqual(['fr']);
});

test('CAL-33: a card has the small picture of its site, else the large one', () => {
  const image_url = '/large.avif';
  const thumbnail = [{ siteId: 8, mediaType: 'image', url: '/small.avif' }];
  expect(valuesOf(draw([showOf({ image_url, thumbnail }), showOf({ id: '2', image_url })]), 'src')).toEqual([
    '/small.avif',
    image_url,
  ]);
});

test('PIC-07: of the first page alone the first four pictures are fetched at once', () => {
  const shows = ['1', '2', '3', '4', '5'].map((id) => showOf({ id, image_url: `/${id}.avif` }));
  const loading = (isFirst: boolean) => valuesOf(draw(shows, undefined, isFirst), 'loading');
  const lazy = shows.map(() => 'lazy');
  expect([loading(true), loading(false)]).toEqual([['eager', 'eager', 'eager', 'eager', 'lazy'], lazy]);
});

test('RTE-17: who asked for these shows goes on at the first link, which leads to its show', async () => {
  const shows = [showOf({}), showOf({ id: '2', url: '/en/shows/days' })];
  const taken: (string | null | undefined)[] = [];
  const onFirstLink = (link: HTMLAnchorElement | null) => void taken.push(link?.getAttribute('href'));
  const { html } = await renderLive(<ListedShows {...{ shows, onFirstLink }} siteId={8} today={0} />);
  expect([taken, valuesOf(html(), 'href').filter((href) => !href.startsWith('/icons/'))]).toEqual([
    ['/en/shows/nights'],
    ['/en/shows/nights', '/en/shows/days'],
  ]);
});
