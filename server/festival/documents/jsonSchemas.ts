import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { fileKinds, type FileKind } from './fileKinds.ts';
import { meaningOf } from './meanings.ts';

/** A schema, with the meaning of each key. */
const described = (
  schema: JsonSchema,
  path: readonly string[],
  meaning: (path: readonly string[]) => string,
): JsonSchema => {
  const below = (inside: JsonSchema | boolean, key?: string): JsonSchema | boolean =>
    typeof inside === 'boolean'
      ? inside
      : described(inside, key === undefined ? path : [...path, key], meaning);
  const { properties, items, additionalProperties, anyOf } = schema;
  const isByLanguage = Object.keys(properties ?? {}).every((key) => key === 'fr' || key === 'en');
  const words = path.length === 0 || path.at(-1) === 'NAME' ? '' : meaning(path);
  return {
    ...schema,
    ...(words !== '' && { description: words }),
    ...(properties && {
      properties: isByLanguage
        ? properties
        : Object.fromEntries(Object.entries(properties).map(([key, inside]) => [key, below(inside, key)])),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: below(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: below(additionalProperties, 'NAME'),
    }),
    ...(anyOf && { anyOf: anyOf.map((form) => below(form)) }),
  };
};

/** The JSON schema of a sort of file, from which an editor completes its keys. */
export const jsonSchemaOf = (kind: FileKind): JsonSchema => {
  const { schema, root, meanings } = fileKinds[kind];
  const plain = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return described(plain, [], (path) => meaningOf(meanings, root, path));
};
