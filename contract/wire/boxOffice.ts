import * as v from 'valibot';
import { ticket } from './ticket.ts';
import { optionalUrl, safeUrl } from './values.ts';

/** The attributes of the page loader's type `box_office`: a date of a show, sold by the site itself. */
export const boxOfficeAttributes = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  image_url: optionalUrl,
  ticket: v.object({ ...ticket.entries, show: v.object({ ...ticket.entries.show.entries, url: safeUrl }) }),
});
export type BoxOfficeAttributes = v.InferOutput<typeof boxOfficeAttributes>;
