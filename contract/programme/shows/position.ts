/** A place on earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Kilometres from one place to another as the crow flies: the haversine formula. */
export const distance = (from: Position, to: Position): number => {
  const [here, there] = [radians(from.latitude), radians(to.latitude)];
  const part =
    haversine(there - here) +
    Math.cos(here) * Math.cos(there) * haversine(radians(to.longitude - from.longitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, part)));
};

/** Items without a position come last; equal distances keep their order. */
export const byDistance = <Placed extends { position?: Position | null | undefined }>(
  places: readonly Placed[],
  from: Position,
): (Placed & { kilometres: number | null })[] =>
  places
    .map((place) => ({ ...place, kilometres: place.position ? distance(from, place.position) : null }))
    .sort((one, other) =>
      one.kilometres === other.kilometres ? 0 : (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity),
    );
