import lookUpTimezone from '@photostructure/tz-lookup';
import { provinceCalled } from './countryNames.ts';
import { fold } from './fold.ts';
import { readCitiesOf } from './geoNames.ts';
import { exonyms } from './placeNames.ts';

/** A city; '' for what is unknown. */
export interface CityOfCountry {
  city: string;
  region: string;
  /** ISO 3166-1. */
  country: string;
}

/** The country of a city, else that of its province. */
const countryOf = ({ country, region }: CityOfCountry): string =>
  country || (provinceCalled(region)?.country ?? '');

const zonesOf = (country: string): string[] => new Intl.Locale(`und-${country}`).getTimeZones() ?? [];

const keyOf = (city: CityOfCountry): string => JSON.stringify([city.city, city.region, city.country]);

/**
 * Finds the IANA zones of cities: that of their country if it has one only, else by GeoNames. A city that lies in two zones, as
 * towns of the same name do, has none here.
 */
export const findCityZones = async (
  cities: readonly CityOfCountry[],
): Promise<(city: CityOfCountry) => string | null> => {
  const zones = new Map<string, Set<string>>();
  const asked = new Map<string, CityOfCountry[]>();
  for (const city of new Map(cities.map((each) => [keyOf(each), each])).values()) {
    const country = countryOf(city);
    const all = country === '' ? [] : zonesOf(country);
    if (all.length === 1) zones.set(keyOf(city), new Set(all));
    if (all.length < 2 || city.city === '') continue;
    const name = `${country} ${fold(city.city)}`;
    asked.set(name, [...(asked.get(name) ?? []), city]);
  }
  const countries = new Set([...asked.keys()].map((name) => name.slice(0, 2)));
  if (countries.size > 0)
    await readCitiesOf(countries, ({ name, country, within, latitude, longitude }) => {
      const { en = name, fr = name } = exonyms[`${within}-${name}`] ?? {};
      for (const each of new Set([name, en, fr].map(fold)))
        for (const city of asked.get(`${country} ${each}`) ?? []) {
          const province = provinceCalled(city.region)?.id;
          if (province !== undefined && within !== null && province !== within) continue;
          const found = zones.get(keyOf(city)) ?? new Set();
          zones.set(keyOf(city), found.add(lookUpTimezone(latitude, longitude)));
        }
    });
  return (city) => {
    const [only, another] = zones.get(keyOf(city)) ?? [];
    return only !== undefined && another === undefined ? only : null;
  };
};
