import { expect, test } from 'vitest';
import { jitterOf } from './retry.ts';

test('LDR-08, SES-11: visitors of one failure come back spread from 0.7 to 1.3 of the pause', () => {
  expect([0, 0.5, 1].map((random) => Number(jitterOf(random).toFixed(3)))).toEqual([0.7, 1, 1.3]);
});
