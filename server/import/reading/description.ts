import sanitizeHtml from 'sanitize-html';
import { prepareHtml, rulesWithoutDom } from '#contract/wire/htmlPolicy.ts';
import { decoded, readable, tidy } from './values.ts';

const tags = /<\/?[a-z][^<>]*>/i;
const blocks = /<(p|div|[uod]l|h[1-6]|table|blockquote|section|article|pre|figure|details)[\s/>]/i;
/** Markup that a publisher escaped once too often. */
const escapedTags = /&lt;\/?(p|br|b|i|u|em|strong|span|div|a|[uo]l|li|h[1-6])\b/i;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraphsOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(tidy).filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`)
    .join('');

/** Pages show pictures over `https:` alone. */
const policy = {
  ...rulesWithoutDom,
  exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Readonly<Record<string, string>> }): boolean =>
    tag === 'img' && attribs['src']?.startsWith('https:') !== true,
};

/** HTML by the site's policy; text between inline tags gets its paragraphs. */
const cleanMarkup = (html: string): string => {
  const inBlocks = blocks.test(html)
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('');
  const clean = sanitizeHtml(prepareHtml(inBlocks), policy)
    .replaceAll(/ ?\/>/g, '>')
    .replaceAll(/<p>\s*<\/p>/g, '')
    .trim();
  return tidy(decoded(clean)) === '' && !clean.includes('<img') ? '' : clean;
};

/** A description, plain or with markup, as HTML. */
export const descriptionOf = (value: unknown): string => {
  const told = readable(value)
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]+/gu, ' ');
  const html = !tags.test(told) && escapedTags.test(told) ? decoded(told) : told;
  return tags.test(html) ? cleanMarkup(html) : paragraphsOf(decoded(html));
};
