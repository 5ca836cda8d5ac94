import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { apiError } from '#contract/wire/apiError.ts';
import {
  answerHeaders,
  describeKept,
  type DescribedAnswer,
  type DescribedPart,
  type Description,
} from './http/description.ts';

type Json = Record<string, unknown>;

/** The input of a schema: checks that JSON Schema cannot express are dropped, the types stay. */
const schemaOf = (schema: v.GenericSchema): Json => {
  if (schema === apiError) return { $ref: '#/components/schemas/Error' };
  return writtenSchema(schema);
};
const writtenSchema = (schema: v.GenericSchema) => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
};

type Place = 'path' | 'query' | 'header';

/** The members of an object's schema as parameters; for a path, only its own names. */
const parametersOf = (place: Place, schema: v.GenericSchema | undefined, path: string): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = writtenSchema(schema);
  return Object.entries(properties)
    .filter(([name]) => place !== 'path' || path.includes(`{${name}}`))
    .map(([name, described]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: described,
    }));
};

const contentOf = (content: NonNullable<DescribedAnswer['content']>): Json =>
  Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [
      type,
      schema === null ? {} : { schema: schemaOf(schema) },
    ]),
  );

const describeAnswer = ({ description, content, headers }: DescribedAnswer): Json => ({
  description,
  ...(headers && {
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }),
  ...(content && { content: contentOf(content) }),
});

/** `GET /api/content/{lang}/router` becomes `getApiContentByLangRouter`, unique for each verb and path. */
const operationIdOf = ({ method, path }: Description, url: string): string =>
  method.toLowerCase() +
  `${url}${path}`
    .replaceAll(/\{(\w+)\}/g, '/by/$1')
    .replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_between, letter: string) => letter.toUpperCase());

const describe = (description: Description, { name, url }: DescribedPart): Json => {
  const {
    summary,
    access,
    path,
    request,
    headers = [],
    bodyTypes = ['application/json'],
    answers,
  } = description;
  const { body } = request;
  return {
    operationId: operationIdOf(description, url),
    tags: [name],
    summary,
    ...(access === 'member' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf('path', request.params, path),
      ...parametersOf('query', request.query, path),
      ...headers.flatMap((schema) => parametersOf('header', schema, path)),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: schemaOf(body) }])),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).flatMap(([status, answer]) =>
        answer === undefined ? [] : [[status, describeAnswer(answer)]],
      ),
    ),
  };
};

const describeHeaders = (): Json => {
  const { properties = {}, required = [] } = writtenSchema(answerHeaders);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { required: required.includes(name), schema }]),
  );
};

/** OpenAPI 3.1 description of every route, from the schemas that check the requests and type the answers. */
export const describeRoutes = (parts: readonly DescribedPart[]): Json => {
  const paths: Record<string, Json> = {};
  for (const part of parts)
    for (const description of part.descriptions) {
      const path = part.url + description.path;
      paths[path] = { ...paths[path], [description.method.toLowerCase()]: describe(description, part) };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'A festival’s site',
      version: '1',
      description: 'The site: its content, its members, its pages and files.',
    },
    servers: [{ url: '/' }],
    tags: parts.map(({ name }) => ({ name })),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: writtenSchema(apiError) },
      headers: describeHeaders(),
    },
    paths,
  };
};

export const openapiDescriptions: readonly Description[] = [
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'All questions and answers of this site (OpenAPI 3.1).',
    access: 'public',
    request: {},
    answers: describeKept('The description.', {
      'application/json': v.looseObject({ openapi: v.string(), paths: v.record(v.string(), v.unknown()) }),
    }),
  },
];
