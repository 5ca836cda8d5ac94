import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import type { Pattern } from './patterns.ts';

// For its own tests V8 can count how often a pattern backtracks. It does not count in loops that it has optimised.
setFlagsFromString('--allow-natives-syntax');
setFlagsFromString('--no-regexp-optimization');

/** Builds a regular expression that finds nothing once it has backtracked `most` times. */
const withLimit: unknown = runInThisContext(
  '(source, flags, most) => %NewRegExpWithBacktrackLimit(source, flags, most)',
);

/** How often a pattern may go back for each character. Classes of Unicode need up to 64; quadratic time needs thousands. */
const perCharacter = 128;
/** Characters of a text that repeats one part, and of one that repeats two in turn: of these there are many more. */
const lengths = { one: 16 * 1024, two: 1024 };

/** A character that patterns are unlikely to match at their end. */
const end = '\0';
const general = ['a', '1', ' ', '-', '\n', 'é', 'A', '.'];

/** The parts to build texts from: the pattern's characters, examples of its classes, and its words. */
const partsOf = (source: string): string[] => {
  const plain = source
    .replace(/\\(?:[dwsbDWSB]|[pP]\{\w+\})/g, ' ')
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
  const words = plain.match(/[^()[\]{}|*+?^$\\\s]{2,}/g) ?? [];
  return [...new Set([...general, ...plain.replace(/\s/g, ''), ...words])];
};

const repeat = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

function* textsFor(source: string): Generator<string> {
  const parts = partsOf(source);
  for (const part of parts) yield repeat(part, lengths.one);
  for (const first of parts)
    for (const part of parts) {
      yield first + repeat(part, lengths.two);
      yield repeat(first + part, lengths.two);
    }
}

/**
 * The beginning of a text for which a pattern goes back more often than its length allows: a text twice as long may take four
 * times as long, or worse. Null if no tried text is one. The reads of a lookaround before it holds are not counted.
 */
export const worstTextFor = ({ source, flags }: Pattern): string | null => {
  if (typeof withLimit !== 'function') throw new Error('V8 counts no more how often a pattern goes back');
  // Finds the whole text, all places of the pattern among it, so that they count together; nothing once the limit is reached.
  const whole = `^(?:(?:${source})|[^])*(?![^])`;
  const plainFlags = flags.replace(/[gmy]/g, '');
  const limited = new Map<number, unknown>();
  for (const text of textsFor(source)) {
    const most = (text.length + end.length) * perCharacter;
    const pattern = limited.get(most) ?? withLimit(whole, plainFlags, most);
    limited.set(most, pattern);
    if (!(pattern instanceof RegExp)) throw new Error('V8 built something else');
    if (!pattern.test(text + end)) return text.slice(0, 20);
  }
  return null;
};
