import type { SearchRecord } from '#contract/wire/search.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { distances } from './distance.ts';
import { partsIn, stemOf, tiedWordsIn, typosIn, wholeOf, wordsIn } from './plainQuery.ts';

// Written from the requirements: none of the rules that it judges are imported, and the words of pages are written out.
const languages = ['fr', 'en'] as const;
const showsAt = { fr: '/fr/spectacles', en: '/en/shows' } as const;
const artistsAt = { fr: '/fr/artistes', en: '/en/artists' } as const;
const labels = {
  fr: {
    show: 'Spectacle',
    free: 'Gratuit',
    lsq: 'Interprétation en LSQ',
    asl: 'Interprétation en ASL',
    relaxed: 'Représentation décontractée',
    step_free: 'Accessible en fauteuil roulant, sans marche',
  },
  en: {
    show: 'Show',
    free: 'Free',
    lsq: 'LSQ interpretation',
    asl: 'ASL interpretation',
    relaxed: 'Relaxed performance',
    step_free: 'Wheelchair accessible, no steps',
  },
} as const;
const offered = ['lsq', 'asl', 'relaxed', 'step_free'] as const;
/** The types of pages that the search finds, and as what (SRCH-02). */
const foundAs = new Map([
  ['video', 'video'],
  ['artist', 'artist'],
  ['page', 'page'],
  ['press_release', 'page'],
  ['career_posting', 'page'],
  ['festival', 'page'],
] as const);
/** Categories that say where a show is, and not of what kind it is (SRCH-18). */
const places = new Set(
  'in venue,venue,indoor,indoors,en salle,outdoor,outdoors,exterior,exterieur,online,en ligne'.split(','),
);
const isPlace = (category: string): boolean => places.has(wordsIn(category).join(' '));
/** Of two matches the one in an earlier level wins (SRCH-15). */
const levels = [
  ['title', 'features', 'cities'],
  ['artists'],
  ['venues'],
  ['categories', 'formats'],
  ['summary'],
  ['body'],
] as const;

/** The parts of a record that the suite compares. */
export type PlainRecord = Omit<SearchRecord, 'image' | 'body' | 'timezone'>;

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const unique = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** The records from a plain reading of every row; of the pages only the sample's. */
export const readPlainly = async (db: Database): Promise<(PlainRecord & { body: string })[]> => {
  const [shows, texts, dates, venues, categories, ofShows, artists, ofArtists, pages, kinds, offers] =
    await Promise.all([
      db.selectFrom('shows').selectAll().execute(),
      db.selectFrom('show_texts').selectAll().execute(),
      db.selectFrom('programmations').selectAll().orderBy('starts_at').orderBy('id').execute(),
      db.selectFrom('venues').selectAll().execute(),
      db.selectFrom('categories').selectAll().execute(),
      db.selectFrom('show_categories').selectAll().orderBy('position').execute(),
      db.selectFrom('artists').selectAll().execute(),
      db.selectFrom('show_artists').selectAll().orderBy('position').execute(),
      db.selectFrom('pages').selectAll().where('noindex', '=', 0).execute(),
      db.selectFrom('artist_categories').selectAll().execute(),
      db.selectFrom('show_accessibility').selectAll().execute(),
    ]);
  const ofShowTexts = texts.map((row) => {
    const show = shows.find(({ id }) => id === row.show_id);
    const given = dates.filter(
      ({ show_id: id, state }) => id === show?.id && state !== 'cancelled' && state !== 'postponed',
    );
    const days = unique(
      given.map(({ starts_at: start, timezone }) =>
        Temporal.Instant.fromEpochMilliseconds(start * 1000)
          .toZonedDateTimeISO(timezone)
          .toPlainDate()
          .toString(),
      ),
    );
    const prices = given.flatMap(({ status, price_min: min }) => (status === 'FREE' ? 0 : (min ?? [])));
    const highest = given.flatMap(({ status, price_min: min, price_max: max }) =>
      status === 'FREE' ? 0 : min === null ? [] : (max ?? min),
    );
    const places = given.map(({ venue_id: id }) => venues.find((venue) => venue.id === id));
    const named = ofShows
      .filter(({ show_id: id }) => id === row.show_id)
      .map(
        ({ category_id: id }) =>
          categories.find((category) => category.id === id)?.[`title_${row.lang}`] ?? '',
      );
    const said = labels[row.lang];
    return {
      objectID: `show-${row.show_id}-${row.lang}`,
      kind: 'show' as const,
      lang: row.lang,
      title: row.title,
      url: `${showsAt[row.lang]}/${row.slug}`,
      summary: row.summary,
      body: text(row.description),
      artists: ofArtists
        .filter(({ show_id: id }) => id === row.show_id)
        .map(({ artist_id: id }) => artists.find((artist) => artist.id === id)?.name ?? ''),
      venues: unique(places.map((venue) => venue?.name)),
      cities: unique(places.map((venue) => venue?.city)),
      categories: named.filter((category) => !isPlace(category)),
      formats: named.filter((category) => isPlace(category)),
      features: [
        said.show,
        ...(Math.min(...prices) === 0 ? [said.free] : []),
        ...offered
          .filter((name) => offers.some(({ show_id: id, feature }) => id === row.show_id && feature === name))
          .map((name) => said[name]),
      ],
      ...(prices.length > 0 && {
        price: Math.min(...prices) / 1000,
        highestPrice: Math.max(...highest) / 1000,
      }),
      starts: given.map(({ starts_at: start }) => start),
      localStarts: given.map(({ local_start: start }) => start),
      date: {
        year: unique(days.map((day) => day.slice(0, 4))),
        month: unique(days.map((day) => day.slice(0, 7).replace('-', ' > '))),
        day: days.map((day) => day.replaceAll('-', ' > ')),
      },
    };
  });
  const ofPages = pages.flatMap((row) => {
    const kind = [...foundAs].find(([type]) => type === row.type)?.[1];
    if (kind === undefined) return [];
    const told: Record<string, unknown> = { ...Object(JSON.parse(row.attributes)) };
    return {
      objectID: `${kind}-${row.id}-${row.lang}`,
      kind,
      lang: row.lang,
      title: String(told['title']),
      url: row.path === '' ? `/${row.lang}` : `/${row.lang}/${row.path}`,
      summary: row.meta_description,
      body: text(String(told['body'] ?? told['description'] ?? '')),
      artists: [],
      venues: [],
      cities: [],
      categories: [],
      formats: [],
      features: [],
      starts: [],
      localStarts: [],
      date: { year: [], month: [], day: [] },
    };
  });
  const ofPeople = artists
    .filter(({ slug }) => slug !== '')
    .flatMap((row) =>
      languages.map((lang) => ({
        objectID: `artist-${row.id}-${lang}`,
        kind: 'artist' as const,
        lang,
        title: row.name,
        url: `${artistsAt[lang]}/${row.slug}`,
        summary: kinds.find(({ id }) => id === row.category_id)?.[`title_${lang}`] ?? '',
        body: text(row[`bio_${lang}`]),
        artists: [],
        venues: [],
        cities: [],
        categories: [],
        formats: [],
        features: [],
        starts: [],
        localStarts: [],
        date: { year: [], month: [], day: [] },
      })),
    );
  return [...ofShowTexts, ...ofPages, ...ofPeople];
};

type Searched = Awaited<ReturnType<typeof readPlainly>>[number];

/** Typos, whether it is only a beginning, and the attribute: the least wins, in this order. */
type Cost = readonly [number, number, number];
const least = (costs: readonly Cost[]): Cost | undefined =>
  costs.toSorted(([a, b, c], [x, y, z]) => a - x || b - y || c - z)[0];

interface Asked {
  term: string;
  isPrefix: boolean;
  /** Without typos. */
  isExact?: true;
}

/** The typos between a word of a query and a word of a text; undefined without a match. */
const costOfWord = (asked: Asked, term: string, isWhole: boolean): readonly [number, number] | undefined => {
  if (!isWhole && stemOf(term) === stemOf(asked.term)) return [0, 0];
  const beginnings = distances(asked.term, term);
  const whole = beginnings.at(-1) ?? 0;
  const typos = asked.isPrefix ? Math.min(...beginnings) : whole;
  return typos <= (asked.isExact ? 0 : typosIn(asked.term)) ? [typos, whole > typos ? 1 : 0] : undefined;
};

type Terms = readonly { level: number; terms: readonly string[] }[];

/** By attribute, every word once; a compound as one with a hyphen before it. */
const termsIn = (record: Searched): Terms =>
  levels.flatMap((names, level) =>
    names.map((name) => ({
      level,
      terms: [
        ...new Set(
          [record[name]]
            .flat()
            .flatMap(tiedWordsIn)
            .flatMap((words) => (words.length === 1 ? words : [...words, `-${wholeOf(words)}`])),
        ),
      ],
    })),
  );

const kept = new WeakMap<Searched, Terms>();
const keptTerms = (record: Searched): Terms => {
  const terms = kept.get(record) ?? termsIn(record);
  kept.set(record, terms);
  return terms;
};

/** Word by word over all records, so that each word is compared once. */
const costsIn = (records: readonly Terms[], asked: Asked): (Cost | undefined)[] => {
  const known = new Map<string, readonly [number, number] | undefined>();
  const costOf = (term: string) => {
    if (!known.has(term)) known.set(term, costOfWord(asked, term.replace(/^-/, ''), term.startsWith('-')));
    return known.get(term);
  };
  return records.map((attributes) =>
    least(
      attributes.flatMap(({ level, terms }) =>
        terms.flatMap((term): Cost[] => {
          const cost = costOf(term);
          return cost ? [[...cost, level]] : [];
        }),
      ),
    ),
  );
};

const nearness = ({ starts }: Searched, now: number): number => {
  const next = starts.find((start) => start > now);
  const last = starts.at(-1);
  return next ?? (last === undefined ? 1e11 : 2e11 - last);
};

const sumOf = (costs: readonly (Cost | undefined)[]): Cost => {
  const sum = (part: 0 | 1 | 2): number => costs.reduce((all, cost) => all + (cost?.[part] ?? 0), 0);
  return [sum(0), sum(1), sum(2)];
};

/** Ids of the records that a query finds, in their order. */
export const searchPlainly = (records: readonly Searched[], query: string, now: number): string[] => {
  const parts = partsIn(query);
  const terms = parts.length === 0 ? [] : records.map(keptTerms);
  const ofParts = parts.map(({ words, others }) => {
    const ofWords = words.map((word) => costsIn(terms, word));
    const ofOthers = others.map((term) => costsIn(terms, { term, isPrefix: false, isExact: true }));
    return records.map((_, at) => {
      const costs = ofWords.map((ofWord) => ofWord[at]);
      // In place of all of the words.
      const instead = ofOthers.flatMap((ofOther): Cost[] => {
        const cost = ofOther[at];
        return cost ? [[cost[0], cost[1], cost[2] * words.length]] : [];
      });
      return least(costs.includes(undefined) ? instead : [sumOf(costs), ...instead]);
    });
  });
  const found = records.flatMap((record, at) => {
    const costs = ofParts.map((ofPart) => ofPart[at]);
    if (costs.includes(undefined)) return [];
    const isTitle = parts.length > 0 && wordsIn(record.title).join(' ') === wordsIn(query).join(' ');
    const sums = sumOf(costs);
    return [
      {
        id: record.objectID,
        order: [isTitle ? 0 : 1, ...(isTitle ? [0, 0, 0] : sums), nearness(record, now)],
      },
    ];
  });
  const compare = (one: readonly number[], other: readonly number[]): number =>
    one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return found
    .toSorted((one, other) => compare(one.order, other.order) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
};

/** A record's values of a facet. */
export const valuesOf = ({ date, ...record }: Searched, facet: string): string[] => {
  const facts: Readonly<Record<string, unknown>> = {
    ...record,
    'date.year': date.year,
    'date.month': date.month,
    'date.day': date.day,
  };
  return [facts[facet] ?? []].flat().map(String);
};
