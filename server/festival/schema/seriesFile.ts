import * as v from 'valibot';
import { localText, medium, name, slug } from './values.ts';
import { richText } from './richText.ts';

/** Shows that belong together, and their page below /festivals. */
export const series = v.strictObject({
  title: localText,
  /** Of its address; without it, its name. */
  slug: v.optional(v.union([slug, v.strictObject({ fr: slug, en: slug })])),
  /** In a sentence. */
  description: v.optional(localText, ''),
  text: v.optional(richText, {}),
  image: v.optional(medium),
});
export type Series = v.InferOutput<typeof series>;

/** `series.yaml`: by their names in shows. */
export const seriesFile = v.record(name, series);
