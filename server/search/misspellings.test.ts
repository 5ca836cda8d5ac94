import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSettings } from '#contract/settings/search.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { searchLimits } from './limits.ts';
import { wordsOf } from './words/words.ts';
import { searchOn, type Searching } from './testing/searchOn.ts';

const instant = '2027-06-15T16:00:00Z';
const inFirst = 3;
const share = 0.95;
let site: Searching;
let titles: { id: string; title: string; lang: string }[];
let close: () => Promise<void>;

beforeAll(async () => {
  const store = await openTestStore('sample');
  const rows = await store.db
    .selectFrom('show_texts')
    .selectAll()
    .orderBy('show_id')
    .orderBy('lang')
    .execute();
  titles = rows.map(({ show_id: id, lang, title }) => ({ id: `show-${id}-${lang}`, title, lang }));
  site = await searchOn(store, instant);
  close = async () => {
    await site.stop();
    await store.close();
  };
});
afterAll(() => close());

/** The longest word of a title, the likeliest to mistype. */
const longest = (title: string): string =>
  wordsOf(title)
    .map(({ start, end }) => title.slice(start, end))
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const inside = (word: string): number => Math.floor(word.length / 2);
/** Ways to mistype a word; all of them are within the tolerance. */
const mistakes: Readonly<Record<string, (word: string) => string>> = {
  'neighbours swapped': (word) => {
    const at = inside(word) - 1;
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  },
  'a letter left out': (word) => word.slice(0, inside(word)) + word.slice(inside(word) + 1),
  'a letter twice': (word) =>
    word.slice(0, inside(word)) + (word[inside(word)] ?? '') + word.slice(inside(word)),
  'another letter': (word) => `${word.slice(0, inside(word))}w${word.slice(inside(word) + 1)}`,
};

const misspelt = () =>
  titles.flatMap(({ id, title, lang }) => {
    const word = longest(title);
    if (word.length < searchSettings.lettersForOneTypo + 1) return [];
    return Object.entries(mistakes).map(([mistake, make]) => ({
      id,
      lang,
      mistake,
      query: withoutAccents(title.replace(word, make(word))),
    }));
  });

test('SRCH-10: of titles without their accents and with a typo, at least 95 % are found among the first three', async () => {
  const all = misspelt();
  for (const lang of ['fr', 'en']) expect(all.filter((one) => one.lang === lang).length).toBeGreaterThan(50);
  const missed: string[] = [];
  for (let from = 0; from < all.length; from += searchLimits.requests) {
    const some = all.slice(from, from + searchLimits.requests);
    const { results } = await site.client.searchForHits({
      requests: some.map(({ query, lang }) => ({
        indexName: searchSettings.indexName,
        query,
        hitsPerPage: inFirst,
        attributesToHighlight: [],
        facetFilters: [`lang:${lang}`],
      })),
    });
    some.forEach(({ id, mistake, query }, at) => {
      if (!results[at]?.hits.some(({ objectID }) => objectID === id)) missed.push(`${mistake}: ${query}`);
    });
  }
  console.info(`misspellings: ${all.length - missed.length} of ${all.length} found in the first ${inFirst}`);
  expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(1 - share);
});

/** As people write them: by ear, without accents, in a hurry. */
test.each([
  ['humur', 'humour'],
  ['comdie', 'comédie'],
  ['monteral', 'Montréal'],
  ['qubec', 'Québec'],
  ['specatcle', 'spectacle'],
  ['telephnoe', 'téléphone'],
])('SRCH-10: %s is found in what says %s', async (query, meant) => {
  const [wrong, right] = await Promise.all(
    [query, meant].map((asked) =>
      site.client.searchSingleIndex({
        indexName: searchSettings.indexName,
        searchParams: {
          query: asked,
          hitsPerPage: 1000,
          attributesToRetrieve: ['*'],
          facetFilters: ['lang:fr'],
        },
      }),
    ),
  );
  const found = new Set(wrong?.hits.map(({ objectID }) => objectID));
  // Only hits with the very word: one that is a typo away from it may be too far from the mistake.
  const saying = right?.hits.filter((hit) => JSON.stringify(hit).toLowerCase().includes(meant.toLowerCase()));
  expect(saying?.length).toBeGreaterThan(0);
  expect(saying?.filter(({ objectID }) => !found.has(objectID))).toEqual([]);
});
