import { expect, test } from 'vitest';
import { contentResources } from './content/resources.ts';
import { memberResources } from './member/resources.ts';
import { describeApis } from './openapi.ts';

test('openapi: a path is described with its parameters and its answers', () => {
  const paths = describeApis(contentResources, memberResources)['paths'];
  expect(paths).toMatchObject({
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

test('openapi: every resource is there once', () => {
  const description = describeApis(contentResources, memberResources);
  const paths = [...contentResources, ...memberResources].map(({ path }) => path);
  expect(Object.keys(description['paths'] ?? {})).toEqual([...new Set(paths)]);
});

test('openapi: a path of the member API is described with its host, its verbs and who may ask', () => {
  expect(describeApis([], memberResources)['paths']).toMatchObject({
    '/v1/me/profile': {
      servers: [{ url: '/api/member' }],
      get: { security: [{ session: [] }], parameters: [], responses: { '2XX': {}, '4XX': {} } },
      patch: {
        parameters: [{ name: 'X-XSRF-TOKEN', in: 'header', required: true }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
    '/v1/me/creditbooking/{id}': {
      get: { parameters: [{ name: 'id', in: 'path', schema: { format: 'uuid' } }] },
      delete: {},
    },
    '/v1/me/creditbooking/{id}/barcode/rebuilt': {
      get: { responses: { '2XX': { content: { 'image/png': {} } } } },
    },
  });
});
