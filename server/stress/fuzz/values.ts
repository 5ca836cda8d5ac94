import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './document.ts';

/** Input of people and attackers: scripts, markup, quotes of databases, names of properties of every object. */
const texts = [
  'Montréal',
  'l’été',
  '日本語',
  '🎪 chapiteau',
  'مرحبا',
  "Robert'); drop table members; --",
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '%_\\',
  '{{7*7}}',
  '../../etc/passwd',
  'null',
  '0',
  ' ',
];
/** Characters of a text without another limit. */
const longest = 40;
const mostItems = 3;

const textOf = ({ minLength = 0, maxLength = longest }: Schema): Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(...texts),
      fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, longest) }),
    )
    .map((text) => text.slice(0, maxLength).toWellFormed())
    .filter((text) => text.length >= minLength);

const stringOf = (schema: Schema): Arbitrary<string> => {
  const { format, pattern, maxLength = longest } = schema;
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.nat().map((number) => `fuzz${number}@example.test`);
  if (pattern !== undefined && !pattern.startsWith('^[^'))
    return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= maxLength);
  return textOf(schema);
};

const numberOf = ({ type, minimum = 0, maximum = 1_000 }: Schema): Arbitrary<number> =>
  type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, Number.MAX_SAFE_INTEGER) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });

const objectOf = ({ properties = {}, required = [] }: Schema): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });

/** Values that match a schema. */
export const valueOf = (schema: Schema): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? mostItems, mostItems),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.constantFrom('anything', 7, null);
  }
};
