import type * as v from 'valibot';
import { instantForm, isReadableDate, isSafeAddress, offsetForm } from '#contract/wire/values.ts';

/** A problem of a host's record, in words for the people who run the host. */
export interface WireIssue {
  /** `date.start`; '' is the record itself. */
  field: string;
  expected: string;
  found: string;
}

const anInstant = 'an instant with its zone, like 2027-07-16T23:30:00Z';
/** The words of checks that carry none themselves; other rooms add theirs by a message « must be … ». */
const wordsOfChecks = new Map<unknown, string>([
  [isSafeAddress, 'an address: a path like /fr/page, or one with http:// or https://'],
  [instantForm, anInstant],
  [isReadableDate, anInstant],
  [offsetForm, 'an offset from UTC, like -0400'],
]);

const wordsOfTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
  null: 'null',
  '!0': 'something other than nothing',
};

const must = 'must be ';

/** The words for a check, by its requirement; undefined if it has none. */
export const wordsOfCheck = (requirement: unknown): string | undefined => wordsOfChecks.get(requirement);

const expectedOf = (issue: v.BaseIssue<unknown>): string => {
  const { type, requirement, expected, message, received } = issue;
  // A missing key: the schema says its name.
  if (received === 'undefined' && expected?.startsWith('"')) return 'to be there';
  if (type === 'non_empty') return 'a text that is not empty';
  const words = wordsOfCheck(requirement);
  if (words !== undefined) return words;
  if (message.startsWith(must)) return message.slice(must.length);
  return (expected ?? message)
    .replaceAll(/^\(|\)$/g, '')
    .split(' | ')
    .map((one) => wordsOfTypes[one] ?? one)
    .join(' or ');
};

const longest = 60;

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest)}…`);

const foundOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return shortened(JSON.stringify(value));
};

/** Of several possible forms, the one that the value comes nearest to: its first problem lies deepest. */
const deepest = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> => {
  const inside = (issue.issues ?? []).filter(({ path }) => path !== undefined);
  const [first] = inside.toSorted((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0));
  return first === undefined ? issue : deepest(first);
};

/** A problem of an answer in plain words: the field, what the wire expects there, and what the host sent. */
export const describeIssue = (issue: v.BaseIssue<unknown>): WireIssue => {
  const told = deepest(issue);
  const keys = told === issue ? [] : (told.path ?? []);
  const field = [...(issue.path ?? []), ...keys].map(({ key }) => String(key)).join('.');
  return { field, expected: expectedOf(told), found: foundOf(told.input) };
};
