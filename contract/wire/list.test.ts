import * as v from 'valibot';
import { expect, test } from 'vitest';
import { faultOf, listEnvelope, parseItems } from './list.ts';

const item = v.object({ name: v.string(), at: v.object({ day: v.optional(v.string()) }) });
const good = { name: 'a', at: {} };
const faultsOf = (...given: unknown[]) => parseItems(item, given);

test('LDR-06: a list is read without its items; what it does not tell is nothing', () => {
  const list = { data: [1, 'x', null], pagesize: 24, totalcount: 61, previous: 1, next: 2 };
  expect(v.parse(listEnvelope, { ...list, more: 1 })).toEqual(list);
  const bare = { data: [], pagesize: 0, totalcount: 0, previous: null, next: null };
  expect(
    [{ data: [] }, { data: [], previous: null, next: null }].map((one) => v.parse(listEnvelope, one)),
  ).toEqual([bare, bare]);
  const wrong = [
    {},
    { data: {} },
    { data: [], pagesize: '24' },
    { data: [], totalcount: null },
    { data: [], next: '2' },
  ];
  expect(wrong.filter((one) => v.is(listEnvelope, one))).toEqual([]);
});

test('a malformed item is left out with its fault: where, what was expected, what was found', () => {
  expect(
    faultsOf(
      good,
      'x',
      { id: 7, at: {} },
      { ...good, id: 'b7', name: 5 },
      { ...good, id: 'c', at: { day: [] } },
    ),
  ).toEqual({
    items: [good],
    skipped: 4,
    faults: [
      { id: null, field: '(all of it)', expected: 'Object', found: '"x"' },
      { id: '7', field: 'name', expected: 'a value', found: 'undefined' },
      { id: 'b7', field: 'name', expected: 'string', found: '5' },
      { id: 'c', field: 'at.day', expected: 'string', found: 'Array' },
    ],
  });
});

test('a fault names the id of its item if that is one: a number, or a text of 60 characters at most', () => {
  const ids = ['', 'a'.repeat(60), 'a'.repeat(61), 0, 1.5, null, [], undefined];
  expect(faultsOf(...ids.map((id) => ({ id }))).faults.map(({ id }) => id)).toEqual([
    '',
    'a'.repeat(60),
    null,
    '0',
    '1.5',
    null,
    null,
    null,
  ]);
});

test('a fault has at most 60 characters of a value, and a sign that there were more', () => {
  const found = [57, 58, 59].map((length) => {
    const [fault] = parseItems(v.number(), ['a'.repeat(length)]).faults;
    return fault?.found;
  });
  expect(found).toEqual([`"${'a'.repeat(57)}"`, `"${'a'.repeat(58)}"`, `"${'a'.repeat(59)}…`]);
});

test.each([
  [v.pipe(v.string(), v.minLength(3, 'must be longer')), 'a', 'must be longer'],
  [
    v.pipe(
      v.string(),
      v.check(() => false, `must ${'x'.repeat(56)}`),
    ),
    'a',
    `must ${'x'.repeat(55)}…`,
  ],
  [
    v.pipe(
      v.string(),
      v.check(() => false),
    ),
    'a',
    'check',
  ],
  [v.pipe(v.string(), v.parseJson()), '{', 'JSON'],
  [v.pipe(v.string(), v.nonEmpty()), '', '!0'],
])(
  'a fault says what is expected in the words of its schema, if it has some (%#)',
  (schema, given, expected) => {
    const read = v.safeParse(schema, given);
    expect(read.success ? null : faultOf(read.issues).expected).toBe(expected);
  },
);
