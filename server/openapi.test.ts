import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { filterNames } from '#contract/programme/chosenFilters.ts';
import { startTestApp, type TestApp } from './testing/startTestApp.ts';

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operation = v.looseObject({
  parameters: v.array(v.looseObject({ name: v.string(), in: v.string(), required: v.boolean() })),
});
const path = v.looseObject({
  servers: v.tuple([v.object({ url: v.string() })]),
  ...v.entriesFromList(verbs, v.optional(operation)),
});
const description = v.looseObject({ paths: v.record(v.string(), path) });

/** A route as OpenAPI writes it: `/a/:id{[^/]+\.ics}` is `/a/{id}.ics`. */
const asPath = (route: string): string =>
  route.replaceAll(/\/:(\w+)\{\[\^\/\]\+\\(\.\w+)\}/g, '/{$1}$2').replaceAll(/\/:(\w+)(\{\.\*\})?/g, '/{$1}');

describe('openapi', () => {
  let running: TestApp;
  beforeEach(async () => {
    running = await startTestApp();
  });
  afterEach(() => running.close());
  const read = async () => {
    const answer = await running.app.hono.request('/openapi.json');
    return v.parse(description, await answer.json());
  };

  test('every route of the APIs is described once, and nothing else: the search speaks its service’s wire', async () => {
    const routes = running.app.hono.routes
      .filter(({ method, path: route }) => route.startsWith('/api/') && method !== 'ALL')
      .filter(({ path: route }) => !route.startsWith('/api/search/'))
      .map(({ method, path: route }) => `${method} ${asPath(route)}`);
    const described = Object.entries((await read()).paths).flatMap(([name, { servers, ...told }]) =>
      verbs
        .filter((verb) => told[verb] !== undefined)
        .map((verb) => `${verb.toUpperCase()} ${servers[0].url}${name}`),
    );
    expect(described.toSorted()).toEqual(routes.toSorted());
    expect(described).toContain('GET /api/content/{lang}/content/{siteId}/programmations/{id}.ics');
    expect(described).toContain('DELETE /api/member/v1/me/creditbooking/{id}');
  });

  test('what stands in braces in a path is a parameter of each of its verbs, and no other is in the path', async () => {
    for (const [name, told] of Object.entries((await read()).paths)) {
      const inBraces = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      for (const verb of verbs)
        if (told[verb]) {
          const inPath = told[verb].parameters.filter((parameter) => parameter.in === 'path');
          expect([name, ...inPath.map((parameter) => parameter.name)]).toEqual([name, ...inBraces]);
          expect(inPath.every(({ required }) => required)).toBe(true);
        }
    }
  });

  test('a path is described with its parameters and its answers', async () => {
    expect((await read()).paths).toMatchObject({
      '/{lang}/content/{siteId}/programmations': {
        get: {
          parameters: [
            { name: 'lang', in: 'path', required: true, schema: { enum: ['fr', 'en'] } },
            { name: 'siteId', in: 'path', required: true },
            { name: 'from', in: 'query', required: false },
            { name: 'to', in: 'query', required: false },
            { name: 'pagesize', in: 'query', required: false },
            { name: 'offset', in: 'query', required: false },
          ],
          responses: { 200: {}, 304: {}, 400: {}, 404: {}, 500: {} },
        },
      },
    });
  });

  test('CAL-46: the questions of the calendar are described with what they may hold', async () => {
    const { paths } = await read();
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
      const parameters = paths[`/{lang}/content/{siteId}/calendar${name}`]?.get?.parameters ?? [];
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

  test('a path of the member API is described with its host, its verbs and who may ask', async () => {
    expect((await read()).paths).toMatchObject({
      '/v1/me/profile': {
        servers: [{ url: '/api/member' }],
        get: { security: [{ session: [] }], parameters: [], responses: { '2XX': {}, '4XX': {} } },
        patch: {
          parameters: [{ name: 'X-XSRF-TOKEN', in: 'header', required: true }],
          requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        },
      },
      '/v1/me/creditbooking/{id}': {
        get: {
          parameters: [{ name: 'id', in: 'path', schema: { format: 'uuid' } }],
          responses: {
            '2XX': {
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
        delete: {},
      },
      '/v1/me/creditbooking/{id}/barcode/rebuilt': {
        get: { responses: { '2XX': { content: { 'image/png': {} } } } },
      },
    });
  });
});
