import { isNode, listOf, rawText, type Node } from './values.ts';

/** A text as a file has it. */
export interface ToldText {
  /** ISO 639-1; '' if the file does not say. */
  lang: string;
  text: string;
}

const tag = /^[a-z]{2}(-[a-z0-9]+)*$/i;
/** The key for no language in a language map. */
const none = '@none';

const codeOf = (value: unknown): string => {
  const told = rawText(value);
  return tag.test(told) ? told.slice(0, 2).toLowerCase() : '';
};

const isLanguageMap = (node: Node): boolean => {
  const keys = Object.keys(node);
  return keys.length > 0 && keys.every((key) => key === none || tag.test(key));
};

const textIn = (value: unknown, lang: string): ToldText[] => {
  const text = isNode(value) || Array.isArray(value) ? '' : rawText(value);
  return text === '' ? [] : [{ lang, text }];
};

/** Whether a value is a text, in any form. */
export const isText = (value: unknown): boolean =>
  !isNode(value) || Object.hasOwn(value, '@value') || isLanguageMap(value);

/** All texts of a value: alone, with `@language`, in a language map, or several of these; `fallback` for those of no language. */
export const toldTexts = (value: unknown, fallback = ''): ToldText[] =>
  listOf(value).flatMap((item) => {
    if (!isNode(item)) return textIn(item, fallback);
    if (Object.hasOwn(item, '@value')) return textIn(item['@value'], codeOf(item['@language']) || fallback);
    if (!isLanguageMap(item)) return [];
    return Object.entries(item).flatMap(([key, said]) =>
      listOf(said).flatMap((one) => textIn(one, key === none ? fallback : codeOf(key))),
    );
  });

/** The first text of a value, in whatever language. */
export const firstText = (value: unknown): string => toldTexts(value)[0]?.text ?? '';

/** The language that a node's `@context` gives to all of its texts; '' for none. */
export const contextLanguage = (node: unknown): string =>
  isNode(node)
    ? (listOf(node['@context'])
        .filter(isNode)
        .map((context) => codeOf(context['@language']))
        .find((lang) => lang !== '') ?? '')
    : '';
