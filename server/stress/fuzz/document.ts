import * as v from 'valibot';

/** A JSON Schema, as far as this reads it. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  anyOf?: readonly Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  [other: string]: unknown;
}

const schema = v.custom<Schema>((given) => typeof given === 'object' && given !== null);
const content = v.record(v.string(), v.object({ schema: v.optional(schema) }));
const parameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.boolean(),
  schema,
});
const answer = v.object({
  content: v.optional(content, {}),
  headers: v.optional(v.record(v.string(), v.object({ $ref: v.string() })), {}),
});
const operation = v.object({
  operationId: v.string(),
  tags: v.tuple([v.string()]),
  security: v.optional(v.array(v.unknown()), []),
  parameters: v.array(parameter),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), answer),
});
const document = v.looseObject({
  components: v.looseObject({ headers: v.record(v.string(), v.object({ required: v.boolean(), schema })) }),
  paths: v.record(v.string(), v.record(v.string(), operation)),
});

export type Parameter = v.InferOutput<typeof parameter>;
export type ApiDocument = v.InferOutput<typeof document>;

/** One verb of one path from `/openapi.json`. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The part of the site. */
  part: string;
  isForMembers: boolean;
  parameters: readonly Parameter[];
  /** Of its body; undefined without one. */
  body: Schema | undefined;
  bodyTypes: readonly string[];
  answers: v.InferOutput<typeof operation>['responses'];
}

export const readDocument = (given: unknown): ApiDocument => v.parse(document, given);

export const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, told]) => {
      const bodies = Object.entries(told.requestBody?.content ?? {});
      return {
        id: told.operationId,
        method: verb.toUpperCase(),
        path,
        part: told.tags[0],
        isForMembers: told.security.length > 0,
        parameters: told.parameters,
        body: bodies[0]?.[1].schema,
        bodyTypes: bodies.map(([type]) => type),
        answers: told.responses,
      };
    }),
  );
