import * as v from 'valibot';

/** A country, a province or a city, as our own API writes it. */
export const place = v.object({ id: v.string(), name: v.string() });
export type Place = v.InferOutput<typeof place>;
export const placesAnswer = v.object({ data: v.object({ items: v.array(place) }) });

const written = v.pipe(v.string(), v.trim(), v.nonEmpty());
const placeId = v.union([written, v.pipe(v.number(), v.integer(), v.transform(String))]);

/** PRO-16: a place as any host may write it; `id` and `name` count where both are there. */
export const anyPlace = v.pipe(
  v.object({
    id: v.fallback(v.nullish(placeId), null),
    uuid: v.fallback(v.nullish(placeId), null),
    name: v.fallback(v.nullish(written), null),
    title: v.fallback(v.nullish(written), null),
  }),
  v.transform(({ id, uuid, name, title }) => ({ id: id ?? uuid, name: name ?? title })),
  place,
);

/** PRO-17: where a member lives, by ids; '' where a place has none within. */
export const chosenPlaces = v.object({ country: v.string(), province: v.string(), city: v.string() });
export type ChosenPlaces = v.InferOutput<typeof chosenPlaces>;

/** Degrees. */
export const position = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
