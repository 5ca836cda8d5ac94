import { countryCalled } from '#server/places/countryNames.ts';
import { isVirtual } from './eventTypes.ts';
import { importLimits } from '../limits.ts';
import { firstText, isText } from './languageTexts.ts';
import { readTextAddress } from './textAddress.ts';
import { field, isNode, line, listOf, numberIn, webAddress, type Node } from './values.ts';

export interface ImportedPlace {
  name: string;
  city: string;
  region: string;
  /** ISO 3166-1; '' if unknown. */
  country: string;
  street: string;
  mapUrl: string | null;
  coordinates: Coordinates | null;
}
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);

const readCoordinates = (place: Node): Coordinates | null => {
  for (const source of [...listOf(field(place, 'geo')), place].filter(isNode)) {
    const latitude = numberIn(field(source, 'latitude'));
    const longitude = numberIn(field(source, 'longitude'));
    if (latitude === null || longitude === null) continue;
    const coordinates = { latitude, longitude };
    if (isOnEarth(coordinates)) return coordinates;
  }
  return null;
};

const decimals = 6;
const mapOf = ({ latitude, longitude }: Coordinates): string => {
  const at = [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(decimals))));
  return `https://www.openstreetmap.org/?mlat=${at[0]}&mlon=${at[1]}#map=17/${at.join('/')}`;
};

type Address = Pick<ImportedPlace, 'city' | 'region' | 'country' | 'street'>;

const named = (value: unknown): string => line(firstText(value), importLimits.name);

const readAddress = (value: unknown): Address => {
  const address = listOf(value)[0];
  if (!isNode(address) || isText(address)) return readTextAddress(named(address));
  const country = field(address, 'addressCountry');
  const countryName = named(isNode(country) && !isText(country) ? field(country, 'name') : country);
  return {
    city: named(field(address, 'addressLocality')),
    region: named(field(address, 'addressRegion')),
    country: countryCalled(countryName, { byName: false }),
    street: named(field(address, 'streetAddress')),
  };
};

const nothing = { city: '', region: '', country: '', street: '', mapUrl: null, coordinates: null };
const toPlace = (location: unknown): ImportedPlace => {
  if (!isNode(location)) return { ...nothing, name: named(location) };
  const address = readAddress(field(location, 'address'));
  const coordinates = readCoordinates(location);
  return {
    ...address,
    name: named(field(location, 'name')) || address.street || address.city,
    mapUrl: webAddress(field(location, 'hasMap')) ?? (coordinates && mapOf(coordinates)),
    coordinates,
  };
};

/** The location that counts: the first one that is no page; undefined without any. */
export const realLocation = (locations: readonly unknown[]): unknown =>
  locations.find((location) => !isNode(location) || !isVirtual(location));

/** The place of an event: its first real location; null without any, or with only online ones. */
export const readPlace = (locations: readonly unknown[]): ImportedPlace | null => {
  const first = realLocation(locations);
  if (first === undefined) return null;
  const place = toPlace(first);
  return place.name === '' && place.coordinates === null ? null : place;
};
