import lookUpTimezone from '@photostructure/tz-lookup';
import { findCityZones } from '#server/places/cityZones.ts';
import type { ToldDocument } from './documentDates.ts';
import { readPlace, type Coordinates, type ImportedPlace } from './place.ts';
import { belongingOf } from './showOfDate.ts';
import { field, isNode, listOf, type Node } from './values.ts';

export interface Zones {
  /** For places of unknown zone. */
  fallback: string;
  /** Replaces every other. */
  override: string | null;
}

/** Where a date's zone is from: the command, coordinates, country and city, or the site. */
export const zoneSources = ['option', 'geo', 'place', 'site'] as const;
export type ZoneSource = (typeof zoneSources)[number];

interface Placed {
  place: ImportedPlace | null;
  /** IANA name. */
  timezone: string;
  zoneSource: ZoneSource;
  locations: unknown[];
}

/** The IANA zone at coordinates; null for none. */
export const zoneAt = ({ latitude, longitude }: Coordinates): string | null => {
  try {
    return lookUpTimezone(latitude, longitude);
  } catch {
    return null;
  }
};

/** Reads the place of an event; one that several events share is read once. */
const createPlaceReader = (resolve: ToldDocument['resolve']) => {
  const known = new Map<unknown, ImportedPlace | null>();
  return (event: Node): Pick<Placed, 'place' | 'locations'> => {
    const locations = listOf(field(event, 'location')).map(resolve);
    const [only] = locations;
    const found = locations.length === 1 ? known.get(only) : undefined;
    if (found !== undefined) return { place: found, locations };
    const place = readPlace(locations);
    if (locations.length === 1) known.set(only, place);
    return { place, locations };
  };
};

const cityless = (): null => null;

/** Places of a document without coordinates; those of unreadable records do not matter. */
const unlocated = ({ dates }: ToldDocument, read: ReturnType<typeof createPlaceReader>): ImportedPlace[] =>
  dates.flatMap((told) => {
    try {
      if (!isNode(told.event)) return [];
      const { place } = read(belongingOf(told.event, told).event);
      return place === null || place.coordinates !== null ? [] : [place];
    } catch {
      return [];
    }
  });

/** Reads the place and zone of events: of the option, else of coordinates, else of country and city, else of the site. */
export const createPlaces = async (document: ToldDocument, { override, fallback }: Zones) => {
  const read = createPlaceReader(document.resolve);
  const zoneOfCity = override === null ? await findCityZones(unlocated(document, read)) : cityless;
  const zoneOf = (place: ImportedPlace | null): Pick<Placed, 'timezone' | 'zoneSource'> => {
    if (override !== null) return { timezone: override, zoneSource: 'option' };
    const there = place?.coordinates ? zoneAt(place.coordinates) : null;
    if (there !== null) return { timezone: there, zoneSource: 'geo' };
    const ofCity = place && zoneOfCity(place);
    return ofCity === null
      ? { timezone: fallback, zoneSource: 'site' }
      : { timezone: ofCity, zoneSource: 'place' };
  };
  const zones = new Map<ImportedPlace | null, ReturnType<typeof zoneOf>>();
  return (event: Node): Placed => {
    const { place, locations } = read(event);
    const zone = zones.get(place) ?? zoneOf(place);
    zones.set(place, zone);
    return { place, locations, ...zone };
  };
};
