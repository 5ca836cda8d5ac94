import type { BaseIssue } from 'valibot';
import { isLanguage } from '#contract/address/language.ts';
import { expectedKeys, needsKeys } from './expectedKeys.ts';
import { nearest, orNearest } from './nearest.ts';
import type { Path, Place } from './place.ts';

export interface PlacedMessage extends Place {
  message: string;
}

type Issue = BaseIssue<unknown>;
type Key = string | number;

const isKey = (key: unknown): key is Key => typeof key === 'string' || typeof key === 'number';
const pathOf = (issue: Issue): Key[] => (issue.path ?? []).map(({ key }) => key).filter(isKey);

/** `title`; of a text in one language `title.fr`, of a value in a list the list's name. */
export const subjectOf = (path: Path): string => {
  const names = path.filter((key) => typeof key === 'string');
  const words = names.slice(isLanguage(names.at(-1)) ? -2 : -1);
  return words.length === 0 ? 'it' : `\`${words.join('.')}\``;
};

const forms: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list, each line with a - before it',
  record: 'must have names, each with its keys below it',
  strict_object: 'must have keys of its own',
  strict_tuple: 'must be a list of two numbers, like [45.5, -73.6]',
};

/** A message without one of the schema's own. */
const plainMessage = ({ type, input, issues }: Issue): string => {
  if (type === 'union') {
    const own = (issues ?? [])
      .filter(({ path, type: form }) => path === undefined && form !== 'literal')
      .map(messageOf);
    return [...new Set(own)].map((part, at) => (at === 0 ? part : part.replace(/^must /, 'or '))).join(', ');
  }
  const form = forms[type] ?? 'is not as expected';
  const isUnquoted = type === 'string' && (typeof input === 'number' || typeof input === 'boolean');
  return isUnquoted ? `${form}: write "${String(input)}"` : form;
};
const messageOf = (issue: Issue): string =>
  issue.message.startsWith('Invalid ') ? plainMessage(issue) : issue.message;

/** valibot names the first unknown key alone. */
const unknownKeys = (path: Path, input: unknown, known: readonly string[]): PlacedMessage[] =>
  Object.keys(Object(input))
    .filter((key) => !known.includes(key))
    .map((key) => ({
      path: [...path.slice(0, -1), key],
      isKey: true,
      message: `\`${key}\` is unknown here${orNearest(key, known)}`,
    }));

/** Whether a key misses only since somebody wrote it wrongly. */
const isMisspelled = (input: unknown, key: string, known: readonly string[]): boolean =>
  Object.keys(Object(input)).some((given) => !known.includes(given) && nearest(given, known) === key);

/** The sentences about a wrong value, each with the path of its place. */
export const sentencesOf = (schema: unknown, issues: readonly Issue[]): PlacedMessage[] =>
  issues.flatMap((issue): PlacedMessage[] => {
    const path = pathOf(issue);
    const last = issue.path?.at(-1);
    const isOfObject = issue.kind === 'schema' && issue.type === 'strict_object' && last?.origin === 'key';
    const known = isOfObject ? expectedKeys(schema, path.slice(0, -1)) : [];
    if (isOfObject && issue.expected === 'never') return unknownKeys(path, last.input, known);
    if (isOfObject && isMisspelled(last.input, String(last.key), known)) return [];
    if (isOfObject) return [{ path, isKey: true, message: `${subjectOf(path)} is missing` }];
    return [{ path, isKey: last?.origin === 'key', message: `${subjectOf(path)} ${messageOf(issue)}` }];
  });

/** Lists that stand where keys are expected. */
export const listsForKeys = (schema: unknown, value: unknown, path: Path = []): PlacedMessage[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && needsKeys(schema, path))
    return [{ path, message: `${subjectOf(path)} must have keys, without a - before them` }];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inside]) => listsForKeys(schema, inside, [...path, key]));
};
