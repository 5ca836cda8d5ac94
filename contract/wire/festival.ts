import * as v from 'valibot';
import { id, instant, offset, optionalUrl, safeUrl, text } from './values.ts';

const date = v.fallback(
  v.nullable(v.object({ start: instant, end: instant, timezone_offset: v.optional(offset, '0000') })),
  null,
);
/** From the first of its shows to the last; null without dates. */
export type FestivalDate = v.InferOutput<typeof date>;

export const festival = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: safeUrl,
  image_url: optionalUrl,
  date,
});
export type Festival = v.InferOutput<typeof festival>;

/** The attributes of the page loader's type `festival`; `body` is HTML. */
export const festivalAttributes = v.object({ title: text, body: text, image_url: optionalUrl, date });
