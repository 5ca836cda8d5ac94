import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { languages } from '#src/api/contract/values.ts';
import { siteId } from './content/limits.ts';
import type { Resource } from './content/resource.ts';

type Json = Record<string, unknown>;

/** What a server may send: checks that JSON Schema cannot write are left out, the types stay. */
const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const errorSchema = schemaOf(v.object({ error: v.object({ code: v.string(), message: v.string() }) }));
const describeError = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});

const pathParameters: Readonly<Record<string, Json>> = {
  lang: { type: 'string', enum: languages },
  siteId: { type: 'integer', enum: [siteId] },
  path: { type: 'string', description: 'Path of the page below its language; it may hold slashes.' },
};

const parametersOf = ({ path, query }: Resource): Json[] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: pathParameters[name] ?? { type: 'string' },
  }));
  const { properties = {} } = toJsonSchema(query, { typeMode: 'input', errorMode: 'ignore' });
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  return [...inPath, ...inQuery];
};

const describe = (resource: Resource): Json => ({
  get: {
    summary: resource.summary,
    parameters: parametersOf(resource),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOf(resource.answer) } },
      },
      304: { description: 'The answer that `If-None-Match` names is still true.' },
      400: describeError('A parameter is wrong; the message names it.'),
      404: describeError('There is no such language, site or content.'),
      500: describeError('Not foreseen; try again later.'),
    },
  },
});

/** OpenAPI 3.1 description of the APIs, made of the schemas that check the requests. */
export const describeApis = (resources: readonly Resource[]): Json => ({
  openapi: '3.1.0',
  info: { title: 'Chapiteau', version: '1', description: 'Content of the site.' },
  servers: [{ url: '/api/content' }],
  paths: Object.fromEntries(resources.map((resource) => [resource.path, describe(resource)])),
});
