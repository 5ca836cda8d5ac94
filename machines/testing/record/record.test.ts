import { assign, emit, sendTo, setup } from 'xstate';
import { expect, test } from 'vitest';
import { port, source } from '#machines/port.ts';
import { transitionPaths } from '../transitionPaths.ts';
import { walked } from '../walkedMachine.ts';
import { walkPath } from '../walkPath.ts';
import { differences } from './differences.ts';
import { expectedMoments } from './expected.ts';
import { parseRecord, recordText } from './record.ts';
import { recordOf } from './recordOf.ts';

interface Lamp {
  presses: number;
  bulb: { colour: string; kind: string } | null;
  trouble: 'no power' | null;
}

const lampSetup = setup({
  types: {} as {
    context: Lamp;
    events: { type: 'switch.pressed' } | { type: 'bulb.changed'; bulb: { colour: string; kind: string } };
    emitted: { type: 'clicked'; by: string };
    output: { presses: number };
  },
  actors: { light: port<void, { colour: string }>('light'), meter: source<never>('meter') },
  actions: {
    count: assign({ presses: ({ context }) => context.presses + 1 }),
    changeBulb: assign((_, { bulb }: Pick<Lamp, 'bulb'>) => ({ bulb })),
    noteTrouble: assign({ trouble: 'no power' }),
    forgetTrouble: assign({ trouble: null }),
    click: emit({ type: 'clicked', by: 'hand' }),
    tellMeter: sendTo('meter', { type: 'power.used' }),
    warn: (_: unknown, _params: { aloud: boolean }) => {},
  },
  delays: { evening: 5_000 },
});

const press = { target: 'lighting', actions: ['count', 'forgetTrouble', 'click'] } as const;

const lampMachine = lampSetup.createMachine({
  id: 'lamp',
  context: { presses: 0, bulb: null, trouble: null },
  initial: 'off',
  invoke: { id: 'meter', src: 'meter' },
  output: ({ context }) => ({ presses: context.presses }),
  on: { 'bulb.changed': { actions: { type: 'changeBulb', params: ({ event }) => event } } },
  states: {
    off: { on: { 'switch.pressed': press } },
    lighting: {
      invoke: {
        id: 'light',
        src: 'light',
        input: ({ context }) => ({ colour: context.bulb?.colour ?? 'none' }),
        onDone: { target: 'on', actions: 'tellMeter' },
        onError: { target: 'off', actions: ['noteTrouble', { type: 'warn', params: { aloud: true } }] },
      },
    },
    on: { after: { evening: 'over' } },
    over: { type: 'final' },
  },
});

const lamp = (machine: typeof lampMachine = lampMachine) =>
  walked({
    machine,
    inputs: [{ says: 'it is dark', input: undefined }],
    examples: {
      'switch.pressed': [{ says: 'somebody presses the switch' }],
      'bulb.changed': [{ says: 'a red bulb comes', bulb: { colour: 'red', kind: 'gas or oil, old' } }],
      'xstate.done.actor.light': [{ says: 'there is light', output: undefined }],
      'xstate.error.actor.light': [{ says: 'there is no power' }],
      'xstate.after.evening': [{ says: 'the evening is over' }],
    },
    identity: ({ bulb, trouble }, value) =>
      value === 'off' ? { mood: trouble ?? 'dark, quiet or sad' } : { bulb: bulb?.colour ?? null },
    delays: { evening: () => 5_000 },
  });

const lampRecord = `# What lamp does: where each thing that happens leads, and what it leaves; what has no line stays as it was.
# People read it. It changes by \`npm run paths -- --accept lamp\` alone: read the difference.
it is dark:
  begins:
    - off (mood="dark, quiet or sad")
    - presses is 0
    - bulb is null
    - trouble is null
    - listens to meter
  states:
    off:
      a red bulb comes:
        - stays
        - takes bulb
      somebody presses the switch:
        - lighting (bulb=null)
        - presses goes up by 1
        - forgets trouble
        - emits clicked (by=hand)
        - asks light with colour=none
    lighting:
      a red bulb comes:
        - lighting (bulb=red)
        - takes bulb
      there is no power:
        - off (mood="no power")
        - trouble becomes "no power"
        - does warn with aloud=true
      there is light:
        - on (bulb kept)
        - tells meter power.used
        - starts evening, 5000 ms
    on:
      a red bulb comes:
        - on (bulb=red)
        - takes bulb
      after 5 s the evening is over:
        - over (bulb kept)
        - ends
        - returns (presses=1)
`;

test('TST-01: a record tells in plain words where each thing leads and all that it leaves', async () => {
  expect(recordText('lamp', await recordOf(lamp()))).toBe(lampRecord);
});

test('TST-01: a written record says the same to whoever reads it: each path goes as on the chart', async () => {
  const record = parseRecord(lampRecord);
  const paths = transitionPaths(lamp());
  const walks = await Promise.all(paths.map((path) => walkPath(lamp(), path)));
  expect(paths.map((path) => expectedMoments(record, path))).toEqual(walks.map(({ moments }) => moments));
  expect(paths.length).toBeGreaterThan(3);
});

test('TST-02: an action that is missing is told with the thing, its place and what it left', async () => {
  const broken = lamp(lampMachine.provide({ actions: { noteTrouble: assign({}) } }));
  expect(differences(parseRecord(lampRecord), await recordOf(broken))).toEqual([
    '- it is dark · off · somebody presses the switch: lighting (bulb=null); presses goes up by 1; forgets trouble; emits clicked (by=hand); asks light with colour=none',
    '- it is dark · lighting · there is no power: off (mood="no power"); trouble becomes "no power"; does warn with aloud=true',
    '+ it is dark · off · somebody presses the switch: lighting (bulb=null); presses becomes 1; emits clicked (by=hand); asks light with colour=none',
    '+ it is dark · lighting · there is no power: off (mood="dark, quiet or sad"); does warn with aloud=true',
  ]);
});

test('control: the same chart has no difference', async () => {
  expect(differences(parseRecord(lampRecord), await recordOf(lamp()))).toEqual([]);
});

test('TST-03: a thing that the record does not know is an error that says what to do', () => {
  const paths = transitionPaths(lamp());
  const record = parseRecord(lampRecord.replace('somebody presses the switch', 'somebody kicks it'));
  expect(() => paths.map((path) => expectedMoments(record, path))).toThrow(
    'lamp/2: the record of "lamp" does not know "somebody presses the switch" in off (mood="dark, quiet or sad"). Run `npm run paths -- --accept lamp` and read the difference.',
  );
  expect(() => paths.map((path) => expectedMoments({}, path))).toThrow(
    'does not know the start "it is dark"',
  );
});
