import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { partsOf, plainHtml, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { nothing, type Question } from '../question.ts';
import { SearchBox } from '../SearchBox.tsx';
import { propsOf } from '../testing/sample.ts';
import { Filters } from './Filters.tsx';
import { RangeForm } from './RangeForm.tsx';

const draw = (facets: object, question: Partial<Question> = {}): string =>
  renderScreen(<Filters {...propsOf({ facets }, question)} onSubmitted={() => {}} />);
/** The choices of a filter: words, address, and whether it is chosen. */
const choicesOf = (html: string, legend: string) =>
  partsOf(html, 'fieldset')
    .filter((part) => textOf(partsOf(part, 'legend')[0] ?? '') === legend)
    .flatMap((part) => partsOf(part, 'a'))
    .map((link) => [
      textOf(link).replace(/ \d+ results?$/, ''),
      valuesOf(link, 'href')[0],
      link.includes('aria-current="true"'),
    ]);

describe('SRCH-02: the choices of a filter', () => {
  const many = { Zoé: 9, Été: 8, Cirque: 7, Impro: 6, Drag: 5, Stand: 4, Magie: 3, Burlesque: 2 };
  test('SRCH-02: the most frequent come first, by their names; the others unfold', () => {
    const html = draw({ categories: many });
    const [folded = ''] = partsOf(html, 'details');
    const namesIn = (part: string) =>
      partsOf(part, 'a').map(
        (link) => /[^\d<>]+(?=<span class="\w*count)/.exec(link)?.[0] ?? textOf(link).split(' ')[0],
      );
    expect([
      namesIn(html.replace(folded, '').slice(html.indexOf('<legend>Genre'))),
      textOf(partsOf(folded, 'summary')[0] ?? ''),
      namesIn(folded),
    ]).toEqual([['Cirque', 'Drag', 'Été', 'Impro', 'Stand', 'Zoé'], '2 more', ['Burlesque', 'Magie']]);
  });

  test('SRCH-18: a chosen value stays, with hits or without', () => {
    const html = draw({ cities: { Gaspé: 0, Laval: 12, Québec: 30 } }, { city: ['Amos', 'Gaspé', 'Laval'] });
    const chosen = (...cities: string[]) => `/en/search?city=${encodeURIComponent(cities.join('|'))}`;
    expect(choicesOf(html, 'City')).toEqual([
      ['Amos 0', chosen('Gaspé', 'Laval'), true],
      ['Gaspé 0', chosen('Amos', 'Laval'), true],
      ['Laval 12', chosen('Amos', 'Gaspé'), true],
      ['Québec 30', chosen('Amos', 'Gaspé', 'Laval', 'Québec'), false],
    ]);
  });

  const dates = {
    'date.year': { '2026': 3, '2027': 40, '2028': 12 },
    'date.month': { '2027 > 09': 4, '2027 > 06': 5, '2027 > 07': 31, '2028 > 01': 12 },
  };
  const year = ['2027', '/en/search?date=2027', false];
  const months = [
    ['July 31', '/en/search?date=2027-07', false],
    ['September 4', '/en/search?date=2027-09', false],
  ];
  const next = [
    ['2028', '/en/search?date=2028', false],
    ['January 12', '/en/search?date=2028-01', false],
  ];
  test('SRCH-18: below each year stand its own months, in their order, from the present one on', () => {
    expect(choicesOf(draw(dates), 'Date')).toEqual([year, ...months, ...next]);
  });

  test('SRCH-02: a chosen month is one of its year, which goes on without it; a past one stays while it is chosen', () => {
    expect(choicesOf(draw(dates, { date: '2027-06' }), 'Date').slice(0, 2)).toEqual([
      ['2027', '/en/search?date=2027', true],
      ['June 5', '/en/search?date=2027', true],
    ]);
    expect(choicesOf(draw(dates, { date: '2027' }), 'Date')[0]).toEqual(['2027', '/en/search', true]);
  });

  test('SRCH-18: with a chosen month of a past year stands that year', () => {
    const past = { ...dates, 'date.month': { ...dates['date.month'], '2026 > 04': 1, '2026 > 05': 2 } };
    expect(choicesOf(draw(past, { date: '2026-05' }), 'Date').slice(0, 3)).toEqual([
      ['2026', '/en/search?date=2026', true],
      ['May 2', '/en/search?date=2026', true],
      ['2027', '/en/search?date=2027', false],
    ]);
  });

  test('SRCH-02: a genre that is called like a kind keeps its own name', () => {
    const html = draw({ categories: { show: 3, Cirque: 4 } });
    expect(choicesOf(html, 'Genre').map(([name]) => name)).toEqual(['Cirque 4', 'show 3']);
  });
});

describe('SRCH-02: a choice', () => {
  test('SRCH-02: is a link that robots do not follow, tells its number once to the eye and once to the ear, and stays in place', () => {
    const html = draw({ kind: { show: 40, video: 2 } }, { q: 'gala', kind: ['video'] });
    const [kinds = ''] = partsOf(html, 'fieldset');
    expect(plainHtml(partsOf(kinds, 'ul').join())).toBe(
      '<ul><li><a href="/en/search?q=gala&amp;kind=show%7Cvideo" data-keep-scroll="true" rel="nofollow"><span aria-hidden="true"></span>Shows<span><span aria-hidden="true">40</span><span>40 results</span></span></a></li>' +
        '<li><a href="/en/search?q=gala" aria-current="true" data-keep-scroll="true" rel="nofollow"><span aria-hidden="true"></span>Videos<span><span aria-hidden="true">2</span><span>2 results</span></span></a></li></ul>',
    );
  });

  test.each([
    ['fr', 'Résultats en anglais aussi', 'Effacer les filtres'],
    ['en', 'Results in French too', 'Clear the filters'],
  ] as const)(
    'SRCH-02 (%s): hits in the other language are one, which is cleared with the others',
    (lang, words, clear) => {
      const linksOf = (other: boolean) =>
        partsOf(
          renderScreen(<Filters {...propsOf({}, { q: 'gala', other, page: 2 })} onSubmitted={() => {}} />, {
            lang,
          }),
          'a',
        ).map((link) => [textOf(link), valuesOf(link, 'href')[0], link.includes('aria-current="true"')]);
      expect([linksOf(false), linksOf(true)]).toEqual([
        [[words, '/en/search?q=gala&amp;other=yes', false]],
        [
          [clear, '/en/search?q=gala', false],
          [words, '/en/search?q=gala', true],
        ],
      ]);
    },
  );

  test('SRCH-02: below a chosen month stand its days; a chosen one goes back to its month', () => {
    const days = {
      'date.year': { '2027': 40 },
      'date.month': { '2027 > 07': 31 },
      'date.day': { '2027 > 07 > 15': 2, '2027 > 07 > 16': 3, '2027 > 07 > 20': 4 },
    };
    const year = ['2027', '/en/search?date=2027', true];
    expect([
      choicesOf(draw(days, { date: '2027-07' }), 'Date'),
      choicesOf(draw(days, { date: '2027-07-20' }), 'Date'),
    ]).toEqual([
      [
        year,
        ['July 31', '/en/search?date=2027', true],
        ['Jul 16 3', '/en/search?date=2027-07-16', false],
        ['Jul 20 4', '/en/search?date=2027-07-20', false],
      ],
      [
        year,
        ['July 31', '/en/search?date=2027-07', true],
        ['Jul 16 3', '/en/search?date=2027-07-16', false],
        ['Jul 20 4', '/en/search?date=2027-07', true],
      ],
    ]);
  });
});

describe('SRCH-02: the form of days and prices', () => {
  const formOf = (lang: 'fr' | 'en', nbHits: number) =>
    renderScreen(
      <RangeForm {...propsOf({ nbHits }, { from: '2027-07-16', max: '25.5' })} onSubmitted={() => {}} />,
      { lang },
    );

  test.each([
    ['fr', ['Du', 'Au', 'Prix, de', 'à'], 'Voir 1 résultat'],
    ['en', ['From', 'To', 'Price from', 'up to'], 'Show 1 result'],
  ] as const)(
    'SRCH-02 (%s): its fields have their names and the values of the address, its button the number',
    (lang, labels, button) => {
      const html = formOf(lang, 1);
      const fields = (html.match(/<input[^>]*>/g) ?? []).map((field) =>
        ['type', 'name', 'id', 'value', 'max'].map((name) => valuesOf(field, name).join()),
      );
      expect([
        fields,
        partsOf(html, 'label').map((label) => [textOf(label), valuesOf(label, 'for')[0]]),
        partsOf(html, 'button').map(textOf),
      ]).toEqual([
        [
          ['date', 'from', 'search-from', '2027-07-16', ''],
          ['date', 'to', 'search-to', '', ''],
          ['number', 'min', 'search-min', '', '100000'],
          ['number', 'max', 'search-max', '25.5', '100000'],
        ],
        ['from', 'to', 'min', 'max'].map((name, place) => [labels[place], `search-${name}`]),
        [button],
      ]);
    },
  );

  test('SRCH-04: before any answer its button tells no number', () => {
    const { results } = propsOf();
    Object.assign(results, { __isArtificial: true });
    const html = renderScreen(<RangeForm {...propsOf()} results={results} onSubmitted={() => {}} />);
    expect(partsOf(html, 'button').map(textOf)).toEqual(['Show the results']);
  });
});

test('SRCH-03: other words, days or prices begin at the first page, without scripts too', () => {
  const props = propsOf({}, { q: 'gala', city: ['Laval'], min: '5', page: 3 });
  const hiddenIn = (html: string) =>
    (html.match(/<input type="hidden"[^>]*>/g) ?? []).flatMap((field) => valuesOf(field, 'name'));
  expect([
    hiddenIn(renderScreen(<SearchBox {...props} />)),
    hiddenIn(renderScreen(<RangeForm {...props} onSubmitted={() => {}} />)),
  ]).toEqual([
    ['city', 'min'],
    ['q', 'city'],
  ]);
});

describe('SRCH-02: days and prices', () => {
  const begin = async (asked: Partial<Question>) => {
    const happened: unknown[] = [];
    const formOf = (question: Partial<Question>) => (
      <RangeForm
        {...propsOf({}, question)}
        onChoose={(question) => happened.push(question)}
        onSubmitted={() => happened.push('shown')}
      />
    );
    const { find, redraw } = await renderLive(formOf(asked));
    const submit = async () => {
      await act(async () => find('form').requestSubmit());
      return happened.splice(0);
    };
    return { find, submit, redraw: (question: Partial<Question>) => redraw(formOf(question)) };
  };

  test('SRCH-04: the button applies the range from its first page on, and shows the results', async () => {
    const { find, submit } = await begin({ q: 'gala', city: ['Laval'], page: 3 });
    find('input', 2).value = '2027-07-16';
    find('input', 4).value = '25,5';
    expect(await submit()).toEqual([
      { ...nothing, q: 'gala', city: ['Laval'], from: '2027-07-16', min: '25.5' },
      'shown',
    ]);
  });

  test('SRCH-04: without a change it shows the results and asks nothing, on a later page too', async () => {
    const { submit } = await begin({ q: 'gala', min: '5', page: 3 });
    expect(await submit()).toEqual(['shown']);
  });

  test('SRCH-13: a range that the address loses is no draft any more', async () => {
    const { find, redraw } = await begin({ min: '5' });
    expect(find('input', 2).value).toBe('5');
    await redraw({});
    expect(find('input', 2).value).toBe('');
  });
});
