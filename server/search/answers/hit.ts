import { searchedAttributes } from '#contract/settings/search.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import type { Matches } from '../index/matches.ts';
import { whenOf } from '../index/starts.ts';
import { unitsOf } from '../work/limits.ts';
import type { Work } from '../work/work.ts';
import { createFinder, highlight, type MatchLevel } from './highlight.ts';
import type { SearchParams } from './params.ts';
import { snippet } from './snippet.ts';

type Values = Readonly<Record<string, unknown>>;
type Told = string | readonly string[];

const isTold = (value: unknown): value is Told =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

interface Matched {
  matchLevel: MatchLevel;
}
/** Every value of a list apart, as the hosted service tells it; where that was asked, those alone that the query found. */
const each = <T extends Matched>(value: Told, isFoundAlone: boolean, tell: (text: string) => T): T | T[] => {
  if (typeof value === 'string') return tell(value);
  const told = value.map(tell);
  return isFoundAlone ? told.filter(({ matchLevel }) => matchLevel !== 'none') : told;
};

/** `*` includes all, `-name` excludes one. */
const retrieve = (values: Values, names: readonly string[]): Values => {
  const isWanted = (name: string): boolean =>
    !names.includes(`-${name}`) && (names.includes('*') || names.includes(name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
};

interface Wanted {
  names: readonly string[];
  isFoundAlone: boolean;
}

/** Tells the named attributes that have texts. */
const tellEach = (
  values: Values,
  { names, isFoundAlone }: Wanted,
  tell: (name: string) => (text: string) => Matched,
): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return Object.hasOwn(values, name) && isTold(value)
        ? [[name, each(value, isFoundAlone, tell(name))]]
        : [];
    }),
  );

const defaultSnippetWords = 10;
/** `body:20`: the number of words. */
const readSnippet = (name: string): [string, number] => {
  const [attribute = '', words] = name.split(':');
  const length = Math.trunc(Number(words ?? defaultSnippetWords));
  return [attribute, length > 0 ? length : defaultSnippetWords];
};

/** The attributes of a query: by default the searched ones, all with `*`. */
const highlighted = (values: Values, names: readonly string[] | null): readonly string[] => {
  if (names === null) return searchedAttributes;
  return names.includes('*') ? Object.keys(values).filter((name) => name !== 'objectID') : names;
};

interface Telling extends Pick<Matches, 'words'> {
  params: SearchParams;
  /** Epoch seconds. */
  now: number;
  work: Work;
}

/** Characters of the texts of some attributes. */
const lengthOf = (values: Values, names: readonly string[]): number => {
  let length = 0;
  for (const name of names) {
    const value = values[name];
    if (isTold(value)) for (const text of [value].flat()) length += text.length;
  }
  return length;
};

/** Makes the function that turns records into hits of a query. @throws SearchError */
export const createTeller = ({ words, params, now, work }: Telling) => {
  const find = createFinder(words, work);
  const tags = { pre: params.highlightPreTag, post: params.highlightPostTag };
  const isFoundAlone = params.restrictHighlightAndSnippetArrays;
  const snippets = new Map(params.attributesToSnippet.map(readSnippet));
  const allWords = snippets.get('*');
  const wordsIn = (name: string): number => snippets.get(name) ?? allWords ?? defaultSnippetWords;
  const names =
    params.attributesToRetrieve.length + (params.attributesToHighlight?.length ?? 0) + snippets.size;

  return (record: SearchRecord): Values => {
    const { objectID, ...values } = { ...record, ...whenOf(record, now) };
    const marked = highlighted(values, params.attributesToHighlight);
    const snipped = allWords === undefined ? [...snippets.keys()] : Object.keys(values);
    work.count(unitsOf.hit + names * unitsOf.name);
    work.count((lengthOf(values, marked) + lengthOf(values, snipped)) * unitsOf.searched);
    const highlightResult = tellEach(
      values,
      { names: marked, isFoundAlone },
      () => (text) => highlight(text, words, { find, tags }),
    );
    const snippetResult = tellEach(
      values,
      { names: snipped, isFoundAlone },
      (name) => (text) =>
        snippet(text, words, { find, tags, ellipsis: params.snippetEllipsisText, words: wordsIn(name) }),
    );
    return {
      ...retrieve(values, params.attributesToRetrieve),
      objectID,
      ...(Object.keys(highlightResult).length > 0 && { _highlightResult: highlightResult }),
      ...(Object.keys(snippetResult).length > 0 && { _snippetResult: snippetResult }),
    };
  };
};
export type Teller = ReturnType<typeof createTeller>;
