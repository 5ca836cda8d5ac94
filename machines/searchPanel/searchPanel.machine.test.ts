import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { type SearchPanelEvent, searchPanelMachine } from './searchPanel.machine.ts';

const after = (...types: SearchPanelEvent['type'][]) => {
  const told: unknown[] = [];
  const actor = createActor(searchPanelMachine);
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  for (const type of types) actor.send({ type });
  return { value: actor.getSnapshot().value, told };
};
const opened = { type: 'opened' };

test('SRCH-04: the filters are hidden until toggled', () => {
  expect(after()).toEqual({ value: 'closed', told: [] });
  expect(after('filters.toggled')).toEqual({ value: 'open', told: [opened] });
});

test('SRCH-04: the submit button shows the results, and leads to them', () => {
  expect(after('filters.toggled', 'filters.submitted')).toEqual({
    value: 'closed',
    told: [opened, { type: 'closed', to: 'results' }],
  });
});

test.each(['filters.toggled', 'filters.escaped'] as const)(
  'SRCH-11: %s closes them and leads back to the toggle',
  (way) => {
    expect(after('filters.toggled', way)).toEqual({
      value: 'closed',
      told: [opened, { type: 'closed', to: 'toggle' }],
    });
  },
);

test('SRCH-04: where nothing is open, nothing closes', () => {
  expect(after('filters.submitted', 'filters.escaped')).toEqual({ value: 'closed', told: [] });
});
