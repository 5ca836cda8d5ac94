import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { nearMeMachine } from './nearMe.machine.ts';

const position = { latitude: 46.8, longitude: -71.2 };

const start = () => {
  const ports = withDeferredPorts(nearMeMachine);
  const actor = createActor(ports.machine).start();
  return {
    press: (isSupported = true) => actor.send({ type: 'nearMe.pressed', isSupported }),
    answers: (output: object) => ports.answer('locate', output),
    fails: () => ports.fail('locate', new Error('it broke')),
    asked: () => ports.asked.length,
    seen: () => [actor.getSnapshot().value, actor.getSnapshot().context.position],
    inputs: () => ports.asked.map(({ input }) => input),
  };
};

test('ANA-03: the position is asked for at a press only, within a time', () => {
  const view = start();
  expect([view.seen(), view.asked()]).toEqual([['idle', null], 0]);
  view.press();
  expect([view.seen(), view.inputs()]).toEqual([['asking', null], [settings.nearMe]]);
});

test('ANA-03: the cities are sorted until the next press, which forgets the position', async () => {
  const view = start();
  view.press();
  await view.answers({ outcome: 'located', position });
  expect(view.seen()).toEqual(['sorted', position]);
  view.press();
  expect([view.seen(), view.asked()]).toEqual([['idle', null], 1]);
});

test('ANA-03: a press while the browser asks takes the wish back; what comes late sorts nothing', async () => {
  const view = start();
  view.press();
  view.press();
  await view.answers({ outcome: 'located', position });
  expect(view.seen()).toEqual(['idle', null]);
});

test.each(['denied', 'unavailable', 'timedOut'])(
  'ANA-03: %s is told, and can be tried again',
  async (outcome) => {
    const view = start();
    view.press();
    await view.answers({ outcome });
    expect(view.seen()).toEqual([outcome, null]);
    view.press();
    await view.answers({ outcome: 'located', position });
    expect([view.seen(), view.asked()]).toEqual([['sorted', position], 2]);
  },
);

test('ANA-03: a browser that breaks does not know; one that cannot ask is asked no more', async () => {
  const broken = start();
  broken.press();
  await broken.fails();
  expect(broken.seen()).toEqual(['unavailable', null]);
  const old = start();
  old.press(false);
  old.press();
  expect([old.seen(), old.asked()]).toEqual([['unsupported', null], 0]);
});
