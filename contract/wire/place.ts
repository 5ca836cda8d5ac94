import * as v from 'valibot';

/** PRO-13…PRO-16: a country, a province or a city. */
export const place = v.object({ id: v.string(), name: v.string() });
export type Place = v.InferOutput<typeof place>;
export const placesAnswer = v.object({ data: v.object({ items: v.array(place) }) });

/** PRO-17: a member's home, by ids; '' where a place has none within. */
export const chosenPlaces = v.object({ country: v.string(), province: v.string(), city: v.string() });
export type ChosenPlaces = v.InferOutput<typeof chosenPlaces>;

/** Degrees. */
export const position = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
