import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { recordOf } from './record/recordOf.ts';
import { type WalkedMachine, walked } from './walkedMachine.ts';
import { listPaths } from './listPaths.ts';

const lamp = setup({
  types: {} as { events: { type: 'pressed' } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});
const lampWithBulb = setup({
  types: {} as { events: { type: 'pressed' } },
  guards: { isBroken: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: [{ guard: 'isBroken', target: 'broken' }, { target: 'on' }] } },
    on: { on: { pressed: 'off' } },
    broken: { tags: 'resting' },
  },
});

const walkedBy = {
  inputs: [{ says: 'it is dark', input: undefined }],
  examples: { pressed: [{ says: 'somebody presses the switch' }] },
  identity: () => ({}),
  delays: {},
} as const;

const listed = async (entry: WalkedMachine) => listPaths(entry, await recordOf(entry));

test('the paths of a machine are numbered sentences in plain words, and its coverage a line', async () => {
  expect(await listed(walked({ machine: lamp, ...walkedBy }))).toEqual({
    lines: [
      'lamp/1  it is dark → somebody presses the switch → somebody presses the switch',
      'lamp: states 2/2, transitions 2/2',
    ],
    faults: [],
  });
});

test('control: a state and a transition that no path reaches are named', async () => {
  expect(await listed(walked({ machine: lampWithBulb, ...walkedBy }))).toEqual({
    lines: [
      'lamp/1  it is dark → somebody presses the switch → somebody presses the switch',
      'lamp: states 2/3, transitions 2/3',
    ],
    faults: [
      'lamp: no path reaches the state "broken"',
      'lamp: no path takes the transition "lamp.off pressed #0"',
    ],
  });
});
