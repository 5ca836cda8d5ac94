import type { Language } from '#contract/address/language.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { noWords } from '#contract/words.ts';
import { showAddress, pictureOfCard } from '#server/programme/addresses.ts';
import { priceOf } from '#server/content/money.ts';
import { site } from '#server/site.ts';
import { readFestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { listShowCategories } from '#server/store/shows/categories.ts';
import { readSearchableShows, type SearchableShow, type SearchDate } from '#server/store/pages/searchRows.ts';
import type { Database, ShowTextRow } from '#server/store/schema/tables.ts';
import { searchLimits } from '../limits.ts';
import { datesOfRecord, type RecordedDate } from './datesOfRecord.ts';
import { categoriesOf, featuresOf, featureWords, type FeatureWords } from './features.ts';
import { plainText } from './plainText.ts';
import { bare, fingerprintOf, idOf, type Candidate, type RecordSource } from './source.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

/** Titles of the categories by their ids. */
type Titles = ReadonlyMap<number, string>;

/** The texts that records of a language take over. */
interface Said {
  titles: Titles;
  words: FeatureWords;
}

const saidIn = async (db: Database, lang: Language): Promise<Said> => {
  const words = featureWords({ words: (await readFestivalProfile(db))?.words ?? noWords }, lang);
  const titles = new Map((await listShowCategories(db, lang)).map(({ id, title }) => [id, title]));
  return { titles, words };
};

/** A stored date for a record: where it is free, its price is known. */
const toRecorded = (date: SearchDate): RecordedDate => ({
  start: date.starts_at,
  localStart: date.local_start,
  timezone: date.timezone,
  venue: date.venue,
  city: date.city,
  price: date.status === 'FREE' ? { min: 0, max: 0 } : (priceOf(date).price ?? null),
  state: date.state,
});

const toRecord = (found: SearchableShow, text: ShowTextRow, { titles, words }: Said): SearchRecord => {
  const { show, categories, artists, accessibility, dates } = found;
  const told = datesOfRecord(dates.map(toRecorded));
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
    ...told,
    ...categoriesOf(categories.flatMap((id) => titles.get(id) ?? [])),
    features: featuresOf(accessibility, words, told.price === 0),
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
