import { expect, test } from 'vitest';
import {
  changed,
  cleared,
  countFilters,
  differsInMore,
  fromAddress,
  fromKey,
  hrefOf,
  keyOf,
  nothing,
  toAddress,
  toggled,
  withWords,
  type Question,
} from './question.ts';

const everything: Question = {
  q: 'l’été & “rire”',
  kind: ['show', 'video'],
  format: ['En ligne'],
  category: ['Danse, cirque', 'Stand-up'],
  city: ['Montréal', 'St. John’s'],
  date: '2027-07-16',
  from: '2027-07-01',
  to: '2027-07-31',
  min: '0',
  max: '48.5',
  other: true,
  page: 3,
};

test.each([
  ['the same ones count once', [...Array<string>(25).fill('a'), '', 'b'], ['a', 'b']],
  [
    'only twenty of more',
    Array.from({ length: 25 }, (_, place) => String.fromCodePoint(121 - place)),
    [...'abcdefghijklmnopqrst'],
  ],
])('SRCH-13: of the values of a filter %s', (_, given, format) => {
  expect(fromAddress({ format: given.join('|') }).format).toEqual(format);
});

test.each([[nothing], [everything], [{ ...nothing, q: '123' }], [{ ...nothing, date: '2027', page: 50 }]])(
  'SRCH-13: a question is read back from its address unchanged: %o',
  (question) => {
    expect([fromAddress(toAddress(question)), fromKey(keyOf(question))]).toEqual([question, question]);
  },
);

test.each([
  [{ q: '  a \n b  ' }, { q: 'a b' }],
  [{ q: 'x'.repeat(5_000) }, { q: 'x'.repeat(200) }],
  [
    { kind: 'show|robot|show', city: '|| Laval |' },
    { kind: ['show'], city: ['Laval'] },
  ],
  [{ date: '2027-13', page: '0', min: '-5', max: '1e9' }, {}],
  [
    { min: '0', max: '100000' },
    { min: '0', max: '100000' },
  ],
  [{ min: '100000.01', max: '100001' }, {}],
  [
    { date: '2027-07', page: '2' },
    { date: '2027-07', page: 2 },
  ],
  [
    { from: '2027-08-02', to: '2027-07-01' },
    { from: '2027-07-01', to: '2027-08-02' },
  ],
  [
    { min: '50', max: '9' },
    { min: '9', max: '50' },
  ],
  [
    { min: '9', max: '50' },
    { min: '9', max: '50' },
  ],
  [{ min: '12,50', other: 'true', utm: 'x' }, { min: '12.5' }],
  [{ min: '12.345', max: '1234567' }, {}],
  [{ city: 'Québec|Laval' }, { city: ['Laval', 'Québec'] }],
  [{ city: ['Laval', 'Québec'] }, { city: ['Québec'] }],
  [
    { city: Array.from({ length: 30 }, (_, place) => `c${place + 10}`).join('|') },
    { city: Array.from({ length: 20 }, (_, place) => `c${place + 10}`) },
  ],
  [{ q: 'a\uD800' }, { q: 'a\uFFFD' }],
  [{ date: '0999', page: '10000' }, {}],
  [
    { date: '2027', page: '9999' },
    { date: '2027', page: 9999 },
  ],
  [{ from: '2027-02-30', to: '2027-07-01' }, { to: '2027-07-01' }],
  [{ from: '2027-07-01' }, { from: '2027-07-01' }],
])('SRCH-13: of %o an address keeps %o', (search, kept) => {
  expect(fromAddress(search)).toEqual({ ...nothing, ...kept });
});

test('SRCH-02: another choice begins at the first page; chosen again it is let go', () => {
  const chosen = toggled({ ...nothing, q: 'a', page: 4 }, 'city', 'Laval');
  expect(chosen).toEqual({ ...nothing, q: 'a', city: ['Laval'] });
  expect(toggled(chosen, 'city', 'Laval')).toEqual({ ...nothing, q: 'a' });
  expect(changed({ ...everything }, { other: false })).toEqual({ ...everything, other: false, page: 1 });
});

test('SRCH-02: clearing leaves the words; every value counts as a filter', () => {
  expect(cleared(everything)).toEqual({ ...nothing, q: everything.q });
  expect([countFilters(everything), countFilters(cleared(everything))]).toEqual([13, 0]);
});

test('SRCH-13: the address of nothing is that of the page', () => {
  expect([hrefOf('/fr/recherche', nothing), hrefOf('/fr/recherche', { ...nothing, q: 'a b' })]).toEqual([
    '/fr/recherche',
    '/fr/recherche?q=a+b',
  ]);
});

test('SRCH-02: two questions differ in more than words and page where any choice is another', () => {
  const others = Object.entries(everything).filter(([name]) => name !== 'q' && name !== 'page');
  expect([
    differsInMore(everything, { ...everything, q: 'autre', page: 1 }),
    ...others.map(([name, value]) => differsInMore({ ...nothing, [name]: value }, nothing)),
  ]).toEqual([false, ...others.map(() => true)]);
});

test('SRCH-10: other words keep the choices, and begin at the first page', () => {
  expect(withWords(everything, ' raton  laveur')).toEqual({ ...everything, q: 'raton laveur', page: 1 });
  expect(withWords(everything, '')).toEqual({ ...everything, q: '', page: 1 });
});
