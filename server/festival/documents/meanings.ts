import { readFileSync } from 'node:fs';
import { commonMeanings } from './commonMeanings.ts';

/** The comment at a key or a constant of a schema's code, by the names that lead to it. */
export interface Meaning {
  /** The constant. */
  within: string;
  path: readonly string[];
  text: string;
}

/** Comments and texts as wholes, so that no bracket inside of them counts; names; brackets. */
const tokens = /\/\*\*[^]*?\*\/|'[^'\n]*'|"[^"\n]*"|\w+|[{}]/g;

/** Ids of requirements are for us alone. */
const ids = /^[A-Z]+-\d+(?:(?:, |…)[A-Z]+-\d+)*(?:[:;] ?|$)|\s\((?:[A-Z]+-\d+(?:, |…)?)+\)/g;

/** A comment as a sentence: `/** HOM-03; a film instead. *\/` is « A film instead. » */
const sentence = (comment: string): string => {
  const text = comment
    .slice('/**'.length, -'*/'.length)
    .split('\n')
    .map((line) => line.trim().replace(/^\*/, '').trim())
    .join(' ')
    .trim()
    .replaceAll(ids, '');
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return whole === '' || /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

/** The comments of a file in `schema/`. */
export const meaningsIn = (file: string): Meaning[] => {
  const code = readFileSync(new URL(`../schema/${file}`, import.meta.url), 'utf8');
  const meanings: Meaning[] = [];
  const stack: string[] = [];
  let [name, comment] = ['', ''];
  let isConstant = false;
  for (const { 0: token, index } of code.matchAll(tokens)) {
    const next = code[index + token.length] ?? '';
    const isWord = /^\w+$/.test(token);
    if (token === '{') stack.push(name);
    else if (token === '}') stack.pop();
    else if (token.startsWith('/**')) comment = sentence(token);
    // A name before a comma is a key where a comment stands at it; elsewhere an argument.
    else if (isWord && (next === ':' || isConstant || (next === ',' && comment !== ''))) {
      name = token;
      if (comment !== '')
        meanings.push({ within: stack[0] ?? name, path: [...stack.slice(1), name], text: comment });
    } else if (isWord) {
      isConstant = token === 'const';
      continue;
    }
    if (token === '{' || token === '}') name = '';
    if (!token.startsWith('/**')) comment = '';
    isConstant = false;
  }
  return meanings;
};

/** How many names of a comment agree with the end of a path: all of them, or none. */
const agreement = (names: readonly string[], path: readonly string[]): number =>
  names.every((name, index) => path.at(index - names.length) === name) ? names.length : 0;

/**
 * The comment at a key. Keys of the file's own schema are found by their whole path, those of schemas inside of it by its end.
 * @param root the constant of the file's own schema
 */
export const meaningOf = (meanings: readonly Meaning[], root: string, path: readonly string[]): string => {
  const own = path.filter((name) => name !== 'NAME');
  const isOwn = ({ within, path: names }: Meaning): boolean =>
    within === root && names.length === own.length && agreement(names, own) > 0;
  const isInside = ({ within, path: names }: Meaning): boolean =>
    within !== root && !within.endsWith('File') && !within.endsWith('Text') && agreement(names, own) > 0;
  /** How many names agree; a constant named like the key above counts. */
  const weight = ({ within, path: names }: Meaning): number =>
    names.length + (own.at(-names.length - 1) === within ? 0.5 : 0);
  const inside = meanings.filter(isInside).toSorted((one, other) => weight(other) - weight(one));
  return (meanings.find(isOwn) ?? inside[0])?.text ?? commonMeanings[path.at(-1) ?? ''] ?? '';
};
