import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { apiError } from '#contract/wire/apiError.ts';
import type { Description } from './http/resource.ts';

type Json = Record<string, unknown>;

/** The resources of an API and where it is mounted. */
interface Api {
  url: `/${string}`;
  resources: readonly Description[];
}

const json = 'application/json';

/** What may be sent: checks that JSON Schema cannot write are left out, the types stay. */
const schemaOf = (schema: v.GenericSchema) => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const errorSchema = schemaOf(apiError);
const describeError = (description: string): Json => ({
  description,
  content: { [json]: { schema: errorSchema } },
});

/** The members of an object's schema as parameters; of the schema for a path, those that the path names. */
const parametersOf = (place: 'path' | 'query', schema: v.GenericSchema | undefined, path: string): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties)
    .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
    .map(([name, described]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: described,
    }));
};

const crossSiteHeader: Json = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: true,
  description: 'The value of the cookie XSRF-TOKEN, which any answer of this API sets.',
  schema: { type: 'string' },
};

const describe = ({
  kind,
  method,
  path,
  summary,
  request,
  answer,
  contentType,
  provesItself,
}: Description): Json => ({
  summary,
  ...(kind.access === 'member' && { security: [{ session: [] }] }),
  parameters: [
    ...parametersOf('path', request.params, path),
    ...parametersOf('query', request.query, path),
    ...(method === 'GET' || provesItself ? [] : [crossSiteHeader]),
  ],
  ...(request.body && {
    requestBody: { required: true, content: { [json]: { schema: schemaOf(request.body) } } },
  }),
  responses: {
    [kind.success]: { description: 'The answer.', content: { [contentType]: { schema: schemaOf(answer) } } },
    ...(kind.keeping !== 'none' && {
      304: { description: 'The answer that `If-None-Match` names is still true.' },
    }),
    ...Object.fromEntries(
      Object.entries(kind.refusals).map(([status, meaning]) => [status, describeError(meaning)]),
    ),
    500: describeError('Not foreseen; try again later.'),
    503: describeError('The database cannot be asked now; `Retry-After` says when to try again.'),
  },
});

const describePaths = ({ url, resources }: Api): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const resource of resources)
    paths[resource.path] = {
      servers: [{ url }],
      ...paths[resource.path],
      [resource.method.toLowerCase()]: describe(resource),
    };
  return paths;
};

/** OpenAPI 3.1 description of the APIs, made of the schemas that judge the requests and type the answers. */
export const describeApis = (apis: readonly Api[]): Json => ({
  openapi: '3.1.0',
  info: { title: 'Chapiteau', version: '1', description: 'Content of the site, and its members.' },
  components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  paths: Object.fromEntries(apis.flatMap((api) => Object.entries(describePaths(api)))),
});
