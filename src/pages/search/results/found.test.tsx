import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { Question } from '../question.ts';
import type { SearchScreenProps } from '../screenProps.ts';
import { openFrames } from '../testing/openFrames.ts';
import { hit, propsOf } from '../testing/sample.ts';
import { Pagination } from './Pagination.tsx';
import { Results } from './Results.tsx';

const found = { hits: [hit] };
const none = { nbHits: 0, nbPages: 0 };
const resultsOf = (facts: object, question: Partial<Question>, changes: Partial<SearchScreenProps> = {}) => (
  <Results {...propsOf(facts, question)} {...changes} heading={{ current: null }} />
);
const draw = (...drawn: Parameters<typeof resultsOf>) => renderScreen(resultsOf(...drawn));

describe('SRCH-12: what was found stays', () => {
  test.each([
    [
      'failed',
      'The search is not answering right now. These are the last results; try again in a moment. Try again',
    ],
    [
      'offline',
      'You are offline. These are the last results; the search goes on as soon as the network is back. Try again',
    ],
  ] as const)('SRCH-12: a search that has %s keeps the last hits and says so', (state, says) => {
    const words = textOf(draw(found, {}, { state }));
    expect([words.includes(says), words.includes('Gala')]).toEqual([true, true]);
  });

  test('SRCH-12: while the next answer is on its way the last hits stand, without an outline', () => {
    const words = textOf(draw(found, {}, { state: 'searching' }));
    expect([words.includes('Loading'), words.includes('Gala')]).toEqual([false, true]);
  });

  test('SRCH-12: who tries again goes on at the name of the results: the button is gone', async () => {
    openFrames();
    const heading: { current: HTMLHeadingElement | null } = { current: null };
    let retries = 0;
    const props = { ...propsOf(found), state: 'failed' as const, onRetry: () => (retries += 1) };
    const { find } = await renderLive(<Results {...props} heading={heading} />);
    await act(async () => find('button').click());
    expect([document.activeElement === find('h2'), retries]).toEqual([true, 1]);
  });
});

describe('SRCH-03: nothing is found', () => {
  const clear = '/en/search?q=gala';
  test.each([
    ['words alone', { q: 'gala' }, 'Nothing for “gala”. Check the spelling, or search more broadly.', []],
    [
      'words and a filter',
      { q: 'gala', city: ['Laval'] },
      'Nothing for “gala”. Check the spelling, or search more broadly. Clear the filters',
      [clear],
    ],
    [
      'filters alone',
      { city: ['Laval'] },
      'Nothing is all of that at once. Remove a filter. Clear the filters',
      ['/en/search'],
    ],
  ])(
    'SRCH-03: of %s it says so, and offers to clear the filters where there are some',
    (_, question, says, links) => {
      const html = draw(none, question, { state: 'none' });
      expect([textOf(html), valuesOf(html, 'href')]).toEqual([`Results ${says}`, links]);
    },
  );

  test('SRCH-16: of tonight it says that, not that this is what starts tonight', () => {
    expect(textOf(draw(none, { q: 'gala tonight' }, { state: 'none' }))).toBe(
      'Results Search for the words “gala tonight” instead Nothing like that tonight. Remove a word or a filter, or search for another day.',
    );
  });
});

test('SRCH-16: a hit of tonight is told by its start of tonight', () => {
  const at = (utc: string) => Date.parse(utc) / 1_000;
  const twice = {
    ...hit,
    nextStart: at('2027-07-16T18:00:00Z'),
    starts: [at('2027-07-16T18:00:00Z'), at('2027-07-17T00:30:00Z')],
    localStarts: [at('2027-07-16T14:00:00Z'), at('2027-07-16T20:30:00Z')],
  };
  const whenOf = (q: string) => partsOf(draw({ hits: [twice] }, { q }), 'time').map(textOf);
  expect([whenOf('gala tonight'), whenOf('gala')]).toEqual([
    ['Fri 16 Jul 2027 8:30 pm'],
    ['Fri 16 Jul 2027 2:00 pm'],
  ]);
});

test('SRCH-03: words that are gone already are not said to be those of the number', () => {
  const { results } = propsOf(found, { q: 'gala' });
  expect([
    textOf(draw(found, { q: 'gala' })).includes('42 results for “gala”'),
    textOf(draw(found, {}, { results })).includes('42 results for'),
  ]).toEqual([true, false]);
});

test.each([
  [1, 1, []],
  [1, 2, ['1', '2', 'Next']],
  [2, 2, ['Previous', '1', '2']],
  [1, 20, ['1', '2', '3', '20', 'Next']],
  [10, 20, ['Previous', '1', '8', '9', '10', '11', '12', '20', 'Next']],
  [20, 20, ['Previous', '1', '18', '19', '20']],
])('SRCH-03: beside page %i of %i stand its neighbours, the first and the last', (page, pages, links) => {
  const { path, question } = propsOf({}, { page });
  expect(partsOf(renderScreen(<Pagination {...{ path, question, pages }} />), 'a').map(textOf)).toEqual(
    links,
  );
});

test('SRCH-03: the links between pages have their addresses, their names, and one is the present', () => {
  const { path, question } = propsOf({}, { q: 'gala', page: 2 });
  const links = partsOf(renderScreen(<Pagination {...{ path, question }} pages={3} />), 'a');
  expect(
    links.map((link) =>
      ['href', 'rel', 'aria-current', 'aria-label'].map((name) => valuesOf(link, name).join()),
    ),
  ).toEqual([
    ['/en/search?q=gala', 'prev', '', ''],
    ['/en/search?q=gala', '', '', 'Page 1'],
    ['/en/search?q=gala&amp;page=2', '', 'page', 'Page 2'],
    ['/en/search?q=gala&amp;page=3', '', '', 'Page 3'],
    ['/en/search?q=gala&amp;page=3', 'next', '', ''],
  ]);
});

test.each([
  ['the first of three pages', { page: 0, nbPages: 3 }, '42 results 1 to 2'],
  ['the last of three, which is short', { page: 2, nbPages: 3 }, '42 results 41 to 42'],
  ['the only one', { page: 0, nbPages: 1, nbHits: 2 }, '2 results'],
  ['one beyond the last', { page: 5, nbPages: 3, hits: [] }, '42 results'],
  ['one hit', { page: 0, nbPages: 1, nbHits: 1 }, '1 result'],
])('SRCH-03: the number of hits, and which of them are here: %s', (_, facts, says) => {
  const html = draw({ hits: [hit, { ...hit, objectID: '2' }], ...facts }, { page: facts.page + 1 });
  expect(textOf(partsOf(html, 'p').find((part) => part.includes('role="status"')) ?? '')).toBe(says);
});

test('SRCH-03: the picture of the first hit is loaded at once, the others when they come near', () => {
  const hits = ['1', '2', '3'].map((objectID) => ({ ...hit, objectID, image: `/${objectID}.avif` }));
  const images = draw({ hits }, {}).match(/<img[^>]*>/g) ?? [];
  expect(images.map((image) => valuesOf(image, 'loading')[0])).toEqual(['eager', 'lazy', 'lazy']);
});

test('SRCH-03: who gives the answers is named by a link of its own', () => {
  const [link = ''] = partsOf(draw(found, {}, { isNamed: true }), 'a').slice(-1);
  expect([valuesOf(link, 'target'), valuesOf(link, 'rel')]).toEqual([['_blank'], ['noopener']]);
});

test('speed: of new hits the first ones are drawn at once, the others after them', async () => {
  openFrames();
  const hitsOf = (word: string) =>
    Array.from({ length: 5 }, (_, place) => ({ ...hit, objectID: `${word}${place}`, title: word }));
  const { redraw, until } = await renderLive(resultsOf({ hits: hitsOf('Old') }, { q: 'old' }));
  const drawn = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  const before = drawn();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  await redraw(resultsOf({ hits: hitsOf('New') }, { q: 'new' }));
  const atOnce = drawn();
  for (const draw of frames) setTimeout(draw);
  await until(() => expect(drawn()).toHaveLength(5));
  const all = (word: string, count: number) => Array.from({ length: count }, () => word);
  expect([before, atOnce, drawn()]).toEqual([all('Old', 5), all('New', 3), all('New', 5)]);
});
