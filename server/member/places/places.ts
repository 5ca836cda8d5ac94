import * as v from 'valibot';
import { defaultLanguage, type Language } from '#contract/address/language.ts';
import { placesAnswer, type Place } from '#contract/wire/place.ts';
import { language } from '#contract/wire/values.ts';
import { definePublic } from '../resource.ts';
import { readCities } from '#server/places/cities.ts';
import type { PlaceRecord } from '#server/places/placeRecord.ts';
import { countries, provinces } from '#server/places/regions.ts';

const query = v.object({
  /** Always whole. */
  items_per_page: v.optional(v.string()),
  /** Id of the country or province that the places lie in; '' is every one. */
  filters: v.optional(v.string(), ''),
  lang: v.optional(language, defaultLanguage),
});

/** The places in each place, by name: made once for each that is asked for. */
const lister = (read: () => Promise<readonly PlaceRecord[]>) => {
  const lists = new Map<string, readonly Place[]>();
  return async (within: string, lang: Language): Promise<readonly Place[]> => {
    const key = `${lang} ${within}`;
    const known = lists.get(key);
    if (known) return known;
    const compare = new Intl.Collator(lang).compare;
    const list = (await read())
      .filter((place) => within === '' || place.within === within)
      .map(({ id, en, fr }) => ({ id, name: lang === 'fr' ? fr : en }))
      .sort((one, other) => compare(one.name, other.name));
    // What is unknown is not kept: there is no end of it.
    if (list.length > 0) lists.set(key, list);
    return list;
  };
};

const definePlaces = (
  path: `/v1/${string}`,
  summary: string,
  read: () => Promise<readonly PlaceRecord[]>,
) => {
  const list = lister(read);
  return definePublic({
    method: 'GET',
    path,
    summary,
    request: { query },
    answer: placesAnswer,
    handle: async (_, { query: { filters, lang } }) => ({
      body: { data: { items: [...(await list(filters, lang))] } },
    }),
  });
};

export const placeResources = [
  definePlaces('/v1/countries', 'Countries, by name (PRO-13).', () => Promise.resolve(countries)),
  definePlaces('/v1/provinces', 'Provinces and states, of one country or all (PRO-14).', () =>
    Promise.resolve(provinces),
  ),
  definePlaces('/v1/cities', 'Cities, of one province or all (PRO-15).', readCities),
];
