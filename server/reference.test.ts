import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reference } from './reference.ts';

test('OPS-42: docs/api.md says what each route takes and answers: `npm run documents` writes it anew', () => {
  expect(reference()).toBe(readFileSync('docs/api.md', 'utf8'));
});
