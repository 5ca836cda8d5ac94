import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/search.json' with { type: 'json' };
import fr from '#locales/fr/search.json' with { type: 'json' };
import { kindOf } from '#contract/programme/shows/kind.ts';
import { takesPlace } from '#contract/programme/shows/state.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { noWords } from '#contract/words.ts';
import { festivalTexts } from '#server/profile/festivalTexts.ts';
import { showAddress, pictureOfCard } from '#server/programme/addresses.ts';
import { priceOf } from '#server/content/money.ts';
import { site } from '#server/site.ts';
import { readFestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { listShowCategories } from '#server/store/shows/categories.ts';
import { readSearchableShows, type SearchableShow, type SearchDate } from '#server/store/pages/searchRows.ts';
import type { Database, ShowTextRow } from '#server/store/schema/tables.ts';
import { searchLimits } from '../limits.ts';
import { daysOf } from './days.ts';
import { plainText } from './plainText.ts';
import { bare, fingerprintOf, idOf, type Candidate, type RecordSource } from './source.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

/** Titles of the categories by their ids. */
type Titles = ReadonlyMap<number, string>;

const textsFor = festivalTexts('search', { fr, en });
/** The texts that records of a language take over. */
interface Said {
  titles: Titles;
  words: Pick<ReturnType<typeof textsFor>, 'kind' | 'feature'>;
}

const saidIn = async (db: Database, lang: Language): Promise<Said> => {
  const { kind, feature } = textsFor({ words: (await readFestivalProfile(db))?.words ?? noWords }, lang);
  const titles = new Map((await listShowCategories(db, lang)).map(({ id, title }) => [id, title]));
  return { titles, words: { kind, feature } };
};

/** Each name once. */
const known = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.filter((name) => name !== null).filter((name) => name !== '')),
];

/** The lowest and the highest price, so that any price in the range finds the show. */
const pricesOf = (dates: readonly SearchDate[]): Pick<SearchRecord, 'price' | 'highestPrice'> => {
  const prices = dates.flatMap((date) =>
    date.status === 'FREE' ? { min: 0, max: 0 } : (priceOf(date).price ?? []),
  );
  if (prices.length === 0) return {};
  return {
    price: Math.min(...prices.map(({ min }) => min)),
    highestPrice: Math.max(...prices.map(({ max }) => max)),
  };
};

/** The words for what people ask for, in the language of the record. */
const featuresOf = (
  { accessibility }: SearchableShow,
  { words: { kind, feature } }: Said,
  isFree: boolean,
): string[] => [kind.show, ...(isFree ? [feature.free] : []), ...accessibility.map((one) => feature[one])];

const toRecord = (found: SearchableShow, text: ShowTextRow, said: Said): SearchRecord => {
  const { show, categories, artists, dates } = found;
  const given = dates.filter(takesPlace);
  const prices = pricesOf(given);
  const named = categories.flatMap((id) => said.titles.get(id) ?? []);
  const isFormat = (category: string): boolean => kindOf([category]) !== null;
  return {
    ...bare,
    objectID: idOf('show', show.id, text.lang),
    kind: 'show',
    lang: text.lang,
    ...toldLanguage(text),
    title: text.title,
    url: showAddress(text),
    image: pictureOfCard(show),
    summary: text.summary,
    body: plainText(text.description),
    artists,
    venues: known(given.map(({ venue }) => venue)),
    cities: known(given.map(({ city }) => city)),
    categories: named.filter((category) => !isFormat(category)),
    formats: named.filter(isFormat),
    features: featuresOf(found, said, prices.price === 0),
    ...prices,
    timezone: given[0]?.timezone ?? null,
    starts: given.map(({ starts_at: start }) => start),
    localStarts: given.map(({ local_start: start }) => start),
    date: daysOf(given.map(({ local_start: start }) => start)),
  };
};

const excluded: readonly string[] = site.excludedFestivals;
/** CAL-31 */
const isShown = ({ show }: SearchableShow): boolean =>
  !excluded.includes(show.belong_to?.toLowerCase() ?? '');

const toCandidates = (found: SearchableShow, said: Record<Language, Said>): Candidate[] =>
  found.texts.map((text) => {
    const { texts: _texts, ...rest } = found;
    const { titles, words } = said[text.lang];
    const named = found.categories.map((id) => titles.get(id));
    return {
      objectID: idOf('show', found.show.id, text.lang),
      lang: text.lang,
      fingerprint: fingerprintOf([text, rest, named, words]),
      make: () => toRecord(found, text, said[text.lang]),
    };
  });

/** The shows with their dates that take place. */
export const shows: RecordSource = {
  async *read(db) {
    const [fr, en] = await Promise.all([saidIn(db, 'fr'), saidIn(db, 'en')]);
    const limit = searchLimits.readAtOnce;
    for (let after = 0; ;) {
      const found = await readSearchableShows(db, { after, limit });
      const last = found.at(-1);
      if (last === undefined) return;
      after = last.show.id;
      yield found.filter(isShown).flatMap((show) => toCandidates(show, { fr, en }));
    }
  },
};
