import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newsletterAnswer, newsletterRequest, readAddress } from './newsletter.ts';

const some = (length: number): string => 'a'.repeat(length);
/** Every sign that a name may have anywhere (RFC 5322). */
const signs = "!#$%&'*+/=?^_`{|}~-";

test.each([
  [' Camille@Example.TEST\n', 'camille@example.test'],
  ['ａ@théâtre.example', 'a@théâtre.example'],
  ["o'hara+fun_2.b.c@x-y.1example.ca", "o'hara+fun_2.b.c@x-y.1example.ca"],
  ['a@b.cd', 'a@b.cd'],
  [`a${signs}.b${signs}.${signs}@b.cd`, `a${signs}.b${signs}.${signs}@b.cd`],
  ['a@b.1c', 'a@b.1c'],
  ['a@b.c1', 'a@b.c1'],
  [`${some(64)}@example.test`, `${some(64)}@example.test`],
  [`a@${some(63)}.test`, `a@${some(63)}.test`],
  [`a@${`${some(61)}.`.repeat(4)}test`, `a@${`${some(61)}.`.repeat(4)}test`],
  [`${' '.repeat(1_010)}a@b.cd`, 'a@b.cd'],
])('LAY-33: %j is read as the address %j', (given, address) => {
  expect(readAddress(given)).toBe(address);
});

test.each([
  '',
  'a',
  'example.test',
  '@example.test',
  'a@',
  'a@example',
  'a@b@example.test',
  'a b@example.test',
  'a\n@example.test',
  '.a@example.test',
  'a.@example.test',
  'a..b@example.test',
  'é@example.test',
  'a@.test',
  'a@example.',
  'a@example..test',
  'a@-example.test',
  'a@example-.test',
  'a@exa mple.test',
  'a@exa_mple.test',
  'a@example.t',
  'a@example.12',
  'a@127.0.0.1',
  'a@example.test\nBcc: b@example.test',
  `${some(65)}@example.test`,
  `a@${some(64)}.test`,
  `a@${`${some(61)}.`.repeat(4)}tests`,
  `${' '.repeat(1_011)}a@b.cd`,
])('LAY-33: %j is no address', (given) => {
  expect(readAddress(given)).toBeNull();
});

test('LAY-33: a request has an address, maybe a language and the field that only programs fill in', () => {
  const email = 'a@b.cd';
  expect(
    [{ email }, { email, lang: 'en', topic: 'x', more: 1 }].map((given) => v.parse(newsletterRequest, given)),
  ).toEqual([
    { email, lang: 'fr', topic: '' },
    { email, lang: 'en', topic: 'x' },
  ]);
  const others = [{}, { email: 1 }, { email, lang: 'de' }, { email, topic: [] }, null];
  expect(others.filter((other) => v.is(newsletterRequest, other))).toEqual([]);
});

test('LAY-33: an answer says that the address was accepted, and nothing else', () => {
  expect(v.parse(newsletterAnswer, { data: { accepted: true, known: true }, id: 1 })).toEqual({
    data: { accepted: true },
  });
  const others = [{}, { data: {} }, { data: { accepted: false } }, { data: null }];
  expect(others.filter((other) => v.is(newsletterAnswer, other))).toEqual([]);
});
