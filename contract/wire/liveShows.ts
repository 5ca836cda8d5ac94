import * as v from 'valibot';
import { instant, safeUrl, writtenIn } from './values.ts';

/** A show that is on or begins soon, at one time (API-03); `end` is null if unknown. */
export const liveShow = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: safeUrl,
  date: v.object({ start: instant, end: v.fallback(v.nullish(instant, null), null) }),
  written_in: writtenIn,
});
export type LiveShow = v.InferOutput<typeof liveShow>;

/** The shows on now and those that begin soon, as far as known. */
export interface LiveShows {
  live: LiveShow[];
  upcoming: LiveShow[];
}

const shows = v.fallback(v.array(v.unknown()), []);
/** API-03. The shows are parsed one by one, so that a bad entry does not cost the others. */
export const liveShows = v.object({ live: shows, upcoming: shows });
