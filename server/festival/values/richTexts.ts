import type * as v from 'valibot';
import { otherLanguage, type Language } from '#contract/address/language.ts';
import { htmlOfRich } from '../markdown/htmlOf.ts';
import type { richText } from '../schema/richText.ts';
import { inBoth, type Both } from './languages.ts';

type RichText = v.InferOutput<typeof richText>;

/** The HTML of a formatted text in every language; '' without a text. */
export const htmlsOf = (rich: RichText): Both<string> =>
  inBoth((lang) => htmlOfRich(rich, lang) ?? htmlOfRich(rich, otherLanguage(lang)) ?? '');

/** The formatted text of some HTML; nothing for none. */
export const richOf = ({ fr, en }: Both<string>, [first = 'fr']: readonly Language[]): RichText => {
  if (fr === en) return fr === '' ? {} : { html: { [first]: fr } };
  return { html: { fr, en } };
};
