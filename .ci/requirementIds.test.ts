import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idReader, rangeReader, readRequirements, testsById } from './requirementIds.ts';

const markdown = `# Requirements

Cite DAY-36.

- DAY-04 A day (DAY-05).
- DAY-05 See \`more\`.
- DAY-09 The last of them.
- WAY-01 Every route.

1. routes (WAY-12) · 2. days
`;
const known = ['DAY-04', 'DAY-05', 'DAY-09', 'WAY-01'];
const idsIn = idReader(known);

describe('requirements: the list', () => {
  test('a line that begins with an id is one, what stands elsewhere is none', () => {
    expect(readRequirements(markdown)).toEqual([
      { id: 'DAY-04', text: 'A day (DAY-05).' },
      { id: 'DAY-05', text: 'See `more`.' },
      { id: 'DAY-09', text: 'The last of them.' },
      { id: 'WAY-01', text: 'Every route.' },
    ]);
  });

  test('the one of this repository has 575, each id once', () => {
    const ids = readRequirements(readFileSync('docs/requirements.md', 'utf8')).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([575, 575]);
  });
});

describe('requirements: ids', () => {
  test.each([
    ['one', 'DAY-04: a day', ['DAY-04']],
    ['several', 'DAY-04, WAY-01 (fr): a day', ['DAY-04', 'WAY-01']],
    ['none of a range', 'DAY-04…DAY-09: days', []],
    ['what stands beside a range', 'DAY-04 to DAY-05, WAY-01', ['WAY-01']],
    ['one that is not there', 'DAY-4: a day', ['DAY-4']],
    ['longer numbers', 'DAY-040', ['DAY-040']],
    ['no known prefix', 'UTF-8, ISO-8601, RFC-9110, SHA-256', []],
    ['part of a longer word', 'HOLIDAY-04, X-DAY-04, DAY-04b, DAY-0${n}', ['DAY-0']],
    ['none', 'WCAG 2.2 AA', []],
  ])('%s', (_, title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });

  test.each([
    'DAY-04…DAY-09',
    'DAY-04 … DAY-09',
    'DAY-04...DAY-09',
    'DAY-04..DAY-09',
    'DAY-04–DAY-09',
    'DAY-04 — DAY-09',
    'DAY-04-DAY-09',
    'DAY-04 to DAY-09',
    'DAY-04 through DAY-09',
    'DAY-04…09',
    'DAY-04-09',
  ])('%j is a range', (range) => {
    expect(rangeReader(known)(`days (${range}): many`)).toEqual([range]);
  });

  test.each(['DAY-04, DAY-09', 'DAY-04 – 3 days', 'DAY-04… later', 'DAY-04 today, DAY-05', 'UTF-8…UTF-16'])(
    '%j is none',
    (text) => {
      expect(rangeReader(known)(text)).toEqual([]);
    },
  );

  test('each is told the tests that name it, each test once, unknown ones too', () => {
    const twice = { file: 'a.test.ts', title: 'DAY-04: DAY-04 again', isRest: false };
    const both = { file: 'b.spec.ts', title: 'DAY-04, DAY-99', isRest: true };
    const none = { file: 'c.test.ts', title: 'works', isRest: false };
    expect([...testsById([twice, both, none], idsIn)]).toEqual([
      ['DAY-04', [twice, both]],
      ['DAY-99', [both]],
    ]);
  });
});
