import { expect, test } from 'vitest';
import type { SearchRecord } from '#contract/wire/search.ts';
import { bare } from '../records/source.ts';
import { unitsOf } from '../work/limits.ts';
import { Work } from '../work/work.ts';
import { createTeller } from './hit.ts';
import { readParams } from './readParams.ts';

const now = 1_000_000;
const gala: SearchRecord = {
  ...bare,
  objectID: 'gala-fr',
  kind: 'show',
  lang: 'fr',
  title: 'Gala',
  url: '/fr/spectacles/gala',
  image: null,
  summary: '',
  body: 'Une nuit',
  cities: ['Laval'],
  price: 12,
  starts: [now + 60],
  localStarts: [now - 14_340],
};
/** The hit of a query with these parameters, and the units of work that it took. */
const tell = (asked: object, record = gala) => {
  const work = new Work({ spend: () => undefined, awaitTurn: () => Promise.resolve() });
  const hit = createTeller({ words: [], params: readParams(asked), now, work })(record);
  return { hit, units: work.units };
};
const plain = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] });

test('SRCH-10: with * everything that has texts is highlighted: no number, no date, not the id', () => {
  const { hit } = tell({ attributesToRetrieve: [], attributesToHighlight: ['*'] });
  expect(hit).toEqual({
    objectID: 'gala-fr',
    _highlightResult: {
      kind: plain('show'),
      lang: plain('fr'),
      title: plain('Gala'),
      url: plain('/fr/spectacles/gala'),
      summary: plain(''),
      body: plain('Une nuit'),
      cities: [plain('Laval')],
      ...Object.fromEntries(
        ['artists', 'venues', 'categories', 'formats', 'features'].map((name) => [name, []]),
      ),
    },
  });
});

test.each([
  [['*'], [...Object.keys(gala), 'nextStart', 'lastStart']],
  [
    ['title', 'price'],
    ['objectID', 'title', 'price'],
  ],
  [
    ['*', '-body', '-starts'],
    [...Object.keys(gala), 'nextStart', 'lastStart'].filter((name) => !/^(body|starts)$/.test(name)),
  ],
  [
    ['title', '-title', 'nextStart'],
    ['objectID', 'nextStart'],
  ],
  [[], ['objectID']],
])('SRCH-10: of the attributes %j a hit has these', (attributesToRetrieve, names) => {
  const { hit } = tell({ attributesToRetrieve, attributesToHighlight: [] });
  expect(Object.keys(hit).toSorted()).toEqual(names.toSorted());
});

test('SRCH-10: a hit tells its next and its last date by the clock', () => {
  const { hit } = tell({ attributesToRetrieve: ['nextStart', 'lastStart'], attributesToHighlight: [] });
  expect(hit).toEqual({ objectID: 'gala-fr', nextStart: now + 60, lastStart: now + 60 });
});

const words = 'un deux trois quatre cinq six sept huit neuf dix onze douze';
const first = (count: number) => `${words.split(' ').slice(0, count).join(' ')}…`;
test.each([
  [['body:2', 'title'], { body: first(2), title: 'Gala' }],
  [['body'], { body: first(10) }],
  [['body:0'], { body: first(10) }],
  [['body:x'], { body: first(10) }],
  [['body:3.9'], { body: first(3) }],
  [['body:12'], { body: words }],
  [['price', 'nothing'], undefined],
])('SRCH-10: the snippets %j have so many words, ten by default', (attributesToSnippet, values) => {
  const { hit } = tell(
    { attributesToRetrieve: [], attributesToHighlight: [], attributesToSnippet },
    { ...gala, body: words },
  );
  const snippets =
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, matchLevel: 'none' }]));
  expect(hit).toEqual({ objectID: 'gala-fr', ...(snippets && { _snippetResult: snippets }) });
});

test('SRCH-10: with * every text has a snippet, of the length that is asked for it, else for all', () => {
  const { hit } = tell(
    { attributesToRetrieve: [], attributesToHighlight: [], attributesToSnippet: ['*:3', 'body:2'] },
    { ...gala, body: words, summary: words },
  );
  const told = (value: string) => ({ value, matchLevel: 'none' });
  expect(hit['_snippetResult']).toMatchObject({
    title: told('Gala'),
    summary: told(first(3)),
    body: told(first(2)),
    cities: [told('Laval')],
  });
});

test('Security: SRCH-10: the texts that are highlighted or snipped cost by their length, each time', () => {
  const longer = { ...gala, body: gala.body + 'x'.repeat(100) };
  const more = (asked: object): number => tell(asked, longer).units - tell(asked).units;
  const only = { attributesToRetrieve: [], attributesToHighlight: [] };
  expect([
    more(only),
    more({ ...only, attributesToHighlight: ['title'] }),
    more({ ...only, attributesToHighlight: ['body'] }),
    more({ ...only, attributesToHighlight: ['body'], attributesToSnippet: ['body:2'] }),
  ]).toEqual([0, 0, 100 * unitsOf.searched, 200 * unitsOf.searched]);
});
