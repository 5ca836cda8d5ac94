import { safeUrl } from '#contract/wire/values.ts';
import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import { importLimits } from '../limits.ts';

/** JSON-LD writes one value, a list of them, or an object around them; these functions read any of these. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value or a list as a list, without the empty ones. */
export const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => item !== undefined && item !== null);

const ownField = (node: Node, name: string): unknown => (Object.hasOwn(node, name) ? node[name] : undefined);

/** A property by its name, with or without schema.org's prefix. */
export const field = (node: Node, name: string): unknown =>
  ownField(node, name) ??
  ownField(node, `schema:${name}`) ??
  ownField(node, `https://schema.org/${name}`) ??
  ownField(node, `http://schema.org/${name}`);

/** The first text in a value: as such, as a number, or as `{"@value": …}`; else ''. */
export const rawText = (value: unknown): string => {
  for (const item of listOf(value)) {
    const text = isNode(item) ? ownField(item, '@value') : item;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
    if (typeof text === 'number' && Number.isFinite(text)) return String(text);
  }
  return '';
};

const named: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#0?39;/g, "'"],
  [/&amp;/g, '&'],
];
const isPlain = (text: string): boolean => !/[<&]/.test(text);

/** Text without tags and with its entities decoded: text again, to be escaped where it is drawn. */
export const decoded = (html: string): string =>
  isPlain(html)
    ? html
    : named.reduce(
        (text, [entity, character]) => text.replace(entity, character),
        sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }),
      );

/** Without control characters and half surrogates, which databases and pages refuse; each run of spaces as one. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** At most `limit` characters, cut between two of them. */
export const cut = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const whole = graphemes.segment(text.slice(0, limit)).containing(limit - 1);
  return `${text.slice(0, whole?.index ?? limit - 1).trimEnd()}…`;
};

/** The readable part of a text: removing the tags from megabytes takes minutes. */
export const readable = (value: unknown): string => rawText(value).slice(0, importLimits.description);

/** One line of text: decoded, tidied, cut. */
export const line = (value: unknown, limit: number): string => cut(tidy(decoded(readable(value))), limit);

/** An http(s) address in a value, or in its `url`, `contentUrl` or `@id`; else null. */
export const webAddress = (value: unknown): string | null => {
  for (const item of listOf(value)) {
    const candidates = isNode(item)
      ? [field(item, 'url'), field(item, 'contentUrl'), ownField(item, '@id')]
      : [item];
    for (const candidate of candidates) {
      const text = rawText(candidate);
      const isWeb = /^https?:\/\//i.test(text) && text.length <= importLimits.url && v.is(safeUrl, text);
      if (isWeb) return new URL(text).href;
    }
  }
  return null;
};

/** A finite number in a value, as number or as text; else null. */
export const numberIn = (value: unknown): number | null => {
  const text = rawText(value);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
};

/** Whether schema.org's Boolean, in any spelling, is true. */
export const isTrue = (value: unknown): boolean =>
  listOf(value)[0] === true || /^((https?:\/\/)?schema\.org\/|schema:)?true$/i.test(rawText(value));
