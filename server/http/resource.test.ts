import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { resourceDefiner } from './resource.ts';

interface Deps {
  factor: number;
}
const define = resourceDefiner<Deps, { asker: string }, 'public'>({
  access: 'public',
  keeping: 'kept',
});

const seats = define({
  method: 'POST',
  path: '/shows/{id}/seats',
  summary: 'Seats of a show.',
  request: {
    params: v.object({
      id: v.pipe(v.string(), v.regex(/^\d+$/, 'Nothing has this id'), v.transform(Number)),
    }),
    query: v.object({ rows: v.pipe(v.string(), v.regex(/^\d$/, 'must be a digit'), v.transform(Number)) }),
    body: v.object({ password: v.pipe(v.string(), v.email()) }),
  },
  answer: v.object({ seats: v.number(), asker: v.string() }),
  keeping: ({ query }) => (query.rows === 0 ? 'none' : 'kept'),
  handle: ({ factor }, { params, query, asker }) =>
    Promise.resolve({ status: 201, body: { seats: params.id * query.rows * factor, asker } }),
});
const given = { params: { id: '7' }, query: { rows: '3' }, body: { password: 'a@b.test' } };

describe('resources', () => {
  test('a handler gets what the schemas made of the request, and who asks', async () => {
    expect(await seats.accept(given).answer({ factor: 2 }, { asker: 'Anne' })).toEqual({
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: '{"seats":42,"asker":"Anne"}',
      expiresAt: null,
    });
  });

  test('what no schema asks for makes no other answer to keep', () => {
    const more = { ...given, query: { rows: '3', utm: 'x' }, body: { ...given.body, extra: 1 } };
    expect(seats.accept(more).key).toBe(seats.accept(given).key);
    expect(seats.accept({ ...given, query: { rows: '4' } }).key).not.toBe(seats.accept(given).key);
  });

  test('all that an answer depends on makes another one to keep: the resource, and each part of the request', () => {
    const lists = (['/festivals', '/sponsors'] as const).map((path) =>
      define({
        path,
        summary: 'A list.',
        request: {},
        answer: v.null(),
        handle: () => Promise.resolve({ body: null }),
      }),
    );
    const requests = [
      given,
      { ...given, params: { id: '8' } },
      { ...given, query: { rows: '4' } },
      { ...given, body: { password: 'b@b.test' } },
    ];
    const accepted = [
      ...lists.map((list) => list.accept(given)),
      ...requests.map((request) => seats.accept(request)),
    ];
    expect(new Set(accepted.map(({ key }) => key)).size).toBe(6);
  });

  test('a resource says of each request how long its answer is true', () => {
    expect(seats.accept(given).keeping).toBe('kept');
    expect(seats.accept({ ...given, query: { rows: '0' } }).keeping).toBe('none');
  });

  test.each([
    ['a path', { params: { id: 'x' }, query: {}, body: {} }, 'not-found', 'Nothing has this id'],
    ['a parameter', { ...given, query: { rows: 'x' } }, 'invalid', 'rows must be a digit'],
    ['a missing parameter', { ...given, query: {} }, 'invalid', 'rows is not what it must be'],
    ['a body', { ...given, body: undefined }, 'invalid', 'The body is not what it must be'],
    [
      'a field, which is not repeated',
      { ...given, body: { password: 'hunter2' } },
      'invalid',
      'password is not what it must be',
    ],
  ])('%s that does not fit is refused by its name', (_name, wrong, code, message) => {
    expect(() => seats.accept(wrong)).toThrow(expect.objectContaining({ code, message }));
  });

  const shaped = define({
    method: 'POST',
    path: '/login',
    summary: 'A login, or a new code for it.',
    request: {
      body: v.union([
        v.object({ name: v.string(), password: v.string(), key: v.string() }),
        v.object({ token: v.string(), key: v.string() }),
      ]),
    },
    answer: v.null(),
    handle: () => Promise.resolve({ body: null }),
  });
  test.each([
    [{ name: 'Anne', password: 7, key: 'k' }, 'password or token is not what it must be'],
    [{ token: 7, key: 'k' }, 'name or token is not what it must be'],
    [{ name: 'Anne', password: 'p', key: 7 }, 'key or token is not what it must be'],
    [[], 'name or token is not what it must be'],
    ['text', 'The body is not what it must be'],
  ])('of a body that may have two shapes, what is wrong with each is named: %j', (body, message) => {
    expect(() => shaped.accept({ ...given, body })).toThrow(
      expect.objectContaining({ code: 'invalid', message }),
    );
  });

  test('what is told of a resource follows from what it asks for', () => {
    const statuses = (of: { answers: object }): string[] => Object.keys(of.answers);
    expect([statuses(seats), statuses(shaped)]).toEqual([
      ['200', '304', '400', '404', '500', '503'],
      ['200', '304', '400', '500', '503'],
    ]);
  });

  test('what is written already is sent as it is', async () => {
    const file = define({
      path: '/file',
      summary: 'A file.',
      request: {},
      answer: v.string(),
      contentType: 'text/calendar',
      handle: () => Promise.resolve({ written: 'BEGIN', headers: { 'content-disposition': 'attachment' } }),
    });
    expect(await file.accept(given).answer({ factor: 1 }, { asker: '' })).toEqual({
      status: 200,
      headers: { 'content-type': 'text/calendar', 'content-disposition': 'attachment' },
      body: 'BEGIN',
      expiresAt: null,
    });
  });
});
