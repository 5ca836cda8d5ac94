import * as v from 'valibot';
import { count, line, localText, name, timezone, webAddress } from './values.ts';

const degrees = (limit: number) =>
  v.pipe(
    v.number('must be two numbers, like [45.5, -73.6]'),
    v.minValue(-limit, `must be -${limit} or more`),
    v.maxValue(limit, `must be ${limit} at most`),
  );

export const venue = v.strictObject({
  /** '' for a place that has none, as in imports. */
  name: v.union([v.literal(''), line]),
  /** '' if unknown. */
  city: v.union([v.literal(''), line]),
  /** Short form of the province or state, like QC. */
  region: v.optional(v.string(), ''),
  /** The province or state in full. */
  region_name: v.optional(localText, ''),
  /** Its page on a street map. */
  map: v.optional(webAddress),
  /** Latitude and longitude. */
  position: v.optional(v.strictTuple([degrees(90), degrees(180)])),
  /** Seats of its dates that give none. */
  capacity: v.optional(count),
  /** Where it differs from the festival's. */
  timezone: v.optional(timezone),
});
export type Venue = v.InferOutput<typeof venue>;

/** `venues.yaml`: the venues by their names in dates. */
export const venuesFile = v.record(name, venue);
