import type { Path } from './place.ts';

const fieldOf = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null && name in schema
    ? Object.getOwnPropertyDescriptor(schema, name)?.value
    : undefined;

/** A schema without the layers around it: each of the forms that a value may have. */
const formsOf = (schema: unknown): unknown[] => {
  const wrapped = fieldOf(schema, 'wrapped');
  if (wrapped !== undefined) return formsOf(wrapped);
  const options = fieldOf(schema, 'options');
  return fieldOf(schema, 'type') === 'union' && Array.isArray(options) ? options.flatMap(formsOf) : [schema];
};

const below = (schema: unknown, key: string | number): unknown =>
  fieldOf(fieldOf(schema, 'entries'), String(key)) ?? fieldOf(schema, 'item') ?? fieldOf(schema, 'value');

const formsAt = (schema: unknown, path: Path): unknown[] =>
  path.reduce<unknown[]>(
    (schemas, key) => schemas.flatMap((each) => formsOf(below(each, key))),
    formsOf(schema),
  );

/** The keys that a schema knows at the end of a path. */
export const expectedKeys = (schema: unknown, path: Path): string[] =>
  formsAt(schema, path).flatMap((form) => Object.keys(fieldOf(form, 'entries') ?? {}));

const withKeys = new Set<unknown>(['record', 'strict_object']);

/** Whether keys must stand at the end of a path: to valibot a list has keys, too. */
export const needsKeys = (schema: unknown, path: Path): boolean => {
  const forms = formsAt(schema, path);
  return forms.length > 0 && forms.every((form) => withKeys.has(fieldOf(form, 'type')));
};
