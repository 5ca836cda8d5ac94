import { act } from 'react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ShowCatalogueEvent } from '#machines/showCatalogue/showCatalogue.machine.ts';
import { noShowFilters } from '#contract/programme/calendar/showFilters.ts';
import { listedShow, type ShowFacet } from '#contract/wire/shows.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Filter } from './Filter.tsx';
import { ShowsScreen } from './ShowsScreen.tsx';
import { fromUrl, linksOf } from './shows.url.ts';
import type { ShowList } from './useShowList.ts';

const path = '/en/shows';
const choice = (value: string, count: number, label = '') => ({ value, label, count });
const facets: ShowFacet[] = [
  { name: 'city', choices: [choice('Québec', 30), choice('Laval', 12), choice('Éden', 1)] },
  { name: 'month', choices: [choice('2027-07', 40), choice('2027-04', 2)] },
  {
    name: 'price',
    choices: [choice('free', 5), choice('0-25', 8), choice('25-50', 3), choice('100-100000', 7)],
  },
];
const pageOf = (offset: number) => ({
  offset,
  items: [
    v.parse(listedShow, {
      id: `${offset}`,
      title: 'Gala',
      url: '/en/shows/gala',
      image_url: '/gala.avif',
      venues: [],
    }),
  ],
});

interface Scene {
  search?: Record<string, string>;
  list?: Partial<ShowList>;
  send?: (event: ShowCatalogueEvent) => void;
}
const screenOf = ({ search = {}, list = {}, send = () => {} }: Scene = {}) => {
  const state = fromUrl(search);
  return (
    <ShowsScreen
      lang="en"
      path={path}
      state={state}
      list={{ pages: [], total: 60, hasMore: false, status: 'ready', onRetry: () => {}, facets, ...list }}
      link={linksOf(path, state)}
      send={send}
      siteId={8}
      today={0}
    />
  );
};
const draw = (scene?: Scene) => renderScreen(screenOf(scene));
const optionsOf = (html: string, name: string) =>
  partsOf(html, 'select')
    .filter((select) => select.includes(`name="${name}"`))
    .flatMap((select) => partsOf(select, 'option'))
    .map(textOf);

describe('HOM-13: the filters of the list', () => {
  test('HOM-13: names are in their order, months and prices in that of the host, each with its shows', () => {
    const html = draw();
    expect(['city', 'month', 'price'].map((name) => optionsOf(html, name).slice(1))).toEqual([
      ['Éden (1)', 'Laval (12)', 'Québec (30)'],
      ['July 2027 (40)', 'April 2027 (2)'],
      ['Free (5)', '$0 to $25 (8)', '$25 to $50 (3)', '$100 and up (7)'],
    ]);
  });

  test('HOM-13: they are in the order of their words, not of their keys', () => {
    const genres: ShowFacet[] = [
      {
        name: 'genre',
        choices: [choice('1', 2, 'Stand-up'), choice('2', 5, 'Clown'), choice('3', 1, 'Impro')],
      },
    ];
    expect(optionsOf(draw({ list: { facets: genres } }), 'genre').slice(1)).toEqual([
      'Clown (5)',
      'Impro (1)',
      'Stand-up (2)',
    ]);
  });

  test('HOM-13: cities with places are in the order of their names until the visitor asks for the nearest', () => {
    const position = { latitude: 45.6, longitude: -73.7 };
    const placed = facets.map(({ name, choices }) => ({
      name,
      choices: choices.map((city) => ({ ...city, position })),
    }));
    expect(optionsOf(draw({ search: { city: 'Gaspé' }, list: { facets: placed } }), 'city')).toEqual([
      'Any',
      'Éden (1)',
      'Gaspé',
      'Laval (12)',
      'Québec (30)',
    ]);
  });

  test('SRCH-18: a chosen value without shows stays a choice, and so does its filter', () => {
    const html = draw({ search: { city: 'Gaspé', festival: '321' } });
    expect(
      ['city', 'festival'].map((name) => [optionsOf(html, name), /value="([^"]*)" selected/.exec(html)?.[1]]),
    ).toEqual([
      [['Any', 'Éden (1)', 'Gaspé', 'Laval (12)', 'Québec (30)'], 'Gaspé'],
      [['Any', '321'], 'Gaspé'],
    ]);
  });

  test('SRCH-18: while the number of shows is not known every filter is there', () => {
    expect(valuesOf(draw({ list: { total: null } }), 'name')).toEqual(['city', 'month', 'price']);
  });

  test('HOM-13: without scripts the form sends its choices to the list; what is not known is not counted', () => {
    const [form] = attributesOf(draw(), 'form');
    expect([form?.['action'], form?.['aria-label']]).toEqual([path, 'Narrow the list']);
    const counted = (total: number | null) => textOf(draw({ list: { total } })).match(/[\d,]+ shows?\b/g);
    expect([counted(null), counted(1), counted(1_234)]).toEqual([null, ['1 show'], ['1,234 shows']]);
  });

  test.each([
    ['en', ['Any', 'Québec · 240 km (30)', 'Laval (12)']],
    ['fr', ['Peu importe', 'Québec · 240 km (30)', 'Laval (12)']],
  ] as const)(
    'ANA-03: sorted by their distance, the cities tell it, where it is known (%s)',
    (lang, options) => {
      const html = renderScreen(
        <Filter
          name="city"
          chosen=""
          list={{ pages: [], total: 60, hasMore: false, status: 'ready', onRetry: () => {}, facets }}
          near={{
            state: 'sorted',
            press: () => {},
            sort: (cities) =>
              cities
                .slice(1)
                .toReversed()
                .map((city, place) => ({ ...city, kilometres: place === 0 ? 240.3 : null })),
          }}
        />,
        { lang },
      );
      expect(partsOf(html, 'option').map(textOf)).toEqual(options);
    },
  );

  test('HOM-13: the form goes by the machine, and the address takes the place of a draft', async () => {
    const sent: ShowCatalogueEvent[] = [];
    const send = (event: ShowCatalogueEvent) => void sent.push(event);
    const { find, redraw } = await renderLive(screenOf({ send }));
    find('select').value = 'Laval';
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void find('form').dispatchEvent(event));
    expect([event.defaultPrevented, sent]).toEqual([
      true,
      [{ type: 'filters.applied', filters: { ...noShowFilters, city: 'Laval' } }],
    ]);
    await redraw(screenOf({ search: { city: 'Québec' }, send }));
    expect(find('select').value).toBe('Québec');
  });

  test('HOM-13: each chosen filter can be removed alone, or all at once', () => {
    const [applied = ''] = partsOf(
      draw({ search: { city: 'Laval', price: '0-25', offset: '24' } }),
      'ul',
    ).filter((list) => list.includes('data-keep-scroll'));
    expect(partsOf(applied, 'a').map((link) => [textOf(link), valuesOf(link, 'href')[0]])).toEqual([
      ['Laval ×', '/en/shows?price=0-25'],
      ['$0 to $25 ×', '/en/shows?city=Laval'],
      ['Clear all', path],
    ]);
    expect(attributesOf(applied, 'a').map((link) => link['aria-label'])).toEqual([
      'Remove the filter City: Laval',
      'Remove the filter Price: $0 to $25',
      undefined,
    ]);
    expect([valuesOf(applied, 'aria-label')[0], attributesOf(applied, 'span')]).toEqual([
      'Filters in use',
      [{ 'aria-hidden': 'true' }, { 'aria-hidden': 'true' }],
    ]);
    expect(draw()).not.toContain('data-keep-scroll');
  });
});

describe('RTE-17: the pages of the list', () => {
  test('RTE-17: so far down that there is nothing, the way back is that of the list, with its filters', () => {
    const html = draw({
      search: { city: 'Laval', offset: '960' },
      list: { pages: [{ offset: 960, items: [] }] },
    });
    const [back = ''] = partsOf(html, 'a').filter((link) => textOf(link) === 'Back to the top of the list');
    expect(valuesOf(back, 'href')).toEqual(['/en/shows?city=Laval&amp;offset=480']);
  });

  test('RTE-17: the pictures of the first page are loaded at once, those of the others when they come near', () => {
    const html = draw({ list: { pages: [pageOf(0), pageOf(24)] } });
    expect(partsOf(html, 'article').map((card) => card.includes('loading="lazy"'))).toEqual([false, true]);
  });

  test.each([
    [432, [{ type: 'more.asked' }]],
    [456, []],
  ])(
    'RTE-17: after the page at %i more is shown in place, unless it begins another stretch',
    (offset, events) => {
      const sent: ShowCatalogueEvent[] = [];
      renderScreen(
        screenOf({
          search: { offset: String(offset) },
          list: { pages: [pageOf(offset)], hasMore: true },
          send: (event) => void sent.push(event),
        }),
        { presses: ['Load more'], event: { button: 0 } },
      );
      expect(sent).toEqual(events);
    },
  );
});
