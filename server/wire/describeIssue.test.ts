import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeIssue } from './describeIssue.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { medium } from '#contract/wire/values.ts';

const good = {
  id: 1042,
  title: 'Nuits blanches',
  url: '/fr/spectacles/nuits-blanches',
  date: { start: '2027-07-16T23:30:00Z' },
};
const issuesOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map(describeIssue);

test.each([
  ['a missing field', { title: undefined }, { field: 'title', expected: 'a text', found: 'nothing' }],
  ['an empty title', { title: ' ' }, { field: 'title', expected: 'a text that is not empty', found: '""' }],
  [
    'an unsafe address',
    { url: 'javascript:alert(1)' },
    {
      field: 'url',
      expected: 'an address: a path like /fr/page, or one with http:// or https://',
      found: '"javascript:alert(1)"',
    },
  ],
  [
    'an instant without a zone',
    { date: { start: '2027-07-16T19:30:00' } },
    {
      field: 'date.start',
      expected: 'an instant with its zone, like 2027-07-16T23:30:00Z',
      found: '"2027-07-16T19:30:00"',
    },
  ],
  [
    'an object instead of an id',
    { id: { value: 1 } },
    { field: 'id', expected: 'a text or a number', found: 'an object' },
  ],
  [
    'a list instead of a date',
    { date: [1, 2] },
    { field: 'date.start', expected: 'to be there', found: 'nothing' },
  ],
])('HST-50: of %s the field, the expected and the found are told', (_, change, told) => {
  expect(issuesOf(programmation, { ...good, ...change })).toContainEqual(told);
  expect(issuesOf(programmation, good)).toEqual([]);
});

test('a key that is not there at all is missing, and a long text is shortened', () => {
  const { title: _, ...untitled } = good;
  expect(issuesOf(programmation, untitled)).toEqual([
    { field: 'title', expected: 'to be there', found: 'nothing' },
  ]);
  const [told] = issuesOf(programmation, { ...good, url: `x${'y'.repeat(100)}` });
  expect(told?.found).toBe(`"x${'y'.repeat(58)}…`);
});

test('of several forms the nearest one tells what it lacks', () => {
  const strict = v.union([v.object({ url: v.string() }), v.string()]);
  expect(issuesOf(v.object({ image: strict }), { image: { url: 5 } })).toEqual([
    { field: 'image.url', expected: 'a text', found: '5' },
  ]);
  expect(issuesOf(medium, 5)).toEqual([]);
});

test.each<[string, v.GenericSchema, unknown, string, string]>([
  ['a text', v.string(), null, 'a text', 'null'],
  ['a number', v.number(), [1, 2], 'a number', 'a list of 2'],
  ['a yes or no', v.boolean(), {}, 'true or false', 'an object'],
  ['nothing', v.null(), false, 'null', 'false'],
  ['a list', v.array(v.string()), 'a', 'a list', '"a"'],
  ['an object', v.object({ a: v.string() }), 7, 'an object', '7'],
  ['a fixed word', v.literal('on'), 'ON', '"on"', '"ON"'],
  ['a word of its own', v.picklist(['on', 'off']), 'ON', '"on" or "off"', '"ON"'],
  [
    'a rule with words',
    v.pipe(v.string(), v.regex(/^a/, 'must be a word with a')),
    'b',
    'a word with a',
    '"b"',
  ],
])(
  'HST-50: where %s is expected, it is told so, with what was found',
  (_, schema, value, expected, found) => {
    expect(issuesOf(schema, value)).toEqual([{ field: '', expected, found }]);
  },
);

test('HST-50: what was found is told up to sixty signs', () => {
  const found = (count: number) => issuesOf(v.number(), 'x'.repeat(count))[0]?.found;
  expect([found(58), found(59)]).toEqual([`"${'x'.repeat(58)}"`, `"${'x'.repeat(59)}…`]);
});
