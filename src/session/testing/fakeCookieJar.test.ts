import { expect, test } from 'vitest';
import { createFakeCookieJar } from './fakeCookieJar.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const site = 'https://chapiteau.test';

const open = () => {
  let now = noon;
  const jar = createFakeCookieJar(() => now);
  return {
    jar,
    write: (text: string, page = `${site}/en/profile`) => {
      jar.at(page).cookie = text;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
};

test('control: a cookie is kept with its attributes, and said without them', () => {
  const { jar, write } = open();
  write('a=1; Path=/; Max-Age=60; SameSite=Strict; Secure');
  write('b=2');
  expect([jar.all(), jar.at(`${site}/en/other`).cookie]).toEqual([
    [
      { name: 'a', value: '1', path: '/', sameSite: 'strict', isSecure: true, expiresAt: noon + 60_000 },
      { name: 'b', value: '2', path: '/en', sameSite: 'lax', isSecure: false, expiresAt: null },
    ],
    'a=1; b=2',
  ]);
});

test('control: a deletion with another path deletes nothing', () => {
  const { jar, write } = open();
  write('a=1; path=/');
  for (const text of [
    'a=; max-age=0',
    'a=; path=/fr; max-age=0',
    'a=; path=/fr; expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])
    write(text);
  expect(jar.valuesOf('a')).toEqual(['1']);
  write('a=; path=/; max-age=0');
  expect(jar.valuesOf('a')).toEqual([]);
});

test('control: a cookie is replaced by one of its name and path only', () => {
  const { jar, write } = open();
  write('a=1; path=/');
  write('a=2; path=/en');
  write('a=3; path=/');
  expect(jar.valuesOf('a')).toEqual(['2', '3']);
});

test.each(['max-age=60', `expires=${new Date(noon + 60_000).toUTCString()}`])(
  'control: %s is a minute, and not a millisecond longer',
  (attribute) => {
    const { jar, write, pass } = open();
    write(`a=1; ${attribute}`);
    pass(59_999);
    expect(jar.valuesOf('a')).toEqual(['1']);
    pass(1);
    expect(jar.valuesOf('a')).toEqual([]);
  },
);

test.each([
  ['/en', 'a=1'],
  ['/en/shows', 'a=1'],
  ['/english', ''],
  ['/', ''],
])('control: what is kept under /en is seen on %s: %j', (path, seen) => {
  const { jar, write } = open();
  write('a=1; path=/en');
  expect(jar.at(site + path).cookie).toBe(seen);
});

test('control: without TLS a secure cookie is not set, not seen, not replaced', () => {
  const { jar, write } = open();
  const plain = 'http://chapiteau.test/en';
  write('a=1; path=/; secure');
  write('b=1; path=/; secure', plain);
  write('a=; path=/; max-age=0', plain);
  expect([jar.valuesOf('a'), jar.valuesOf('b'), jar.at(plain).cookie]).toEqual([['1'], [], '']);
});

test('control: a cookie for every site must be secure', () => {
  const { jar, write } = open();
  write('a=1; path=/; samesite=none');
  write('b=1; path=/; samesite=none; secure');
  expect(jar.at(`${site}/`).cookie).toBe('b=1');
});
