import type { StateValue } from 'xstate';
import * as v from 'valibot';
import { namesIn } from '../chart.ts';
import type { Place } from '../transitionPaths.ts';
import type { Facts } from '../walkedMachine.ts';

type Fact = Facts[string];

/** A text that needs no quotes: it reads as nothing else. */
const plainText = /^(?!(?:null|true|false|nothing|Infinity|NaN)$)\p{L}[\p{L}\d@./_-]*$/u;

/** A value in one line, without punctuation of YAML: `(kind=reserve, key=first)`. */
export const wordsOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return plainText.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(wordsOf).join(', ')}]`;
  return `(${wordsInside(value)})`;
};

/** The parts of an object: `kind=reserve, key=first`. */
export const wordsInside = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => `${name}=${wordsOf(part)}`)
    .join(', ');

/** A fact in words, or its reading: a number, `true`, `null`, or a text with or without quotes. */
const fact = v.union([v.string(), v.number(), v.boolean(), v.null()]);
export const readFact = (words: string): Fact =>
  plainText.test(words) ? words : v.parse(fact, JSON.parse(words));

/** A state's name: `working.submitting`, those of regions beside each other separated by a blank. */
export const stateName = (value: StateValue): string => {
  const names = namesIn(value);
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`))).join(' ');
};

/** A place's name: `failed (problem=unavailable)`. */
export const placeName = ({ value, facts }: Place): string =>
  Object.keys(facts).length === 0 ? stateName(value) : `${stateName(value)} (${wordsInside(facts)})`;

interface Branches {
  [state: string]: Branches;
}

const valueFrom = (branches: Branches): StateValue => {
  const [[name, inner] = [], ...others] = Object.entries(branches);
  const isLeaf = name !== undefined && others.length === 0 && Object.keys(inner ?? {}).length === 0;
  return isLeaf
    ? name
    : Object.fromEntries(Object.entries(branches).map(([state, below]) => [state, valueFrom(below)]));
};

export const readState = (name: string): StateValue => {
  const branches: Branches = {};
  for (const path of name.split(' ')) {
    let at = branches;
    for (const state of path.split('.')) at = at[state] ??= {};
  }
  return valueFrom(branches);
};
