import { expect, test } from 'vitest';
import { contentResources } from './content/resources.ts';
import { describeApis } from './openapi.ts';

test('openapi: a path is described with its parameters and its answers', () => {
  const paths = describeApis(contentResources)['paths'];
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
  const description = describeApis(contentResources);
  expect(Object.keys(description['paths'] ?? {})).toEqual(contentResources.map(({ path }) => path));
});
