import { searchedAttributes } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { Matches } from '../index/searchIndex.ts';
import { whenOf } from '../index/when.ts';
import { highlight, type Finder } from './highlight.ts';
import type { SearchParams } from './params.ts';
import { snippet } from './snippet.ts';

type Values = Readonly<Record<string, unknown>>;
type Told = string | readonly string[];

const isTold = (value: unknown): value is Told =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Every value of a list apart, as the hosted service tells it. */
const each = <T>(value: Told, tell: (text: string) => T): T | T[] =>
  typeof value === 'string' ? tell(value) : value.map(tell);

/** `*` is all of them, `-name` is left out. */
const retrieve = (values: Values, names: readonly string[]): Values => {
  const isWanted = (name: string): boolean =>
    !names.includes(`-${name}`) && (names.includes('*') || names.includes(name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
};

/** Tells the named attributes that have texts. */
const tellEach = (
  values: Values,
  names: readonly string[],
  tell: (name: string) => (text: string) => unknown,
): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return Object.hasOwn(values, name) && isTold(value) ? [[name, each(value, tell(name))]] : [];
    }),
  );

const defaultSnippetWords = 10;
/** `body:20`: how many words. */
const readSnippet = (name: string): [string, number] => {
  const [attribute = '', words] = name.split(':');
  const length = Math.trunc(Number(words ?? defaultSnippetWords));
  return [attribute, length > 0 ? length : defaultSnippetWords];
};

/** The attributes that a query means: by default those that are searched, all with `*`. */
const highlighted = (values: Values, names: readonly string[] | null): readonly string[] => {
  if (names === null) return searchedAttributes;
  return names.includes('*') ? Object.keys(values).filter((name) => name !== 'objectID') : names;
};

interface Telling extends Pick<Matches, 'words'> {
  find: Finder;
  params: SearchParams;
  /** Epoch seconds. */
  now: number;
}

/** A record as an answer tells it. */
export const toHit = (record: SearchRecord, { words, find, params, now }: Telling): Values => {
  const { objectID, ...values } = { ...record, ...whenOf(record, now) };
  const tags = { pre: params.highlightPreTag, post: params.highlightPostTag };
  const snippets = new Map(params.attributesToSnippet.map(readSnippet));
  const allWords = snippets.get('*');
  const lengthOf = (name: string): number => snippets.get(name) ?? allWords ?? defaultSnippetWords;
  const snipped = allWords === undefined ? [...snippets.keys()] : Object.keys(values);
  const highlightResult = tellEach(
    values,
    highlighted(values, params.attributesToHighlight),
    () => (text) => highlight(text, words, { find, tags }),
  );
  const snippetResult = tellEach(
    values,
    snipped,
    (name) => (text) =>
      snippet(text, words, { find, tags, ellipsis: params.snippetEllipsisText, words: lengthOf(name) }),
  );
  return {
    ...retrieve(values, params.attributesToRetrieve),
    objectID,
    ...(Object.keys(highlightResult).length > 0 && { _highlightResult: highlightResult }),
    ...(Object.keys(snippetResult).length > 0 && { _snippetResult: snippetResult }),
  };
};
