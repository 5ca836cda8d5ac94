import { describe, expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { marks } from '../highlight.ts';
import { hit } from '../testing/sample.ts';
import { Hit } from './Hit.tsx';
import { readHits, startingIn } from './hit.ts';

const draw = (facts: object): string =>
  readHits([{ ...hit, ...facts }])
    .map((one) => renderScreen(<Hit hit={one} lang="en" isUrgent={false} />))
    .join();

const past = { nextStart: null, lastStart: Date.parse('2027-01-02T00:30:00Z') / 1_000 };
test.each([
  ['a title that nothing marks', {}, 'Show Fri 16 Jul 2027 7:30 pm Gala From $25'],
  ['what is free', { price: 0 }, 'Show Fri 16 Jul 2027 7:30 pm Gala Free'],
  ['no price of what is over', past, 'Show Over Jan 1, 2027 Gala'],
  ['a page without dates, which is never over', { kind: 'page', nextStart: null, price: null }, 'Page Gala'],
  [
    'the only place',
    { venues: ['Hall'], cities: ['Laval'] },
    'Show Fri 16 Jul 2027 7:30 pm Gala Hall · Laval From $25',
  ],
  [
    'of several places the cities',
    { venues: ['Hall', 'Club'], cities: ['Laval', 'Québec'] },
    'Show Fri 16 Jul 2027 7:30 pm Gala Laval and Québec From $25',
  ],
])('SRCH-03: a hit tells %s', (_, facts, says) => {
  expect(textOf(draw(facts))).toBe(says);
});

test.each([
  ['en', undefined, undefined, []],
  ['en', 'fr', 'fr', []],
  ['fr', undefined, 'fr', ['Français']],
  ['fr', 'en', undefined, ['Français']],
])(
  'SRCH-09: of a page in %s that is written in %s the speech is %s, its chip %j',
  (lang, written_in, spoken, chips) => {
    const html = draw({ lang, ...(written_in && { written_in }) });
    expect([
      /<article [^>]*lang="(\w+)"/.exec(html)?.[1],
      partsOf(html, 'span')
        .map(textOf)
        .filter((words) => words === 'Français'),
    ]).toEqual([spoken, chips]);
  },
);

describe('SRCH-03: a hit is told by the text', () => {
  const found = (text: string) => `${marks.highlightPreTag}${text}${marks.highlightPostTag}`;
  const of = (summary: string, body: string) => ({
    summary: 'Whole',
    _snippetResult: { summary: { value: summary }, body: { value: body } },
  });
  test.each([
    ['of its summary, where that has the words', of(`A ${found('gala')}`, `B ${found('gala')}`), 'A gala'],
    ['around the words in its body', of('A', `B ${found('gala')}`), 'B gala'],
    ['of its summary, where nothing has them', of('A', 'B'), 'A'],
    ['of its whole summary, where no part of it came', of('', 'B'), 'Whole'],
    ['of its body, where it has no summary', { ...of('', 'B'), summary: '' }, 'B'],
  ])('SRCH-03: %s', (_, facts, says) => {
    expect(textOf(partsOf(draw(facts), 'p').at(-2) ?? '')).toBe(says);
  });
});

test.each([
  [{}, '2027-07-16T23:30:00.000Z'],
  [{ nextStart: null, lastStart: hit.nextStart }, '2027-07-16T23:30:00.000Z'],
  [{ timezone: null }, undefined],
  [{ timezone: 'Nowhere/At all' }, undefined],
  [{ nextStart: null }, undefined],
])('SRCH-03: its date is one for machines, too, where its clock is known: %o', (facts, instant) => {
  expect(valuesOf(draw(facts), 'dateTime')[0]).toBe(instant);
});

test('SRCH-03: a hit is one link to its page, its kind told by a chip', () => {
  const drawn = (kind: string) => {
    const html = draw({ kind });
    return [valuesOf(html, 'href'), textOf(partsOf(html, 'h3').join()), valuesOf(html, 'data-tone')];
  };
  expect([drawn('show'), drawn('artist')]).toEqual(
    ['yellow', 'paper'].map((tone) => [['/en/shows/gala'], 'Gala', [tone]]),
  );
});

describe('what comes over the wire', () => {
  test('SRCH-03: what cannot be read, or is not there, costs itself alone', () => {
    const none = {
      image: null,
      price: null,
      timezone: null,
      nextStart: null,
      lastStart: null,
      summary: '',
      venues: [],
      cities: [],
      categories: [],
      starts: [],
      localStarts: [],
      _highlightResult: { title: { value: '' } },
      _snippetResult: { summary: { value: '' }, body: { value: '' } },
    };
    const needed = { objectID: 'a', kind: 'page', lang: 'fr', title: 'T', url: '/fr/t' };
    const bad = Object.fromEntries(Object.keys(none).map((name) => [name, name === 'summary' ? 5 : 'x']));
    expect([readHits([needed]), readHits([{ ...needed, ...bad, image: 5 }])].flat()).toEqual([
      expect.objectContaining({ ...needed, ...none }),
      expect.objectContaining({ ...needed, ...none, timezone: 'x' }),
    ]);
    const lacking = Object.keys(needed).map((name) => ({ ...needed, [name]: undefined }));
    expect(readHits([...lacking, null, { ...needed, kind: 'robot' }, { ...needed, lang: 'de' }])).toEqual([]);
  });

  test('SRCH-16: a hit of tonight tells its start of tonight, not an earlier or a later one', () => {
    const [played] = readHits([{ ...hit, localStarts: [300, 10, 200], starts: [3_300, 3_010, 3_200] }]);
    const startIn = (first: number, last: number) => played && startingIn(played, { first, last }).nextStart;
    expect([startIn(100, 250), startIn(10, 10), startIn(400, 500)]).toEqual([3_200, 3_010, hit.nextStart]);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'shows/gala'])(
    'Security: a hit that leads to %s is none, a picture from there is none',
    (address) => {
      expect([
        readHits([{ ...hit, url: address }]),
        readHits([{ ...hit, image: address }]).map(({ image }) => image),
      ]).toEqual([[], [null]]);
    },
  );
});
