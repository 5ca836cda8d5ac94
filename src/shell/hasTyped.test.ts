import { expect, test } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { hasTyped } from './hasTyped.ts';

test.each([
  ['<input value="">', false],
  ['<input value="a">', true],
  ['<input type="search" value="a">', true],
  ['<input type="password" value="a">', true],
  ['<textarea></textarea>', false],
  ['<textarea>a</textarea>', true],
  ['<input><input value="a">', true],
  // Fields without typed text.
  ...['button', 'checkbox', 'hidden', 'radio', 'range', 'reset', 'submit'].map(
    (type) => [`<input type="${type}" value="1">`, false] as const,
  ),
  ['<select><option value="1" selected>1</option></select><button value="1">1</button>', false],
] as const)('LDR-11: a page with %s has typed text that would be lost: %s', (html, isTyped) => {
  openWindow();
  document.body.innerHTML = html;
  expect(hasTyped(document)).toBe(isTyped);
});
