import { currency } from '../schema/currency.ts';
import { richText } from '../schema/richText.ts';
import * as values from '../schema/values.ts';
import { isShape, optionsOf, type Shape } from './shape.ts';

/** The words for values that many files have; `guide.md` explains them. */
const known = new Map<unknown, string>([
  [values.localText, 'text, or one for each language'],
  [values.slug, 'slug'],
  [values.path, 'path'],
  [values.name, 'name'],
  [values.line, 'line'],
  [values.webAddress, 'web address'],
  [values.address, 'address'],
  [values.medium, 'picture or film'],
  [values.localTime, 'day and hour'],
  [values.day, 'day'],
  [values.instant, 'instant'],
  [values.timezone, 'time zone'],
  [currency, 'code of a currency'],
  [values.count, 'whole number'],
  [values.money, 'price'],
  [values.minutes, 'minutes'],
  [values.spoken, 'code of a language'],
  [richText, 'formatted text for each language'],
]);

const plain: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true` or `false`',
  number: 'number',
  strict_tuple: 'two numbers, like `[45.5, -73.6]`',
  strict_object: 'keys of its own',
};

const code = (value: unknown): string => `\`${String(value)}\``;
const unique = (words: readonly string[]): string[] => [...new Set(words.filter((word) => word !== ''))];

/** « must be 1 to 6 »: the last check that says it in words of its own. */
const wordsOfChecks = ({ pipe = [] }: Shape): string | undefined =>
  pipe
    .map((check) => (isShape(check) && 'message' in check ? String(check.message) : ''))
    .findLast((message) => message.startsWith('must be '))
    ?.slice('must be '.length);

const formOfUnion = (shape: Shape): string => {
  const { others, isByLanguage } = optionsOf(shape);
  const [first = '', ...more] = unique(others.filter(({ literal }) => literal !== '').map(formOf));
  const either = [first, ...more].join(', or ');
  return isByLanguage ? `${either}, or one for each language` : either;
};

/** The form of a value, in words. */
export function formOf(shape: Shape): string {
  const word = known.get(shape);
  if (word !== undefined) return word;
  if (shape.wrapped) return formOf(shape.wrapped);
  if (shape.item) return `list: ${formOf(shape.item)}`;
  if (shape.value) return `by names: ${formOf(shape.value)}`;
  if (shape.type === 'picklist') return (shape.options ?? []).map(code).join(', ');
  if (shape.type === 'literal') return code(shape.literal);
  if (shape.type === 'union') return formOfUnion(shape);
  return wordsOfChecks(shape) ?? plain[shape.type] ?? shape.type;
}
