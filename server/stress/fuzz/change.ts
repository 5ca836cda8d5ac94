import type { Draft } from './request.ts';

/** One change that makes a request wrong, and its expected refusal. */
export interface Change {
  /** `query pagesize: 99999`, cut. */
  name: string;
  draft: Draft;
  statuses: readonly number[];
  /** A pattern for its message; null if the status is enough. */
  names: RegExp | null;
}

/**
 * Nearly always invalid: another type, too long, too large, an unknown word, a property of every object, half a character.
 */
export const wrongTexts = [
  '',
  'x',
  '-1',
  'NaN',
  '1e400',
  '9'.repeat(400),
  '2027-13-45',
  'true ',
  '__proto__',
  'constructor',
  'a'.repeat(5_000),
  '\ud800',
  '🎪',
  '<b>',
  '[object Object]',
];

/** A value in the name of a change. */
export const cut = (value: unknown): string => JSON.stringify(value).slice(0, 40);

/** Statuses for invalid input. */
export const invalid = [400];

/** Finds the name of a field or parameter in a message. */
export const fieldOf = (name: string): RegExp =>
  new RegExp(String.raw`\b${name.replaceAll(/\W/g, String.raw`\$&`)}\b`);
