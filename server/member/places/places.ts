import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '#contract/address/language.ts';
import { placesAnswer, type Place } from '#contract/wire/place.ts';
import { language } from '#contract/wire/values.ts';
import { definePublic } from '../resource.ts';
import { readCities } from '#server/places/cities.ts';
import type { PlaceRecord } from '#server/places/placeRecord.ts';
import { countries, provinces } from '#server/places/regions.ts';

const query = v.object({
  items_per_page: v.optional(v.literal('all', 'must be all: lists are whole'), 'all'),
  /** Id of the country or province around the places; '' for all. */
  filters: v.optional(v.string(), ''),
  lang: v.optional(language, defaultLanguage),
});

const countryOf = new Map(provinces.map(({ id, within }) => [id, within]));
const outer = new Set(['', ...countries.map(({ id }) => id), ...countryOf.keys()]);

const liesIn = ({ within }: PlaceRecord, filter: string): boolean =>
  filter === '' || within === filter || countryOf.get(within) === filter;

/** The places inside a place, by name. */
const listOf = (places: readonly PlaceRecord[], filter: string, lang: Language): Place[] => {
  const { compare } = new Intl.Collator(lang);
  return places
    .filter((place) => liesIn(place, filter))
    .map(({ id, en, fr }) => ({ id, name: lang === 'fr' ? fr : en }))
    .sort((one, other) => compare(one.name, other.name));
};

const definePlaces = (path: `/v1/${string}`, summary: string, read: () => Promise<readonly PlaceRecord[]>) =>
  definePublic({
    method: 'GET',
    path,
    summary,
    request: { query },
    answer: placesAnswer,
    // An unknown place is not kept: there is no end of them.
    keeping: ({ query: { filters } }) => (outer.has(filters) ? 'kept' : 'live'),
    handle: async (_, { query: { filters, lang } }) => ({
      body: { data: { items: outer.has(filters) ? listOf(await read(), filters, lang) : [] } },
    }),
  });

/** The lists that take the longest to make: every city (1.4 MB), and those of a whole country. */
export const longLists: readonly string[] = ['', ...new Set(countryOf.values())].flatMap((filters) =>
  languages.map((lang) => `/v1/cities?items_per_page=all&filters=${filters}&lang=${lang}`),
);

export const placeResources = [
  definePlaces('/v1/countries', 'Countries, by name (PRO-13).', () => Promise.resolve(countries)),
  definePlaces('/v1/provinces', 'Provinces and states, of one country or all (PRO-14).', () =>
    Promise.resolve(provinces),
  ),
  definePlaces('/v1/cities', 'Cities, of one country or province or all (PRO-15).', readCities),
];
