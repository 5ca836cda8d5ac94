import algoliasearchHelper from 'algoliasearch-helper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, type Language } from '#contract/address/language.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { tonightIn } from '#src/api/askedWords.ts';
import { paramsOf } from '#src/pages/search/params.ts';
import { nothing, type Question } from '#src/pages/search/question.ts';
import { readFacet, readTree } from '#src/pages/search/filters/facets.ts';
import { readHits, startingIn, type SearchHit } from '#src/pages/search/results/hit.ts';
import { localStart } from '../store/schema/localStart.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { searchOn, type Searching } from './testing/searchOn.ts';

const timezone = 'America/Toronto';
/** A Friday in the afternoon, and the same night. */
const [afternoon, night] = ['2027-08-27T18:00:00Z', '2027-08-28T05:30:00Z'];
/** Some shows have had their last date, others have not. */
const late = '2028-03-20T16:00:00Z';
let store: Store;
const sites = new Map<string, Searching>();

beforeAll(async () => {
  store = await openTestStore('sample');
  for (const at of [afternoon, night, late]) sites.set(at, await searchOn(store, at));
}, 60_000);
afterAll(async () => {
  for (const site of sites.values()) await site.stop();
  await store.close();
});

const secondsOf = (at: string): number => Temporal.Instant.from(at).epochMilliseconds / 1000;

/** The results of the search page, all of its pages together; without those that have more typos than others. */
const resultsOf = async (lang: Language, question: Partial<Question>, at = afternoon) => {
  const site = sites.get(at);
  if (!site) throw new Error(`No site at ${at}`);
  const now = presentIn(secondsOf(at) * 1000, timezone);
  const asked = paramsOf({ ...nothing, ...question }, { lang, siteKey: 'site_8', now: () => now });
  const helper = algoliasearchHelper(site.client, searchSettings.indexName);
  return (await helper.searchOnce({ ...asked, hitsPerPage: 1000, typoTolerance: 'min' })).content;
};
const hitsOf = async (...asked: Parameters<typeof resultsOf>): Promise<SearchHit[]> =>
  readHits((await resultsOf(...asked)).hits);
const titlesOf = (hits: readonly SearchHit[]): string[] => hits.map(({ title }) => title);
const showsOf = (hits: readonly SearchHit[]): SearchHit[] => hits.filter(({ kind }) => kind === 'show');
const idOf = ({ objectID }: SearchHit): number => Number(objectID.split('-')[1]);

test.each([
  ['fr', 'raton laveur', 'Ratons en résidence'],
  ['fr', 'ratons laveurs', 'Ratons en résidence'],
  ['fr', 'raccoon', 'Ratons en résidence'],
  ['en', 'raccoon', 'Raccoons in Residence'],
  ['en', 'raton laveur', 'Raccoons in Residence'],
] as const)('SRCH-14: in %s “%s” finds “%s” before all else', async (lang, q, title) => {
  expect(titlesOf(await hitsOf(lang, { q }))[0]).toBe(title);
});

test('SRCH-14: what a synonym found is marked; a request without synonyms finds the words alone', async () => {
  const ask = async (asked: object) => {
    const { hits } = (await sites.get(afternoon)?.client.searchSingleIndex({
      indexName: searchSettings.indexName,
      searchParams: { query: 'raton laveur', filters: 'lang:fr', ...asked },
    })) ?? { hits: [] };
    return hits.map(({ _highlightResult: marked }) => Object(marked).title);
  };
  expect((await ask({}))[0]).toEqual({
    value: '<em>Ratons</em> en résidence',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['raton', 'laveur'],
  });
  expect(await ask({ synonyms: false })).toEqual([]);
});

const offering = async (...features: readonly ('asl' | 'lsq' | 'step_free')[]): Promise<number[]> => {
  const rows = await store.db
    .selectFrom('show_accessibility')
    .select('show_id')
    .distinct()
    .where('feature', 'in', features)
    .orderBy('show_id')
    .execute();
  return rows.map(({ show_id: id }) => id);
};

test.each([
  ['fauteuil roulant', ['step_free']],
  ['wheelchair', ['step_free']],
  ['mobilité réduite', ['step_free']],
  ['ASL', ['asl']],
  ['LSQ', ['lsq']],
  ['langue des signes', ['asl', 'lsq']],
  ['sign language', ['asl', 'lsq']],
] as const)('SRCH-14: in either language “%s” finds first the shows that offer it', async (q, features) => {
  const meant = await offering(...features);
  for (const lang of languages) {
    const first = (await hitsOf(lang, { q })).slice(0, meant.length);
    expect([lang, first.map(idOf).toSorted((one, other) => one - other)]).toEqual([lang, meant]);
  }
});

describe.each(languages)('in %s', (lang) => {
  test.each(['gratuit', 'gratuite', 'free', 'gratis'])(
    'SRCH-15: “%s” finds the shows that cost nothing before press releases',
    async (q) => {
      const hits = await hitsOf(lang, { q });
      const free = showsOf(await hitsOf(lang, { max: '0' }));
      expect(titlesOf(hits.slice(0, free.length)).toSorted()).toEqual(titlesOf(free).toSorted());
      expect(free.length).toBeGreaterThan(5);
      expect(hits.some(({ kind }) => kind === 'page')).toBe(true);
    },
  );

  test.each(['Toronto', 'montreal'])(
    'SRCH-15: the city “%s” finds its shows before pages, the nearest date first',
    async (q) => {
      const hits = await hitsOf(lang, { q });
      const shows = showsOf(await hitsOf(lang, { city: [q === 'Toronto' ? q : 'Montréal'] }));
      expect(titlesOf(hits.slice(0, shows.length))).toEqual(titlesOf(shows));
      expect(shows.length).toBeGreaterThan(10);
    },
  );

  test.each([afternoon, night])(
    'SRCH-16: at %s “ce soir” and “tonight” find what starts in the rest of the evening, by the clock of its place',
    async (at) => {
      const [from, to] =
        at === afternoon
          ? ['2027-08-27T17:00', '2027-08-28T04:00']
          : ['2027-08-28T01:30', '2027-08-28T04:00'];
      const dates = await store.db
        .selectFrom('programmations')
        .select(['show_id', 'local_start', 'state'])
        .execute();
      const seconds = (local: string): number =>
        Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').epochMilliseconds / 1000;
      const meant = dates.filter(
        ({ local_start: start, state }) =>
          seconds(from) <= start && start < seconds(to) && state !== 'cancelled' && state !== 'postponed',
      );
      const ids = [...new Set(meant.map(({ show_id: id }) => id))].toSorted((one, other) => one - other);
      for (const q of ['ce soir', 'Tonight', 'spectacles ce soir', 'shows tonight']) {
        const found = (await hitsOf(lang, { q }, at)).map(idOf).toSorted((one, other) => one - other);
        expect([q, found]).toEqual([q, ids]);
      }
      if (at === afternoon) expect(ids.length).toBeGreaterThan(5);
      const results = await resultsOf(lang, { q: 'tonight' }, at);
      const hours = { first: seconds(from), last: seconds(to) - 60 };
      expect(tonightIn(results._state.filters)).toEqual(hours);
      for (const hit of readHits(results.hits)) {
        const { nextStart, timezone: zone } = startingIn(hit, hours);
        const local = localStart(nextStart ?? 0, zone ?? '');
        expect([hit.title, hours.first <= local && local <= hours.last]).toEqual([hit.title, true]);
      }
    },
  );

  test('SRCH-16: other words beside “tonight” must match too; within quotation marks it is a word like others', async () => {
    const tonight = titlesOf(await hitsOf(lang, { q: 'tonight' }));
    const both = titlesOf(await hitsOf(lang, { q: 'montréal tonight' }));
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(tonight.length);
    expect(both.filter((title) => !tonight.includes(title))).toEqual([]);
    const word = lang === 'fr' ? '"ce soir"' : '"tonight"';
    const said = titlesOf(await hitsOf(lang, { q: word }));
    expect(said.length).toBeGreaterThan(0);
    expect(said).not.toEqual(expect.arrayContaining(tonight));
  });

  test.each(['', 'gala', 'montréal', 'spectacle', 'show', 'gratuit'])(
    'SRCH-17: of what “%s” finds with as few typos, shows that are over come last',
    async (q) => {
      const hits = await hitsOf(lang, { q }, late);
      const isOver = hits.map(
        ({ nextStart, lastStart }) => nextStart === null && lastStart !== null && lastStart < secondsOf(late),
      );
      expect(isOver).toEqual(isOver.toSorted((one, other) => Number(one) - Number(other)));
      if (q === '') expect(new Set(isOver)).toEqual(new Set([true, false]));
    },
  );

  test('SRCH-18: the months to come stand below their year with the number of their shows, days below the chosen month', async () => {
    const today = '2027-08-27';
    const all = { ...nothing, kind: ['show'] };
    const years = readTree(await resultsOf(lang, all), { question: all, today });
    const countIn = async (date: string): Promise<number> => (await hitsOf(lang, { ...all, date })).length;
    const valuesIn = (some: typeof years): string[] => some.map(({ value }) => value);
    expect(valuesIn(years)).toEqual(['2027', '2028']);
    const months = years.flatMap(({ within }) => within);
    expect(valuesIn(months).slice(0, 2)).toEqual(['2027-08', '2027-09']);
    expect(valuesIn(months).at(-1)).toBe('2028-04');
    for (const { value, count } of months) expect([value, count]).toEqual([value, await countIn(value)]);

    const chosen = { ...all, date: '2027-08' };
    const [year] = readTree(await resultsOf(lang, chosen), { question: chosen, today });
    expect(valuesIn(year?.within ?? [])).toEqual(valuesIn(months.filter(({ value }) => value < '2028')));
    expect(valuesIn(year?.within[0]?.within ?? [])).toEqual(
      ['27', '28', '29', '30', '31'].map((day) => `2027-08-${day}`),
    );
    // A past month stays as long as it is chosen.
    const past = { ...all, date: '2027-06' };
    const [withPast] = readTree(await resultsOf(lang, past), { question: past, today });
    expect(valuesIn(withPast?.within ?? [])[0]).toBe('2027-06');
  });

  test('SRCH-18: where a show is and its genre are facets of their own', async () => {
    const results = await resultsOf(lang, {});
    const valuesIn = (name: 'format' | 'category') =>
      readFacet(results, name, nothing)
        .map(({ value }) => value)
        .toSorted();
    const titles = await store.db.selectFrom('categories').selectAll().execute();
    const named = (isFormat: boolean) =>
      titles
        .flatMap(({ id, [`title_${lang}` as const]: title }) => (id < 10 === isFormat ? [title] : []))
        .toSorted();
    expect([valuesIn('format'), valuesIn('category')]).toEqual([named(true), named(false)]);
  });
});
