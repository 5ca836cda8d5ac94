import * as v from 'valibot';
import { id, optionalUrl, text } from './values.ts';

const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.number(),
  v.finite(),
  v.minValue(0),
);

/** A pass (HOM-14, API-04). Only its title is required. */
export const passport = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  image: optionalUrl,
  /** In the festival's currency; null if unknown. */
  starting_at: v.fallback(v.nullable(amount), null),
  detail_url: optionalUrl,
  /** Its saving, in words. */
  saving: text,
});
export type Passport = v.InferOutput<typeof passport>;
