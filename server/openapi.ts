import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { apiError } from '#src/api/contract/apiError.ts';
import { languages } from '#src/api/contract/values.ts';
import { idPattern, siteId } from './content/limits.ts';
import type { Resource } from './content/resource.ts';
import type { AccountDeps } from './member/account.ts';
import type { MemberResource } from './member/resource.ts';

type Json = Record<string, unknown>;
/** One path and verb of the member API, as far as its description goes. */
type Described = MemberResource<AccountDeps>;

/** What a server may send: checks that JSON Schema cannot write are left out, the types stay. */
const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const errorSchema = schemaOf(apiError);
const describeError = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});
const notForeseen = describeError('Not foreseen; try again later.');

const contentParameters: Readonly<Record<string, Json>> = {
  lang: { type: 'string', enum: languages },
  siteId: { type: 'integer', enum: [siteId] },
  id: { type: 'string', pattern: idPattern.source },
  path: { type: 'string', description: 'Path of the page below its language; it may hold slashes.' },
};
const memberParameters: Readonly<Record<string, Json>> = {
  id: { type: 'string', format: 'uuid' },
};

const inPath = (path: string, schemas: Readonly<Record<string, Json>>): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas[name] ?? { type: 'string' },
  }));
const inQuery = (query: v.GenericSchema): Json[] => {
  const { properties = {} } = toJsonSchema(query, { typeMode: 'input', errorMode: 'ignore' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
};

const describe = (resource: Resource): Json => ({
  get: {
    summary: resource.summary,
    parameters: [...inPath(resource.path, contentParameters), ...inQuery(resource.query)],
    responses: {
      200: {
        description: 'The answer.',
        content: { [resource.contentType]: { schema: schemaOf(resource.answer) } },
      },
      304: { description: 'The answer that `If-None-Match` names is still true.' },
      400: describeError('A parameter is wrong; the message names it.'),
      404: describeError('There is no such language, site or content.'),
      500: notForeseen,
    },
  },
});

const crossSiteHeader: Json = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: true,
  description: 'The value of the cookie XSRF-TOKEN, which any answer of this API sets.',
  schema: { type: 'string' },
};

const describeCall = ({
  method,
  path,
  summary,
  access,
  query,
  body,
  answer,
  contentType = 'application/json',
}: Described): Json => ({
  summary,
  ...(access === 'member' && { security: [{ session: [] }] }),
  parameters: [
    ...inPath(path, memberParameters),
    ...inQuery(query),
    ...(method === 'GET' ? [] : [crossSiteHeader]),
  ],
  ...(body.type !== 'undefined' && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
  }),
  responses: {
    '2XX': { description: 'The answer.', content: { [contentType]: { schema: schemaOf(answer) } } },
    '4XX': describeError('What was asked is wrong or refused; the code says why.'),
    500: notForeseen,
  },
});

/** The paths of the member API stand below a host of their own. */
const describeMemberPaths = (resources: readonly Described[]): Json => {
  const paths: Record<string, Json> = {};
  for (const resource of resources)
    paths[resource.path] = {
      servers: [{ url: '/api/member' }],
      ...paths[resource.path],
      [resource.method.toLowerCase()]: describeCall(resource),
    };
  return paths;
};

/** OpenAPI 3.1 description of the APIs, made of the schemas that check the requests. */
export const describeApis = (
  contentResources: readonly Resource[],
  memberResources: readonly Described[],
): Json => ({
  openapi: '3.1.0',
  info: { title: 'Chapiteau', version: '1', description: 'Content of the site, and its members.' },
  servers: [{ url: '/api/content' }],
  components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  paths: {
    ...Object.fromEntries(contentResources.map((resource) => [resource.path, describe(resource)])),
    ...describeMemberPaths(memberResources),
  },
});
