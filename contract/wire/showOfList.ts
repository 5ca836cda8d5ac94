import * as v from 'valibot';
import { media } from './programmation.ts';
import { id, instant, optionalUrl, safeUrl, text } from './values.ts';

const list = <Item extends v.GenericSchema>(item: Item) => v.fallback(v.array(item), []);

/** A show as a list of shows tells it (HOM-13). `summary` is plain text; others than our own host may not tell it. */
export const showOfList = v.object({
  id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: safeUrl,
  thumbnail: v.fallback(v.nullable(v.array(media)), null),
  image_url: optionalUrl,
  summary: v.fallback(text, ''),
  belong_to: v.fallback(v.nullable(v.object({ name: text })), null),
  date: v.fallback(v.nullable(v.object({ lastDate: instant })), null),
  venues: list(v.object({ name: text, location: v.object({ city: v.object({ name: text }) }) })),
});
