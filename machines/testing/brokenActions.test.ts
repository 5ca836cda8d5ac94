import { expect, test } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { changedActions, droppedActions } from './brokenActions.ts';
import { faultsOf } from './brokenCharts.ts';
import { everyMachine } from './everyMachine.ts';
import { untoldFaults } from './untoldFaults.ts';

const lamp = setup({
  types: {} as { context: { presses: number; hand: string }; events: { type: 'pressed'; hand: string } },
  actions: {
    count: assign({ presses: ({ context }) => context.presses + 1 }),
    noteHand: assign((_, { hand }: { hand: string }) => ({ hand })),
    forgetHand: assign({ hand: '' }),
    click: emit({ type: 'clicked' }),
    clack: emit({ type: 'clacked' }),
    shine: (_: unknown, _params: { brightly: boolean }) => {},
  },
}).createMachine({
  id: 'lamp',
  context: { presses: 0, hand: '' },
  initial: 'off',
  states: {
    off: {
      entry: 'forgetHand',
      on: {
        pressed: {
          target: 'on',
          actions: ['count', { type: 'noteHand', params: ({ event }) => ({ hand: event.hand }) }, 'click'],
        },
      },
    },
    on: {
      entry: { type: 'shine', params: { brightly: true } },
      exit: 'clack',
      on: { pressed: 'off' },
    },
  },
});

test('TST-06: each action of a transition, an entry and an exit is left out once', () => {
  expect(droppedActions(lamp).map(({ name }) => name)).toEqual([
    'lamp.off pressed #0 lacks count (1)',
    'lamp.off pressed #0 lacks noteHand (2)',
    'lamp.off pressed #0 lacks click (3)',
    'lamp.off at its entry lacks forgetHand (1)',
    'lamp.on at its entry lacks shine (1)',
    'lamp.on at its exit lacks clack (1)',
  ]);
});

test('TST-06: counting, telling and doing happen twice; an action is taken for another one of its shape', () => {
  expect(changedActions(lamp).map(({ name }) => name)).toEqual([
    'lamp.off pressed #0 does count twice (1)',
    'lamp.off pressed #0 does forgetHand instead of count (1)',
    'lamp.off pressed #0 does click twice (3)',
    'lamp.off pressed #0 does clack instead of click (3)',
    'lamp.off at its entry does count instead of forgetHand (1)',
    'lamp.on at its entry does shine twice (1)',
    'lamp.on at its exit does clack twice (1)',
    'lamp.on at its exit does click instead of clack (1)',
  ]);
});

test('control: a fault breaks its copy alone', () => {
  const copy = lamp.provide({});
  droppedActions(copy)[0]?.plant(copy);
  expect(droppedActions(copy)).toHaveLength(5);
  expect(droppedActions(lamp)).toHaveLength(6);
});

test('TST-07: each fault that no path tells is one of a chart', () => {
  const every = everyMachine.flatMap(({ machine }) => [
    ...faultsOf(machine),
    ...droppedActions(machine),
    ...changedActions(machine),
  ]);
  const names = every.map(({ name }) => name);
  expect([...untoldFaults].filter((name) => !names.includes(name))).toEqual([]);
});
