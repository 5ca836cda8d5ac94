import { expect, test } from 'vitest';
import { linesOfParts } from './parts.ts';

const chart = `export const machine = setup({
  types: {},
  guards: {
    isOpen: ({ context }) => context.isOpen,
  },
  actions: {
    note: assign({
      isOpen: true,
    }),
  },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'x',
  states: {
    a: { on: { go: { guard: 'isOpen', actions: 'note' } } },
  },
});`;

test('TST-16: guards, actions and delays of a chart are inside, its states outside', () => {
  expect([...linesOfParts(chart)]).toEqual([4, 7, 8, 9, 11]);
});

test('TST-16: a file without a chart is inside as a whole', () => {
  expect([...linesOfParts('const pause = 1;\nexport { pause };')]).toEqual([1, 2]);
});
