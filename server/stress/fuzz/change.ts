import type { Draft } from './request.ts';

/** One thing that makes a request wrong, and what the refusal must be. */
export interface Change {
  /** `query pagesize: 99999`, cut. */
  name: string;
  draft: Draft;
  statuses: readonly number[];
  /** What its message must say; null where the status says it. */
  names: RegExp | null;
}

/** What is hardly ever right: of another type, too long, too large, no word of ours, of every object, half a character. */
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

/** Answers to what is wrong in itself. */
export const invalid = [400];

/** Finds the name of a field or parameter in a message. */
export const fieldOf = (name: string): RegExp =>
  new RegExp(String.raw`\b${name.replaceAll(/\W/g, String.raw`\$&`)}\b`);
