import * as v from 'valibot';

const languages = { fr: v.optional(v.string()), en: v.optional(v.string()) };

/**
 * A formatted text inside a YAML file, in Markdown by language; or in HTML, of which only what the site's sanitiser leaves.
 */
export const richText = v.union(
  [v.strictObject(languages), v.strictObject({ html: v.strictObject(languages) })],
  'must be Markdown for each language, fr and en; or html with fr and en',
);
