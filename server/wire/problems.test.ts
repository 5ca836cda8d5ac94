import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answers } from './answers.ts';
import { problemsOf } from './problems.ts';

const example = (name: string): object =>
  Object(JSON.parse(readFileSync(`docs/wire/${name}.example.json`, 'utf8')));
const schemaOf = (name: string) => {
  const schema = answers[name];
  if (!schema) throw new Error(`There is no answer ${name}`);
  return schema;
};
const oneItem = (change: object) => {
  const {
    data: [item],
    ...list
  } = Object(example('programmations'));
  return { ...list, data: [{ ...item, ...change }] };
};

test.each([
  [
    'a required field costs the record',
    { title: '' },
    {
      field: 'data.0.title',
      expected: 'a text that is not empty',
      found: '""',
      record: '1042',
      loss: 'record',
    },
  ],
  [
    'a missing one, too',
    { date: { end: null } },
    { field: 'data.0.date.start', expected: 'a text', found: 'nothing', record: '1042', loss: 'record' },
  ],
  [
    'an optional one costs itself',
    { status: 'sold out' },
    {
      field: 'data.0.status',
      expected: '"FREE" or "ON_SALE" or "SOLD_OUT"',
      found: '"sold out"',
      record: '1042',
      loss: 'field',
    },
  ],
  [
    'an optional one inside a list costs itself',
    { thumbnail: [{ siteId: 8, url: 'javascript:1' }] },
    {
      field: 'data.0.thumbnail.0.url',
      expected: 'an address: a path like /fr/page, or one with http:// or https://',
      found: '"javascript:1"',
      record: '1042',
      loss: 'field',
    },
  ],
])('HST-51: of a record, %s', (_, change, problem) => {
  expect(problemsOf(schemaOf('programmations'), oneItem(change))).toEqual([problem]);
  expect(problemsOf(schemaOf('programmations'), oneItem({}))).toEqual([]);
});

test('HST-51: in a list of a record, a problem names the nearest record with an id', () => {
  const part = v.object({ id: v.optional(v.number()), title: v.string() });
  const list = v.object({ data: v.array(v.object({ id: v.string(), parts: v.array(part) })) });
  const answer = { data: [{ id: 'a', parts: [{ title: 1 }, { id: 5, title: 2 }] }] };
  expect(problemsOf(list, answer)).toEqual([
    { field: 'data.0.parts.0.title', expected: 'a text', found: '1', record: 'a', loss: 'record' },
    { field: 'data.0.parts.1.title', expected: 'a text', found: '2', record: '5', loss: 'record' },
  ]);
});

test('HST-52: missing optional fields, nulls and unknown fields are no problems', () => {
  const bare = {
    id: 1,
    title: 'A',
    url: '/en/a',
    date: { start: '2027-07-16T23:30:00Z' },
    status: null,
    more: { any: 1 },
  };
  expect(problemsOf(schemaOf('programmations'), { data: [bare], more: true })).toEqual([]);
});

test.each<[string, v.GenericSchema, unknown, object[]]>([
  ['that is missing, with a value in reserve', v.fallback(v.string(), ''), undefined, []],
  ['that is null, with a value in reserve', v.fallback(v.string(), ''), null, []],
  ['that is null where it may be', v.nullable(v.string()), null, []],
  [
    'that is null where it must not be',
    v.string(),
    null,
    [{ field: 'status', expected: 'a text', found: 'null', record: '', loss: 'answer' }],
  ],
  [
    'that is wrong, with a value in reserve',
    v.fallback(v.string(), ''),
    7,
    [{ field: 'status', expected: 'a text', found: '7', record: '', loss: 'field' }],
  ],
])('HST-52: of a field %s, the problems are told', (_, schema, status, told) => {
  expect(problemsOf(v.object({ status: schema }), { status })).toEqual(told);
});

test('a list that is none costs the answer, a wrong entry of a menu only itself', () => {
  expect(problemsOf(schemaOf('shows'), { data: {} })).toEqual([
    { field: 'data', expected: 'a list', found: 'an object', record: '', loss: 'answer' },
  ]);
  const menus = {
    main: [
      { title: 'A', href: '/en/a', hierarchy: '1' },
      { title: 'B', href: '/en/b' },
    ],
  };
  expect(problemsOf(schemaOf('metadata'), menus)).toEqual([
    { field: 'main.1.hierarchy', expected: 'a text', found: 'nothing', record: '', loss: 'record' },
  ]);
});

test('a page without its title costs the answer', () => {
  const page = Object(example('page-show'));
  page.entity_data.attributes.title = 7;
  expect(problemsOf(schemaOf('page-show'), page)).toEqual([
    { field: 'entity_data.attributes.title', expected: 'a text', found: '7', record: '', loss: 'answer' },
  ]);
});
