import { describe, expect, test } from 'vitest';
import { findDates } from './documentDates.ts';

const event = (name: string, more: Record<string, unknown> = {}) => ({ '@type': 'Event', name, ...more });
const dated = (name: string, more: Record<string, unknown> = {}) =>
  event(name, { startDate: '2027-08-16', ...more });

/** `position.part whole > name` of each date. */
const found = (document: unknown): string[] =>
  findDates(document).dates.map(({ position, part, event: told, whole }) => {
    const name = told !== null && typeof told === 'object' && 'name' in told ? told.name : told;
    return `${position}${part === null ? '' : `.${part}`} ${whole === null ? '' : `${String(whole['name'])} > `}${String(name)}`;
  });

describe('import: the dates that a document tells', () => {
  test('a record is a date, or the dates that are its parts', () => {
    expect(
      found([dated('A'), event('B', { subEvent: [dated('B1'), dated('B2')] }), dated('C', { subEvent: [] })]),
    ).toEqual(['1 A', '2.1 B > B1', '2.2 B > B2', '3 C']);
    expect(found(event('B', { 'schema:subEvents': dated('B1') }))).toEqual(['1.1 B > B1']);
  });

  test('parts that tell no time are acts of one evening; beside one that does they are dates without a start', () => {
    expect(found([dated('Evening', { subEvent: [event('Act 1'), event('Act 2')] })])).toEqual(['1 Evening']);
    expect(found([event('B', { subEvent: [dated('B1'), event('B2'), 'B3'] })])).toEqual([
      '1.1 B > B1',
      '1.2 B > B2',
      '1.3 B > B3',
    ]);
  });

  test('an evening that has a reception is an evening, and the reception a show where it is a record', () => {
    const gala = dated('Gala', { '@id': '#gala', subEvent: [dated('Reception'), dated('Dinner')] });
    expect(found([gala])).toEqual(['1 Gala']);
    const party = dated('Party', { superEvent: { '@id': '#gala' } });
    expect(found({ '@graph': [gala, party] })).toEqual(['1 Gala', '2 Gala > Party']);
  });

  test('parts with the name of the event around them, or without one, are its dates; others are a part of its evening', () => {
    const parts = (...names: string[]) => dated('Hamlet', { subEvent: names.map((name) => dated(name)) });
    expect([found(parts('Hamlet', 'Hamlet')), found(parts('', '')), found(parts('Reception'))]).toEqual([
      ['1.1 Hamlet > Hamlet', '1.2 Hamlet > Hamlet'],
      ['1.1 Hamlet > ', '1.2 Hamlet > '],
      ['1 Hamlet'],
    ]);
  });

  test('the document’s own node of an event says more than the copy of it in a part', () => {
    const series = { '@id': '#s', '@type': 'EventSeries', name: 'Series', description: 'Long' };
    const copy = { '@id': '#s', '@type': 'EventSeries', name: 'Short' };
    const graph = [dated('A', { superEvent: copy }), series, dated('B', { superEvent: { name: 'Alone' } })];
    expect(findDates({ '@graph': graph }).dates.map(({ whole }) => whole)).toEqual([
      series,
      { name: 'Alone' },
    ]);
  });

  test('a festival tells its shows, and they their dates', () => {
    const show = event('Show', { '@type': 'EventSeries', subEvent: [dated('First'), dated('Second')] });
    const festival = event('Fest', {
      '@type': 'Festival',
      startDate: '2027-08-01',
      subEvent: [show, dated('Gala')],
    });
    expect(found(festival)).toEqual(['1.1 Show > First', '1.2 Show > Second', '1.3 Fest > Gala']);
  });

  test('in a graph, parts and wholes are found by their ids, whichever names the other, in any order', () => {
    const graph = [
      dated('First', { '@id': '#1' }),
      { '@id': '#show', ...event('Show', { subEvent: [{ '@id': '#1' }, '#2'] }) },
      dated('Second', { '@id': '#2' }),
      dated('Other', { superEvent: { '@id': '#series' } }),
      { '@id': '#series', ...dated('Series', { '@type': 'EventSeries' }) },
      dated('Away', { superEvent: 'https://elsewhere.example/1' }),
    ];
    expect(found({ '@graph': graph })).toEqual([
      '2.1 Show > First',
      '2.2 Show > Second',
      '4 Series > Other',
      '6 undefined > Away',
    ]);
  });

  test('IMP-10: lists in lists, lists of items, and things that name their events', () => {
    expect(found([[dated('A'), [dated('B')]], dated('C')])).toEqual(['1 A', '2 B', '3 C']);
    expect(found([event('D', { subEvent: [[dated('D1')], [dated('D2')]] })])).toEqual([
      '1.1 D > D1',
      '1.2 D > D2',
    ]);
    expect(
      found({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: dated('E') }, dated('F')],
      }),
    ).toEqual(['1 E', '2 F']);
    expect(
      found({ '@type': 'WebPage', mainEntity: { '@type': 'ItemList', itemListElement: dated('G') } }),
    ).toEqual(['1 G']);
    expect(found([[{ '@graph': [[dated('H')], { '@type': 'Place', event: dated('I') }] }]])).toEqual([
      '1 H',
      '2 I',
    ]);
    const crumbs = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', item: 'https://x.example/' }],
    };
    expect(found({ '@graph': [crumbs, dated('J')] })).toEqual(['1 J']);
    expect(findDates([crumbs]).dates.map(({ event: told }) => told)).toEqual([crumbs]);
  });

  test('IMP-10: an event that a list names, too, is one', () => {
    const named = { '@type': 'ItemList', itemListElement: [{ '@id': '#a' }, { item: '#a' }] };
    expect(found({ '@graph': [named, dated('A', { '@id': '#a' })] })).toEqual(['1 A']);
    const twice = dated('B');
    expect(found([twice, twice, null, null])).toEqual(['1 B', '2 null', '3 null']);
  });

  test('IMP-10: events are found four things deep, and no deeper', () => {
    const within = (depth: number): object =>
      depth === 0 ? dated('A') : { '@type': 'WebPage', mainEntity: within(depth - 1) };
    expect(found(within(4))).toEqual(['1 A']);
    expect(findDates(within(5)).dates.map(({ event: told }) => told)).toEqual([within(5)]);
  });

  test('IMP-10: the events of a venue happen there', () => {
    const venue = {
      '@type': 'MusicVenue',
      name: 'La Cave',
      events: [dated('A'), dated('B', { location: 'Ailleurs' })],
    };
    expect(findDates(venue).dates.map(({ event: told }) => told)).toEqual([
      dated('A', { location: venue }),
      dated('B', { location: 'Ailleurs' }),
    ]);
  });

  test('IMP-02: the language of a document is the first that a context of it gives', () => {
    const spoken = (lang: string) => ({ ...dated('A'), '@context': { '@language': lang } });
    const languageOf = (document: unknown) => findDates(document).language;
    expect([
      languageOf([dated('A'), spoken('fr-CA'), spoken('en')]),
      languageOf(spoken('en')),
      languageOf({ '@context': ['https://schema.org', { '@language': 'fr' }], '@graph': [spoken('en')] }),
      languageOf(dated('A')),
    ]).toEqual(['fr', 'en', 'fr', '']);
  });

  test('circles end, and nobody is lost in them', () => {
    const series = { '@type': 'EventSeries' };
    const graph = [
      dated('A', { '@id': '#a', superEvent: { '@id': '#b' } }),
      dated('B', { '@id': '#b', superEvent: { '@id': '#a' } }),
      dated('C', { ...series, '@id': '#c', subEvent: { '@id': '#d' } }),
      dated('D', { ...series, '@id': '#d', subEvent: { '@id': '#c' } }),
      dated('E', { '@id': '#e', subEvent: { '@id': '#e' }, superEvent: '#e' }),
    ];
    expect(found({ '@graph': graph })).toEqual(['1 B > A', '2 A > B', '3.1 C > D', '5 E']);
  });

  test('a thousand events that are parts of all others are found once each, in no time', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => ({ '@id': `#${index}` }));
    const graph = [
      event('All', { subEvent: ids }),
      ...ids.map((id) => dated('One', { ...id, superEvent: ids })),
    ];
    expect(findDates({ '@graph': graph }).dates).toHaveLength(1_000);
  });
});
