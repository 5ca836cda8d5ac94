import { describe, expect, test } from 'vitest';
import { operationsOf, readDocument } from './document.ts';
import { faultOf, leniencyOf, type Answered } from './judge.ts';
import { openSchemas } from './schemas.ts';

const error = { type: 'object', properties: { error: { type: 'object' } }, required: ['error'] };
const document = readDocument({
  components: {
    schemas: { Error: error },
    headers: {
      ETag: { required: false, schema: { type: 'string' } },
      Location: { required: true, schema: { type: 'string' } },
    },
  },
  paths: {
    '/api/shows': {
      get: {
        operationId: 'shows',
        tags: ['content'],
        parameters: [],
        responses: {
          200: {
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
            content: {
              'application/json': {
                schema: { type: 'object', properties: { data: {} }, required: ['data'] },
              },
            },
          },
          302: { headers: { Location: { $ref: '#/components/headers/Location' } } },
          400: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
          429: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
          500: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        },
      },
    },
  },
});
const against = { document, schemas: openSchemas(document) };
const [shows] = operationsOf(document);

const answer = (status: number, body: string, headers: Record<string, string> = {}): Answered => ({
  status,
  body,
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8', ...headers }),
});
const refusal = (message: string): string => JSON.stringify({ error: { code: 'invalid', message } });

describe('what a fuzzed request is answered', () => {
  test.each<[string, Answered, string | null]>([
    ['what is described', answer(200, '{"data":[]}'), null],
    ['a refusal that is described', answer(400, refusal('')), null],
    ['another shape', answer(200, '{"items":[]}'), "data must have required property 'data'"],
    ['what is no JSON', answer(200, '<p>'), '200 is no JSON'],
    ['another type', answer(200, '{"data":[]}', { 'content-type': 'text/html' }), '200 is text/html'],
    ['a status that nobody describes', answer(418, '{}'), '418 is not described'],
    ['without a header that must be there', answer(302, ''), 'Location is missing'],
    ['with it', answer(302, '', { location: '/' }), null],
    ['a fault, described as it is', answer(500, refusal('')), '500 is answered'],
    ['a limit', answer(429, refusal('')), '429 is answered'],
  ])('to a right one: %s', (_name, answered, fault) => {
    expect(shows && faultOf(shows, answered, against)).toBe(fault);
  });

  const change = { statuses: [400], names: /\boffset\b/ };
  test.each<[string, Answered, string | null]>([
    ['a refusal that names what is wrong', answer(400, refusal('offset must be a number')), null],
    ['one that does not', answer(400, refusal('No')), '"No" does not say what is wrong'],
    ['one in another shape', answer(400, '{"message":"offset"}'), "data must have required property 'error'"],
    ['all that a right one is', answer(200, '{"data":[]}'), '200 is answered, not 400'],
    ['a fault', answer(500, refusal('offset')), '500 is answered, not 400'],
  ])('to a wrong one: %s', (_name, answered, fault) => {
    expect(shows && leniencyOf(change, shows, answered, against)).toBe(fault);
  });
});
