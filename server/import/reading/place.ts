import lookUpTimezone from '@photostructure/tz-lookup';
import { isVirtual } from './eventTypes.ts';
import { importLimits } from '../limits.ts';
import { field, isNode, line, listOf, numberIn, webAddress, type Node } from './values.ts';

export interface ImportedPlace {
  name: string;
  city: string;
  region: string;
  street: string;
  mapUrl: string | null;
  coordinates: Coordinates | null;
}
interface Coordinates {
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

const readAddress = (value: unknown): Pick<ImportedPlace, 'city' | 'region' | 'street'> => {
  const address = listOf(value)[0];
  if (!isNode(address)) return { city: '', region: '', street: line(address, importLimits.name) };
  return {
    city: line(field(address, 'addressLocality'), importLimits.name),
    region: line(field(address, 'addressRegion'), importLimits.name),
    street: line(field(address, 'streetAddress'), importLimits.name),
  };
};

const nothing = { city: '', region: '', street: '', mapUrl: null, coordinates: null };
const toPlace = (location: unknown): ImportedPlace => {
  if (!isNode(location)) return { ...nothing, name: line(location, importLimits.name) };
  const address = readAddress(field(location, 'address'));
  const coordinates = readCoordinates(location);
  return {
    ...address,
    name: line(field(location, 'name'), importLimits.name) || address.street || address.city,
    mapUrl: webAddress(field(location, 'hasMap')) ?? (coordinates && mapOf(coordinates)),
    coordinates,
  };
};

/** The place of an event: its first real location; null without any, or with only online ones. */
export const readPlace = (locations: readonly unknown[]): ImportedPlace | null => {
  const first = locations.find((location) => !isNode(location) || !isVirtual(location));
  if (first === undefined) return null;
  const place = toPlace(first);
  return place.name === '' && place.coordinates === null ? null : place;
};

/** The IANA zone at a place, or `fallback` without known coordinates. */
export const timezoneOf = (place: ImportedPlace | null, fallback: string): string => {
  if (!place?.coordinates) return fallback;
  try {
    return lookUpTimezone(place.coordinates.latitude, place.coordinates.longitude);
  } catch {
    return fallback;
  }
};
