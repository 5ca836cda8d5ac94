import { Validator } from '@seriousme/openapi-schema-validator';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { filterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { apiError } from '#contract/wire/apiError.ts';
import { describeRefusals, movedTo } from './http/description.ts';
import { describeRoutes } from './openapi.ts';
import { openSchemas } from './stress/fuzz/schemas.ts';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;
const content = v.optional(
  v.record(v.string(), v.looseObject({ schema: v.optional(v.looseObject({})) })),
  {},
);
const operation = v.looseObject({
  operationId: v.string(),
  parameters: v.array(
    v.looseObject({ name: v.string(), in: v.string(), required: v.boolean(), schema: v.looseObject({}) }),
  ),
  requestBody: v.optional(v.looseObject({ content })),
  responses: v.record(v.string(), v.looseObject({ content })),
});
const path = v.looseObject(v.entriesFromList(verbs, v.optional(operation)));
const description = v.looseObject({ paths: v.record(v.string(), path), components: v.looseObject({}) });
type Described = v.InferOutput<typeof description>;

/** `GET /a/{}`: without the parameters' names, in any notation. */
const shapeOf = (method: string, address: string): string =>
  `${method.toUpperCase()} ${address
    .replaceAll(/\/:\w+(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '/{}')
    .replaceAll(/\/[^/]*\{\w+\}[^/]*/g, '/{}')}`;

/** The last route of all answers pages and files, described as these two. */
const pages = { route: 'GET /*', described: ['GET /', 'GET /{}'] };

const routesOf = ({ routes }: Pick<Hono, 'routes'>): string[] =>
  routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path: route }) => shapeOf(method, route))
    .flatMap((route) => (route === pages.route ? pages.described : [route]))
    .toSorted();

const operationsOf = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([address, told]) =>
    verbs.flatMap((verb) => (told[verb] ? [{ ...told[verb], verb, address }] : [])),
  );
const describedIn = (document: Described): string[] =>
  operationsOf(document)
    .map(({ verb, address }) => shapeOf(verb, address))
    .toSorted();

/** Routes of any verb: every request passes through them, and the last answers "not found". */
const throughAll = [
  '/*',
  '/api',
  '/api/*',
  '/api/member/*',
  '/api/newsletter/*',
  '/api/search/*',
  '/api/search/1/indexes/{}/{}',
  '/metrics',
];

describe('openapi', () => {
  let running: TestApp;
  let document: Described;
  beforeAll(async () => {
    running = await startTestApp();
    const answer = await running.app.hono.request('/openapi.json');
    document = v.parse(description, await answer.json());
  });
  afterAll(() => running.close());

  test('every route of ours is described once, and nothing else', () => {
    expect(describedIn(document)).toEqual(routesOf(running.app.hono));
    for (const one of [
      'GET /healthz',
      'POST /api/search/1/indexes/{}/queries',
      'GET /media/thumbnails/{}',
      'GET /fr/feeds/shows.rss',
      'GET /en/newsletter/confirm',
      'GET /api/content/{}/content/{}/programmations/{}',
    ])
      expect(describedIn(document)).toContain(one);
  });

  test('control: a route that nobody describes, and a description of no route, are told', () => {
    const more = new Hono().get('/hidden/:id{[0-9]+\\.png}', (context) => context.text(''));
    const found = [...routesOf(running.app.hono), ...routesOf(more)].toSorted();
    const isDescribed = new Set(describedIn(document));
    expect(found.filter((route) => !isDescribed.has(route))).toEqual(['GET /hidden/{}']);
    const told = {
      ...document,
      paths: { ...document.paths, '/gone/{id}': { get: operationsOf(document)[0] } },
    };
    const routes = new Set(routesOf(running.app.hono));
    expect(describedIn(v.parse(description, told)).filter((one) => !routes.has(one))).toEqual([
      'GET /gone/{}',
    ]);
  });

  test('what answers to every verb only refuses, or is passed through', () => {
    const described = new Set(operationsOf(document).map(({ address }) => shapeOf('', address)));
    const others = running.app.hono.routes
      .filter(({ method, path: route }) => method === 'ALL' && !described.has(shapeOf('', route)))
      .map(({ path: route }) => shapeOf('', route).trim());
    expect([...new Set(others)].toSorted()).toEqual(throughAll.toSorted());
  });

  test('the document is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  test('control: a document that is not valid is told', async () => {
    const { paths: _paths, ...rest } = structuredClone(document);
    expect(await new Validator().validate({ ...rest, paths: { 'no-slash': {} } })).toMatchObject({
      valid: false,
    });
  });

  test('every schema in it is a JSON Schema', () => {
    const { wrongWith } = openSchemas(document);
    const schemas = operationsOf(document).flatMap(({ parameters, requestBody, responses }) => [
      ...parameters.map(({ schema }) => schema),
      ...[requestBody, ...Object.values(responses)].flatMap((told) =>
        Object.values(told?.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : [])),
      ),
    ]);
    for (const schema of schemas) expect(() => wrongWith(schema, 0)).not.toThrow();
    expect(schemas.length).toBeGreaterThan(200);
    expect(() => wrongWith({ type: 'texte' }, 0)).toThrow('type');
  });

  test('operations have names of their own', () => {
    const names = operationsOf(document).map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('getApiContentByLangContentBySiteIdShowsByIdProgrammations');
  });

  test('what stands in braces in a path is a parameter of each of its verbs, and no other is in the path', () => {
    for (const { address, parameters } of operationsOf(document)) {
      const inBraces = [...address.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect([address, ...inPath.map(({ name }) => name)]).toEqual([address, ...inBraces]);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test('who is told to come back is told when', () => {
    const late = operationsOf(document).flatMap(({ operationId, responses }) =>
      ['429', '503'].flatMap((status) =>
        responses[status] ? [{ operationId, told: responses[status] }] : [],
      ),
    );
    expect(
      late.filter(({ told }) => !JSON.stringify(told).includes('#/components/headers/Retry-After')),
    ).toEqual([]);
    expect(late.length).toBeGreaterThan(50);
  });

  test('a path is described with its parameters and its answers', () => {
    const { get: told } = document.paths['/api/content/{lang}/content/{siteId}/programmations'] ?? {};
    expect(told?.parameters.map(({ schema: _schema, ...parameter }) => parameter)).toEqual([
      { name: 'lang', in: 'path', required: true },
      { name: 'siteId', in: 'path', required: true },
      { name: 'from', in: 'query', required: false },
      { name: 'to', in: 'query', required: false },
      { name: 'pagesize', in: 'query', required: false },
      { name: 'offset', in: 'query', required: false },
      { name: 'showthumbnail', in: 'query', required: false },
    ]);
    expect(Object.keys(told?.responses ?? {})).toEqual(['200', '304', '400', '404', '500', '503']);
    expect(told?.responses['304']).toMatchObject({
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
    });
  });

  test('CAL-46: the questions of the calendar are described with what they may hold', () => {
    const archive = {
      name: 'archive',
      in: 'query',
      required: false,
      schema: {
        type: 'string',
        enum: ['true'],
        description: expect.stringContaining('The answer is the same'),
      },
    };
    for (const [name, own] of [
      ['', ['month', 'days', 'after', 'before']],
      ['/facets', ['month', 'days', 'after', 'before']],
      ['/day', ['date', 'after', 'before', 'offset', 'pagesize']],
    ] as const) {
      const told = document.paths[`/api/content/{lang}/content/{siteId}/calendar${name}`]?.get;
      const parameters = told?.parameters ?? [];
      expect(parameters.map((parameter) => parameter.name)).toEqual([
        'lang',
        'siteId',
        ...own,
        ...filterNames,
        'english',
        'archive',
      ]);
      expect(parameters.at(-1)).toEqual(archive);
    }
  });

  test('a path of the member API is described with its verbs, its statuses and who may ask', () => {
    const statuses = (address: string, verb: (typeof verbs)[number]): string[] =>
      Object.keys(document.paths[address]?.[verb]?.responses ?? {});
    expect(statuses('/api/member/v1/me/creditbooking', 'post')).toEqual([
      '200',
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(statuses('/api/member/v1/me/profile', 'get')).toEqual(['200', '400', '401', '500', '503']);
    expect(document.paths).toMatchObject({
      '/api/member/v1/me/profile': {
        get: { security: [{ session: [] }], parameters: [] },
        patch: {
          parameters: [
            { name: 'X-XSRF-TOKEN', in: 'header', required: true },
            { name: 'If-Match', in: 'header', required: false },
          ],
          requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
      '/api/member/v1/me/creditbooking/{id}': {
        get: {
          parameters: [{ name: 'id', in: 'path', schema: { format: 'uuid' } }],
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      data: {
                        properties: {
                          code: { type: 'string', description: expect.stringContaining('QR code') },
                        },
                        required: ['uuid', 'programmation', 'edition', 'festival', 'status', 'enabled'],
                      },
                    },
                  },
                },
              },
            },
          },
        },
        delete: { parameters: [{ name: 'id' }, { name: 'X-XSRF-TOKEN' }, { name: 'Idempotency-Key' }] },
      },
      '/api/member/v1/me/creditbooking/{id}/barcode/rebuilt': {
        get: { responses: { 200: { content: { 'image/png': {} } } } },
      },
    });
  });

  test('SRCH-10: the wire of the search is described with its bounds', () => {
    expect(document.paths['/api/search/1/indexes/{index}/queries']?.post).toMatchObject({
      requestBody: { content: { '*/*': { schema: { properties: { requests: { type: 'array' } } } } } },
      responses: { 200: {}, 400: {}, 404: {}, 413: {}, 429: {}, 503: {} },
    });
  });
});

test('OPS-42: a route is described with its parameters, body and answers, and who may ask', () => {
  const thing = v.object({ name: v.string() });
  const refusals = describeRefusals({ 404: 'None has this id.', 503: 'Not now.' }, apiError);
  const described = describeRoutes([
    {
      name: 'things',
      url: '/api/things',
      descriptions: [
        {
          method: 'PATCH',
          path: '/{id}/parts/{name}.png',
          summary: 'Changes a part.',
          access: 'member',
          request: {
            params: v.object({ id: v.string(), name: v.string(), other: v.string() }),
            query: v.object({ size: v.optional(v.string()), from: v.string() }),
            body: thing,
          },
          headers: [v.object({ 'If-Match': v.optional(v.string()) })],
          bodyTypes: ['application/json', 'text/plain'],
          answers: {
            200: { description: 'Done.', content: { 'application/json': thing, '*/*': null } },
            ...refusals,
          },
        },
        {
          method: 'GET',
          path: '/{id}/parts/{name}.png',
          summary: 'A part.',
          access: 'public',
          request: {},
          answers: { 302: movedTo('Elsewhere.') },
        },
      ],
    },
  ]);
  const text = { type: 'string' };
  const form = { type: 'object', properties: { name: text }, required: ['name'] };
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const at = { tags: ['things'] };
  expect(described).toEqual({
    openapi: '3.1.0',
    info: {
      title: 'A festival’s site',
      version: '1',
      description: 'The site: its content, its members, its pages and files.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'things' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          properties: {
            error: {
              type: 'object',
              properties: { code: text, message: text },
              required: ['code', 'message'],
            },
          },
          required: ['error'],
        },
      },
      headers: {
        ETag: {
          required: false,
          schema: { ...text, description: 'Of this version of the answer, for `If-None-Match`.' },
        },
        Location: { required: true, schema: { ...text, description: 'Where to go.' } },
        'Retry-After': {
          required: true,
          schema: { ...text, pattern: '^\\d+$', description: 'Seconds after which to ask again.' },
        },
      },
    },
    paths: {
      '/api/things/{id}/parts/{name}.png': {
        patch: {
          ...at,
          operationId: 'patchApiThingsByIdPartsByNamePng',
          summary: 'Changes a part.',
          security: [{ session: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text },
            { name: 'name', in: 'path', required: true, schema: text },
            { name: 'size', in: 'query', required: false, schema: text },
            { name: 'from', in: 'query', required: true, schema: text },
            { name: 'If-Match', in: 'header', required: false, schema: text },
          ],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: form }, 'text/plain': { schema: form } },
          },
          responses: {
            200: { description: 'Done.', content: { 'application/json': { schema: form }, '*/*': {} } },
            404: { description: 'None has this id.', content: refused },
            503: {
              description: 'Not now.',
              content: refused,
              headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
            },
          },
        },
        get: {
          ...at,
          operationId: 'getApiThingsByIdPartsByNamePng',
          summary: 'A part.',
          parameters: [],
          responses: {
            302: {
              description: 'Elsewhere.',
              headers: { Location: { $ref: '#/components/headers/Location' } },
            },
          },
        },
      },
    },
  });
});
