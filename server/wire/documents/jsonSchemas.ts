import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { wordsOfCheck } from '../describeIssue.ts';
import { answers } from '../answers.ts';
import { meaningOfField } from './meanings.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

const entriesOf = (schema: object): Entries | null => {
  const isObject = (given: object): given is { entries: Entries } => 'entries' in given;
  return isObject(schema) ? schema.entries : null;
};

/** Whether an answer without the field can be used. */
const mayBeMissing = (schema: v.GenericSchema): boolean => v.safeParse(schema, undefined).success;

/** The schema of an answer; it requires only fields that the site cannot do without. */
const plainSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const entries = entriesOf(valibotSchema);
      if (entries === null) return null;
      const required = Object.keys(entries).filter(
        (name) => entries[name] !== undefined && !mayBeMissing(entries[name]),
      );
      return { ...jsonSchema, required };
    },
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const words = 'requirement' in valibotAction ? wordsOfCheck(valibotAction.requirement) : undefined;
      return words === undefined ? null : { ...jsonSchema, type: 'string', title: words };
    },
  });

/** Adds the meanings of the fields within a field of an answer. */
const described = (schema: JsonSchema, answer: string, path: readonly string[]): JsonSchema => {
  const { properties, items, anyOf } = schema;
  const within = <Inside extends JsonSchema | boolean>(inside: Inside, at = path) =>
    typeof inside === 'boolean' ? inside : described(inside, answer, at);
  const field = (name: string, inside: JsonSchema | boolean): JsonSchema | boolean => {
    const at = [...path, name];
    const told = within(inside, at);
    const meaning = meaningOfField(answer, at);
    return typeof told === 'boolean' || meaning === '' ? told : { ...told, description: meaning };
  };
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inside]) => [name, field(name, inside)]),
      ),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map((form) => within(form)) }),
  };
};

/** The JSON schema of each answer, by its name. */
export const jsonSchemas: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries(answers).map(([name, schema]) => [name, described(plainSchemaOf(schema), name, [])]),
);
