import * as v from 'valibot';
import { defaultLanguage, type Language } from '#contract/address/language.ts';
import { language } from '#contract/wire/values.ts';
import { cities, countries, provinces, type PlaceRecord } from './placeNames.ts';
import { definePublic } from './resource.ts';

const query = v.object({
  /** Lists are short: always whole. */
  items_per_page: v.optional(v.string()),
  /** Id of the country or province that the places lie in; '' is every one. */
  filters: v.optional(v.string(), ''),
  lang: v.optional(language, defaultLanguage),
});
const answer = v.object({
  data: v.object({ items: v.array(v.object({ id: v.string(), name: v.string() })) }),
});

const named = (places: readonly PlaceRecord[], lang: Language) => {
  const compare = new Intl.Collator(lang).compare;
  return places
    .map(({ id, en, fr }) => ({ id, name: lang === 'fr' ? fr : en }))
    .sort((one, other) => compare(one.name, other.name));
};

const definePlaces = (path: `/v1/${string}`, summary: string, places: readonly PlaceRecord[]) =>
  definePublic({
    method: 'GET',
    path,
    summary,
    request: { query },
    answer,
    handle: async (_, { query: { filters, lang } }) => {
      const wanted = places.filter(({ within }) => filters === '' || within === filters);
      return { body: { data: { items: named(wanted, lang) } } };
    },
  });

export const placeResources = [
  definePlaces('/v1/countries', 'Countries, by name (PRO-13).', countries),
  definePlaces('/v1/provinces', 'Provinces and states, of one country or all (PRO-14).', provinces),
  definePlaces('/v1/cities', 'Cities, of one province or all (PRO-15).', cities),
];
