import type { JsonSchema } from '@valibot/to-json-schema';

const plain: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  object: 'object',
  null: '',
};

const code = (value: unknown): string => `\`${String(value)}\``;
const unique = (words: readonly string[]): string[] => [...new Set(words.filter((word) => word !== ''))];

/** The form of a field, in words. */
export const formOf = (schema: JsonSchema | boolean): string => {
  if (typeof schema === 'boolean') return 'anything';
  const { title, anyOf, enum: options, const: only, items, type, minLength } = schema;
  if (title !== undefined) return title;
  if (anyOf) return unique(anyOf.map(formOf)).join(', or ');
  if (options) return options.map(code).join(', ');
  if (only !== undefined) return code(only);
  if (items !== undefined && !Array.isArray(items)) return `list: ${formOf(items)}`;
  if (type === 'string' && minLength !== undefined) return 'text, not empty';
  return typeof type === 'string' ? (plain[type] ?? type) : 'anything';
};
