import type { JsonSchema } from '@valibot/to-json-schema';
import { formOf } from './forms.ts';

/** A field of an answer, with the names that lead to it. */
export interface Field {
  path: readonly string[];
  form: string;
  isRequired: boolean;
  meaning: string;
}

type Properties = NonNullable<JsonSchema['properties']>;

interface Keys {
  properties: Properties;
  required: readonly string[];
}

/** The fields of an object, or of each object in a list; null if there are none. */
const keysIn = (schema: JsonSchema | boolean): Keys | null => {
  if (typeof schema === 'boolean') return null;
  const { properties, required = [], items, anyOf } = schema;
  if (properties) return { properties, required };
  if (items !== undefined && !Array.isArray(items)) return keysIn(items);
  return anyOf?.map(keysIn).find((keys) => keys !== null) ?? null;
};

/**
 * The fields of an answer, in the order of its schema.
 * @param isListed whether the fields within a field stand elsewhere
 */
export const fieldsOf = (
  schema: JsonSchema | boolean,
  isListed: (path: readonly string[]) => boolean = () => false,
  path: readonly string[] = [],
): Field[] => {
  const keys = keysIn(schema);
  if (keys === null) return [];
  return Object.entries(keys.properties).flatMap(([name, inside]) => {
    const at = [...path, name];
    const meaning = typeof inside === 'boolean' ? '' : (inside.description ?? '');
    const field = { path: at, form: formOf(inside), isRequired: keys.required.includes(name), meaning };
    return [field, ...(isListed(at) ? [] : fieldsOf(inside, isListed, at))];
  });
};
