import type { SearchResponse } from 'algoliasearch';
import algoliasearchHelper from 'algoliasearch-helper';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { presentIn } from '#contract/programme/time/present.ts';
import { searchSettings, textFacets } from '#contract/settings/search.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { marks } from '#src/pages/search/highlight.ts';
import { paramsOf } from '#src/pages/search/params.ts';
import { nothing, type Question } from '#src/pages/search/question.ts';
import { fill } from '../sample/fill.ts';
import { bookPlace, takeSeat } from '../store/members/bookings.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { readVersion } from '../store/schema/version.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { readPlainly, searchPlainly, valuesOf } from './testing/plainReading.ts';
import { searchOn, type Searching } from './testing/searchOn.ts';

const instant = '2027-06-15T16:00:00Z';
const now = Temporal.Instant.from(instant).epochMilliseconds / 1000;
const present = presentIn(now * 1000, 'America/Toronto');
const indexName = searchSettings.indexName;
const all = { hitsPerPage: 1000, attributesToRetrieve: [], attributesToHighlight: [] };
const atOnce = 25;

type Plain = Awaited<ReturnType<typeof readPlainly>>;
const countPlainly = (records: Plain, facet: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const record of records)
    for (const value of valuesOf(record, facet)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe.each(engines)('the embedded index beside a plain reading of $name', ({ isHere, start }) => {
  let engine: Engine;
  let store: Store;
  let site: Searching;
  let plain: Plain;
  beforeAll(async () => {
    if (!isHere) return;
    engine = await start();
    store = await engine.open();
    const clock = createTestClock(instant);
    await fill(store, { now: clock.now(), sample: true });
    site = await searchOn(store, instant);
    plain = await readPlainly(store.db);
  }, 60_000);
  afterAll(async () => {
    if (!isHere) return;
    await site.stop();
    await store.close();
    await engine.stop();
  });

  /** Asks many queries, in batches. */
  const ask = async (queries: readonly Record<string, unknown>[]): Promise<SearchResponse[]> => {
    const answers: SearchResponse[] = [];
    for (let from = 0; from < queries.length; from += atOnce) {
      const requests = queries.slice(from, from + atOnce).map((params) => ({ indexName, ...all, ...params }));
      const { results } = await site.client.searchForHits({ requests });
      answers.push(...results);
    }
    return answers;
  };
  const idsOf = ({ hits }: SearchResponse): string[] => hits.map(({ objectID }) => objectID);

  test.runIf(isHere)('SRCH-03: every record is told whole', async () => {
    const [answer] = await ask([{ attributesToRetrieve: ['*'] }]);
    const byId = new Map(answer?.hits.map((hit) => [hit.objectID, hit]));
    expect(byId.size).toBe(plain.length);
    for (const { body: _body, ...record } of plain) expect(byId.get(record.objectID)).toMatchObject(record);
  });

  test.runIf(isHere)(
    'SRCH-02: whatever two facets are chosen, each facet is counted and the shows are ordered as the database says',
    async () => {
      const choices = textFacets.flatMap((facet) => {
        const counts = Object.entries(countPlainly(plain, facet)).toSorted(
          ([, one], [, other]) => other - one,
        );
        return counts.slice(0, 3).map(([value]) => ({ facet, value }));
      });
      const pairs = choices.flatMap((one, at) => choices.slice(at).map((other) => [one, other] as const));
      const filtersOf = ([one, other]: (typeof pairs)[number]) =>
        one.facet === other.facet
          ? [[`${one.facet}:${one.value}`, `${other.facet}:${other.value}`]]
          : [`${one.facet}:${one.value}`, `${other.facet}:${other.value}`];
      const answers = await ask(
        pairs.map((pair) => ({ facets: ['*'], maxValuesPerFacet: 1000, facetFilters: filtersOf(pair) })),
      );
      pairs.forEach(([one, other], at) => {
        const has = (record: Plain[number], { facet, value }: typeof one): boolean =>
          valuesOf(record, facet).includes(value);
        const left = plain.filter((record) =>
          one.facet === other.facet
            ? has(record, one) || has(record, other)
            : has(record, one) && has(record, other),
        );
        const answer = answers[at];
        expect(answer?.nbHits).toBe(left.length);
        expect(answer && idsOf(answer)).toEqual(searchPlainly(left, '', now));
        for (const facet of [...textFacets, 'price'])
          expect(answer?.facets?.[facet], `${facet} of ${JSON.stringify([one, other])}`).toEqual(
            countPlainly(left, facet),
          );
      });
    },
  );

  test.runIf(isHere)('SRCH-02: a price range leaves the shows in it, with its least and most', async () => {
    const priced = plain.filter(({ price }) => price !== undefined && price >= 10 && price <= 40);
    const [listed, written] = await ask([
      { facets: ['price'], numericFilters: ['price>=10', 'price<=40'] },
      { facets: ['price'], filters: 'price:10 TO 40 AND NOT kind:video' },
    ]);
    const prices = priced.map(({ price = 0 }) => price);
    const sum = prices.reduce((one, other) => one + other, 0);
    for (const answer of [listed, written]) {
      expect(answer && idsOf(answer)).toEqual(searchPlainly(priced, '', now));
      expect(answer?.facets_stats?.['price']).toEqual({
        min: Math.min(...prices),
        max: Math.max(...prices),
        sum,
        avg: sum / prices.length,
      });
    }
  });

  test.runIf(isHere)('SRCH-02: a show is found by any price between its lowest and its highest', async () => {
    const overlaps = (from: number, to: number) =>
      plain.filter(
        ({ price, highestPrice }) => price !== undefined && Number(highestPrice) >= from && price <= to,
      );
    const ranges = [0, 15, 30, 60].map((from) => [from, from + 5] as const);
    const answers = await ask(
      ranges.map(([from, to]) => ({
        numericFilters: [`highestPrice>=${from}`, `price<=${to}`],
        hitsPerPage: 1000,
      })),
    );
    expect(answers.map(idsOf)).toEqual(
      ranges.map(([from, to]) => searchPlainly(overlaps(from, to), '', now)),
    );
    // A range without any price, inside one of a show.
    expect(plain.some(({ price, highestPrice }) => Number(price) < 60 && Number(highestPrice) > 65)).toBe(
      true,
    );
  });

  /** The results of the search page in French, for a question. */
  const show = async (question: Partial<Question>) => {
    const helper = algoliasearchHelper(site.client, indexName);
    const asked = paramsOf(
      { ...nothing, ...question },
      { lang: 'fr', siteKey: 'site_8', now: () => present },
    );
    return (await helper.searchOnce(asked)).content;
  };
  const french = () => plain.filter(({ lang }) => lang === 'fr');
  const firstOf = (facet: string): string =>
    Object.entries(countPlainly(french(), facet)).toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  const withValue = (facet: string, value: string) => (record: Plain[number]) =>
    valuesOf(record, facet).includes(value);

  test.runIf(isHere)('SRCH-02: each filter of the page narrows the hits that are shown', async () => {
    const [category, city, year, month, day] = [
      'categories',
      'cities',
      'date.year',
      'date.month',
      'date.day',
    ].map(firstOf);
    const dayOf = (value = '') => value.replaceAll(' > ', '-');
    const [from, to] = [dayOf(day), Temporal.PlainDate.from(dayOf(day)).add({ days: 9 }).toString()];
    const cases: [Partial<Question>, (record: Plain[number]) => boolean][] = [
      [{ kind: ['video'] }, withValue('kind', 'video')],
      [{ kind: ['artist', 'video'] }, ({ kind }) => kind === 'artist' || kind === 'video'],
      [{ category: [category ?? ''] }, withValue('categories', category ?? '')],
      [{ city: [city ?? ''] }, withValue('cities', city ?? '')],
      [{ date: dayOf(year) }, withValue('date.year', year ?? '')],
      [{ date: dayOf(month) }, withValue('date.month', month ?? '')],
      [{ date: dayOf(day) }, withValue('date.day', day ?? '')],
      [{ from, to }, ({ date }) => date.day.map(dayOf).some((one) => from <= one && one <= to)],
      [{ min: '40' }, ({ highestPrice }) => Number(highestPrice) >= 40],
      [{ max: '15' }, ({ price }) => price !== undefined && price <= 15],
      [
        { min: '20', max: '25' },
        ({ price, highestPrice }) => price !== undefined && price <= 25 && Number(highestPrice) >= 20,
      ],
      [
        { city: [city ?? ''], category: [category ?? ''] },
        (record) =>
          withValue('cities', city ?? '')(record) && withValue('categories', category ?? '')(record),
      ],
    ];
    for (const [question, isMeant] of cases) {
      const left = french().filter(isMeant);
      const { hits, nbHits } = await show(question);
      expect([nbHits, hits.map(({ objectID }) => objectID)], JSON.stringify(question)).toEqual([
        left.length,
        searchPlainly(left, '', now).slice(0, searchSettings.hitsPerPage),
      ]);
      expect(left.length, JSON.stringify(question)).toBeGreaterThan(0);
      expect(left.length, JSON.stringify(question)).toBeLessThan(french().length);
    }
    // Nothing chosen is all of this language, and the other one comes with its toggle.
    expect([(await show({})).nbHits, (await show({ other: true })).nbHits]).toEqual([
      french().length,
      plain.length,
    ]);
  });

  test.runIf(isHere)(
    'SRCH-03: the page shows the words that are asked, page by page, with what was found marked',
    async () => {
      const many = 'montreal';
      const found = searchPlainly(french(), many, now);
      const [first, second] = [await show({ q: many }), await show({ q: many, page: 2 })];
      const { hitsPerPage } = searchSettings;
      expect([first, second].map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual([
        found.slice(0, hitsPerPage),
        found.slice(hitsPerPage, 2 * hitsPerPage),
      ]);
      expect([first.nbPages, first.hitsPerPage]).toEqual([
        Math.ceil(found.length / hitsPerPage),
        hitsPerPage,
      ]);
      expect(found.length).toBeGreaterThan(hitsPerPage);
      const { hits } = await show({ q: 'gala' });
      const [hit] = hits;
      expect(Object.keys(hit ?? {})).toEqual(
        expect.arrayContaining(['title', 'url', 'image', 'nextStart', 'price']),
      );
      for (const name of ['body', 'starts', 'date']) expect(Object.keys(hit ?? {})).not.toContain(name);
      expect(Object.keys(Object(hit?._highlightResult))).toEqual(['title']);
      expect(Object.keys(Object(hit?._snippetResult))).toEqual(['summary', 'body']);
      const marked = Object(hit?._highlightResult).title.value;
      expect(marked).toMatch(new RegExp(`${marks.highlightPreTag}gala${marks.highlightPostTag}`, 'i'));
      const { body } = Object(hits.find(({ kind }) => kind === 'show')?._snippetResult);
      expect(body.value.split(/\s+/).length).toBeLessThanOrEqual(searchPageSettings.snippetWords + 2);
      expect(body.value.split(/\s+/).length).toBeGreaterThan(searchPageSettings.snippetWords / 2);
    },
  );

  test.runIf(isHere)('SRCH-02: beside what is chosen every other value is still counted', async () => {
    const city = firstOf('cities');
    const content = await show({ city: [city], kind: ['show'] });
    const told = (name: string) => {
      const values = content.getFacetValues(name, {});
      return Object.fromEntries(
        (Array.isArray(values) ? values : []).map(({ name: value, count }) => [value, count]),
      );
    };
    const shows = french().filter(({ kind }) => kind === 'show');
    expect(told('cities')).toEqual(countPlainly(shows, 'cities'));
    expect(told('categories')).toEqual(countPlainly(shows.filter(withValue('cities', city)), 'categories'));
    const years = content.getFacetValues('date', {});
    expect(
      Object(years)
        .data.map(({ name }: { name: string }) => name)
        .toSorted(),
    ).toEqual(Object.keys(countPlainly(shows.filter(withValue('cities', city)), 'date.year')).toSorted());
  });

  test.runIf(isHere)('SRCH-03: pages of results are stretches of the one order', async () => {
    const pages = await ask([0, 1, 2, 99].map((page) => ({ page, hitsPerPage: 7 })));
    const order = searchPlainly(plain, '', now);
    expect(pages.map(idsOf)).toEqual([order.slice(0, 7), order.slice(7, 14), order.slice(14, 21), []]);
    expect(pages[0]?.nbPages).toBe(Math.ceil(order.length / 7));
  });

  test.runIf(isHere)(
    'SRCH-10: queries find, in their order, what a plain reading of every text finds',
    async () => {
      const titles = plain.filter((_, at) => at % 14 === 0).map(({ title }) => title);
      const typed = titles.flatMap((title) => [
        title,
        title.slice(0, 3),
        title.slice(0, Math.ceil(title.length / 2)),
      ]);
      const queries = [
        ...typed,
        'montreal',
        'montréal clown',
        'comdie',
        'l’humour',
        'stand up',
        'standup',
        'zzzz',
        'les',
        'a',
        'raton laveur',
        'ratons lav',
        'free gala',
        'enfants toronto',
      ];
      const answers = await ask(queries.map((query) => ({ query })));
      queries.forEach((query, at) => {
        const answer = answers[at];
        expect(answer && idsOf(answer), query).toEqual(searchPlainly(plain, query, now));
      });
    },
  );

  test.runIf(isHere)(
    'SRCH-10: a change comes into the index of every process, and takes out what is gone; a booking is none',
    async () => {
      const other = await searchOn(await engine.open(), instant);
      const find = async (searching: Searching, query: string): Promise<string[]> => {
        const { hits } = await searching.client.searchSingleIndex({
          indexName,
          searchParams: { query, ...all },
        });
        return hits.map(({ objectID }) => objectID);
      };
      const indexed = (searching: Searching) =>
        searching.logged.filter(({ event }) => event === 'search.indexed').map(({ changed }) => changed);
      const within = (work: () => Promise<void>): Promise<void> => vi.waitFor(work, { interval: 20 });
      try {
        expect(await find(other, 'xylophoniste')).toEqual([]);
        const show = await store.db
          .selectFrom('show_texts')
          .selectAll()
          .where('lang', '=', 'fr')
          .orderBy('show_id')
          .executeTakeFirstOrThrow();
        const rename = (title: string): Promise<unknown> =>
          store.write((db) =>
            db
              .updateTable('show_texts')
              .set({ title })
              .where('show_id', '=', show.show_id)
              .where('lang', '=', 'fr')
              .execute(),
          );
        const before = await readVersion(store.db);
        const { id } = await store.db
          .selectFrom('programmations')
          .select('id')
          .where('show_id', '=', show.show_id)
          .executeTakeFirstOrThrow();
        const member = await store.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
        await store.transact(async (db) => {
          await takeSeat(db, id);
          await bookPlace(
            db,
            { memberId: member.id, programmationId: id },
            { uuid: crypto.randomUUID(), now },
          );
        });
        expect(await readVersion(store.db)).toBe(before);

        await rename('Le Xylophoniste');
        const renamed = [`show-${show.show_id}-fr`];
        await within(async () => {
          expect([await find(site, 'xylophoniste'), await find(other, 'xylophoniste')]).toEqual([
            renamed,
            renamed,
          ]);
        });
        await rename(show.title);
        await within(async () => {
          expect([await find(site, 'xylophoniste'), await find(other, 'xylophoniste')]).toEqual([[], []]);
        });
        // The first time everything, then only the renamed record: not the booked one.
        await vi.waitFor(() => expect(indexed(other)).toEqual([plain.length, 1, 1]));
      } finally {
        await other.stop();
      }
    },
  );
});
