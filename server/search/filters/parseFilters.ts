import { searchLimits } from '../limits.ts';
import { FilterError } from './filterError.ts';
import { all, not, operators, some, tags, type Filter, type Operator } from './filter.ts';
import { Scanner } from './scanner.ts';

const number = /^-?(\d+(\.\d*)?|\.\d+)$/;

const toNumber = (scanner: Scanner, written: string): number => {
  if (!number.test(written)) throw scanner.error(`“${written}” is not a number`);
  return Number(written);
};

/** A name or a value: bare, or between quotes. */
const readText = (scanner: Scanner, signs: string): { text: string; isQuoted: boolean } => {
  const quoted = scanner.takeQuoted();
  const text = quoted ?? scanner.takeUntil(signs);
  if (quoted === null && text === '') throw scanner.error('a name or a value is missing');
  return { text, isQuoted: quoted !== null };
};

const takeOperator = (scanner: Scanner): Operator | undefined => operators.find((sign) => scanner.take(sign));

/** `<score=2>`: what a condition weighs in the order of the hits. */
const readScore = (scanner: Scanner): { score?: number } => {
  const score = scanner.takeScore();
  return score === null ? {} : { score };
};

/** `kind:show`, `price < 20`, `price:10 TO 20`, `"kind:show"`, or a tag; each may have a score. */
const readCondition = (scanner: Scanner): Filter => {
  const { text: attribute, isQuoted } = readText(scanner, '():<>=!"');
  const operator = scanner.isBeforeScore ? undefined : takeOperator(scanner);
  if (operator !== undefined) {
    const { text } = readText(scanner, '()');
    return { kind: 'compare', attribute, operator, number: toNumber(scanner, text), ...readScore(scanner) };
  }
  if (scanner.take(':')) {
    const { text, isQuoted: isText } = readText(scanner, '()');
    if (isText || !scanner.takeWord('TO'))
      return { kind: 'value', attribute, value: text, ...readScore(scanner) };
    const { text: last } = readText(scanner, '()');
    const [from, to] = [toNumber(scanner, text), toNumber(scanner, last)];
    return { kind: 'range', attribute, from, to, ...readScore(scanner) };
  }
  const colon = isQuoted ? attribute.indexOf(':') : -1;
  const [name, value] =
    colon === -1 ? [tags, attribute] : [attribute.slice(0, colon), attribute.slice(colon + 1)];
  return { kind: 'value', attribute: name, value, ...readScore(scanner) };
};

const readNegatable = (scanner: Scanner, depth: number): Filter => {
  if (depth > searchLimits.filterDepth) throw scanner.error('too many parentheses');
  if (scanner.takeWord('NOT')) return not(readNegatable(scanner, depth + 1));
  if (!scanner.take('(')) return readCondition(scanner);
  const inner = readAny(scanner, depth + 1);
  if (!scanner.take(')')) throw scanner.error('a closing parenthesis is missing');
  return inner;
};

const readSeveral = (
  scanner: Scanner,
  keyword: 'AND' | 'OR',
  { read, join }: { read: () => Filter; join: (of: readonly Filter[]) => Filter },
): Filter => {
  const first = read();
  const rest: Filter[] = [];
  while (scanner.takeWord(keyword)) rest.push(read());
  return rest.length === 0 ? first : join([first, ...rest]);
};

/** AND binds closer than OR. */
const readAny = (scanner: Scanner, depth: number): Filter =>
  readSeveral(scanner, 'OR', {
    read: () => readSeveral(scanner, 'AND', { read: () => readNegatable(scanner, depth), join: all }),
    join: some,
  });

/**
 * `filters` in the hosted service's grammar, extended: groups of any kind may nest. An empty text is no filter.
 * @throws FilterError
 */
export const parseFilters = (text: string): Filter => {
  if (text.length > searchLimits.filter)
    throw new FilterError(`filters: longer than ${searchLimits.filter} characters`);
  const scanner = new Scanner(text);
  if (scanner.isAtEnd) return all([]);
  const filter = readAny(scanner, 0);
  if (!scanner.isAtEnd) throw scanner.error('AND or OR is missing');
  return filter;
};
