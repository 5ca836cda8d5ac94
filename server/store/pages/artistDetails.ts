import * as v from 'valibot';
import { safeUrl } from '#contract/wire/values.ts';

const localized = v.object({ fr: v.string(), en: v.string() });
const demos = v.object({
  title: localized,
  demos: v.array(v.object({ title: localized, url: safeUrl })),
});

/** The content of an artist's page (ARD-01…ARD-04): the JSON of `artists.details`. Every field may be missing. */
const schema = v.partial(
  v.object({
    /** HTML. */
    description: localized,
    twitter: safeUrl,
    facebook: safeUrl,
    instagram: safeUrl,
    website: safeUrl,
    cv: v.object({ fr: safeUrl, en: safeUrl }),
    /** ARD-08 */
    series: v.array(v.string()),
    /** Several people under one name. */
    isGroup: v.boolean(),
    awards: v.array(v.object({ title: localized, description: localized })),
    firstDemos: demos,
    secondDemos: demos,
    photos: v.array(v.object({ url: safeUrl, thumbnail: safeUrl, title: localized })),
    videos: v.array(v.object({ title: localized, url: safeUrl })),
    /** HTML below a title of its own. */
    html: v.object({ title: localized, text: localized }),
  }),
);
export type ArtistDetails = v.InferOutput<typeof schema>;

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), schema), {});

/** Stored details; unreadable ones count as missing. */
export const readArtistDetails = (json: string): ArtistDetails => v.parse(stored, json);
