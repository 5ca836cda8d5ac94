import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
/** Where parts stick to the foot of the window; the panels are in sheets, which lie over everything. */
const sticking = globSync('src/**/*.module.css')
  .filter((path) => !/layout\/(BottomBar|CookieBanner)\.module|\/panels\//.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/[^{}]*\{[^{}]*\bposition: (?:fixed|sticky);[^{}]*\}/g)].map(([rule]) => rule),
  )
  .map((rule) => /\n\s*(?:bottom|inset): ([^;]*);/.exec(rule)?.[1] ?? '')
  // Parts that cover the window, or stick to its head, have nothing below them.
  .filter((place) => place !== '' && place !== '0' && !/^0 0 auto$/.test(place));

test('LAY-35: what sticks to the foot of the window stands above the bar of phones and the cookies’ notice', () => {
  expect(sticking.length).toBeGreaterThan(2);
  expect(sticking.filter((place) => !place.includes('var(--foot)'))).toEqual([]);
  expect(read('src/shell/styles/tokens.css')).toContain('--foot: calc(var(--bottom-bar) + var(--notice));');
});

test('LAY-35: what has the focus, and the end of the page, stand above them too', () => {
  const base = read('src/shell/styles/base.css');
  expect(base).toMatch(/\nhtml \{[^}]*\bscroll-padding-bottom: var\(--foot\);/);
  expect(base).toMatch(/\nbody::after \{[^}]*\bheight: var\(--foot\);/);
});
