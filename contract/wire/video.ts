import * as v from 'valibot';
import { optionalUrl, text } from './values.ts';

/** VID-19: the attributes of the page loader's type `video` that its page shows. `description` is HTML. */
export const videoAttributes = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  description: text,
  url: optionalUrl,
  image_url: optionalUrl,
});
