import type { Language } from '#contract/address/language.ts';
import type { ChosenPlaces } from '#contract/wire/place.ts';
import { Refusal } from '#server/refusal.ts';
import { readCities } from '#server/places/cities.ts';
import type { PlaceRecord } from '#server/places/placeRecord.ts';
import { countries, provinces } from '#server/places/regions.ts';

/**
 * One level of a location: the place with that id inside the one above; null if there is none to choose.
 * @throws Refusal that names the level
 */
const find = (
  level: keyof ChosenPlaces,
  places: readonly PlaceRecord[],
  within: string,
  id: string,
): PlaceRecord | null => {
  const choice = places.filter((place) => place.within === within);
  if (id === '' && (within === '' ? level !== 'country' : choice.length === 0)) return null;
  const found = choice.find((place) => place.id === id);
  if (!found) throw new Refusal('invalid', `Location.${level} is none that lies in the place above it`);
  return found;
};

/** PRO-17: a chosen location in words, the smallest place first. @throws Refusal if the places do not contain one another */
export const locationText = async (
  { country, province, city }: ChosenPlaces,
  lang: Language,
): Promise<string> => {
  const chosen = [
    find('country', countries, '', country),
    find('province', provinces, country, province),
    find('city', await readCities(), province, city),
  ];
  return chosen
    .flatMap((place) => (place === null ? [] : [place[lang]]))
    .reverse()
    .join(', ');
};
