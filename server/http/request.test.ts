import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readGiven, readQuery } from './request.ts';

const refusalOf = (caught: unknown): unknown => {
  if (caught instanceof Refusal) return [caught.code, caught.message];
  throw caught;
};

/** The parts that the server reads of a request for a resource at an address. */
const readAt = async (path: string, route: string, address: string, init: RequestInit = {}) => {
  let read: unknown;
  const hono = new Hono().all(route, async (context) => {
    read = await readGiven({ path }, context).catch(refusalOf);
    return context.body(null);
  });
  await hono.request(address, init);
  return read;
};
const sent = (type: string, body: string, method = 'POST') =>
  readAt('/a', '/a', '/a', { method, body, headers: { 'content-type': type } });
const json = 'application/json';
const wrong = (message: string) => ['invalid', message];
const holds = (body: unknown) => ({ params: {}, query: {}, body });

test.each<[string, string, unknown]>([
  [json, '{"a":1}', holds({ a: 1 })],
  ['application/json; charset=utf-8', '{"a":1}', holds({ a: 1 })],
  ['Application/JSON', '{"a":1}', holds({ a: 1 })],
  [json, '{"a":" pasted\\t"}', holds({ a: ' pasted\t' })],
  [json, '{"a":"\\tpasted\\r\\n","b":"\\n"}', holds({ a: '\tpasted\r\n', b: '\n' })],
  [json, '{"a":" x\\ty "}', wrong('a holds control characters')],
  [json, '', holds(undefined)],
  ['text/plain', '', holds(undefined)],
  ['text/plain', '{"a":1}', wrong('The body must be JSON')],
  ['application/jsonl', '{"a":1}', wrong('The body must be JSON')],
  ['text/json', '{"a":1}', wrong('The body must be JSON')],
  [json, '{"a":', wrong('The body is malformed JSON')],
  [json, '[{"a":1}]', wrong('The body must be an object')],
  [json, '{"a":"x\\u0000y"}', wrong('a holds control characters')],
  [json, '{"a":{"b":"x\\u2028y"}}', wrong('b holds control characters')],
  [json, '{"a b":"x\\u0007y"}', wrong('The body holds control characters')],
  [json, '{"a\\u0000b":1}', wrong('The body holds control characters')],
])('Security: of a body of the type %s, %s, only JSON of one object is read', async (type, body, read) => {
  expect(await sent(type, body)).toEqual(read);
});

test.each([
  ['PUT', { a: 1 }],
  ['PATCH', { a: 1 }],
  ['DELETE', undefined],
  ['OPTIONS', undefined],
])('Security: a body of the verb %s is read as %o', async (method, body) => {
  expect(await sent(json, '{"a":1}', method)).toEqual(holds(body));
});

const params = (named: object) => ({ params: named, query: {}, body: undefined });
const notFound = ['not-found', 'No content has this path'];
test.each<[string, string, string, unknown]>([
  ['/x/{id}', '/x/:id', '/x/a%2Fb', params({ id: 'a/b' })],
  ['/x/{id}.ics', '/x/:id{[^/]+\\.ics}', '/x/7.ics', params({ id: '7' })],
  ['/x/{id}.ics', '/x/:id{[^/]+\\.ics}', '/x/7.1.ics', params({ id: '7.1' })],
  ['/x/{path}', '/x/:path{.*}', '/x/a/b', params({ path: 'a/b' })],
  ['/x/{path}', '/x/:path{.*}', '/x/a?more=%2F', { ...params({ path: 'a' }), query: { more: '/' } }],
  ['/x/{path}', '/x/:path{.*}', '/x/a%2Fb', notFound],
  ['/x/{path}', '/x/:path{.*}', '/x/a%2fb', notFound],
])('LDR-01: of a path %s, the request %s %s names what it asks for', async (path, route, address, told) => {
  expect(await readAt(path, route, address)).toEqual(told);
});

test.each<[string, unknown]>([
  ['a=1&genre=x&genre=y', { a: '1', genre: ['x', 'y'] }],
  ['genre=x', { genre: ['x'] }],
  ['a=1&a=1', wrong('a is given more than once')],
  ['constructor=1', { constructor: '1' }],
  ['', {}],
])(
  'Security: a parameter that comes twice is refused by its name, unless it is one of a list: "%s"',
  (search, told) => {
    const read = (): unknown => {
      try {
        return { ...readQuery(new URLSearchParams(search), ['genre', 'city']) };
      } catch (caught) {
        return refusalOf(caught);
      }
    };
    expect(read()).toEqual(told);
  },
);
