import sanitizeHtml from 'sanitize-html';
import { prepareHtml, rulesWithoutDom } from '#contract/wire/htmlPolicy.ts';

/** Ways of writing that say the same, each with the one of the sanitiser. No markup is among them. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ ?\/>/g, '>'],
  [/&(?:#39|#x27|apos);/g, "'"],
  [/&(?:#34|quot);/g, '"'],
  [/&(?:#160|nbsp);/g, '\u00a0'],
  [/&#38;/g, '&amp;'],
  [/&#60;/g, '&lt;'],
  [/&#62;/g, '&gt;'],
];
const spelled = (html: string): string =>
  spellings.reduce((text, [way, one]) => text.replace(way, one), html);

/** HTML by the site's one policy. Text in which it finds nothing to mend stays byte for byte, however it is spelled. */
export const cleanHtml = (html: string): string => {
  const cleaned = sanitizeHtml(prepareHtml(html), rulesWithoutDom);
  return cleaned === html || spelled(cleaned) === spelled(html) ? html : cleaned;
};
