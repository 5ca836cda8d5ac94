import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { newsletterSwitchMachine } from './newsletterSwitch.machine.ts';

const start = () => {
  const ports = withDeferredPorts(newsletterSwitchMachine);
  const actor = createActor(ports.machine).start();
  return {
    ports,
    want: (subscribed: boolean) => actor.send({ type: 'switched', subscribed }),
    /** Its state, the wanted choice, and the number of saves. */
    seen: () => {
      const { value, context } = actor.getSnapshot();
      return [value, context.subscribed, ports.asked.length];
    },
  };
};

test('LAY-33: a choice is saved once, whatever is pressed meanwhile, and can be taken back afterwards', async () => {
  const { ports, want, seen } = start();
  want(true);
  want(false);
  want(true);
  expect(seen()).toEqual(['saving', true, 1]);
  await ports.answer('save', { outcome: 'saved' });
  expect(seen()).toEqual(['settled', true, 1]);
  want(false);
  expect(seen()).toEqual(['saving', false, 2]);
});

test('LAY-34: a refusal and a failure are told apart, and after each one may choose again', async () => {
  const { ports, want, seen } = start();
  want(true);
  await ports.answer('save', { outcome: 'refused' });
  expect(seen()).toEqual(['refused', true, 1]);
  want(true);
  await ports.fail('save', new Error('it broke'));
  expect(seen()).toEqual(['failed', true, 2]);
  want(false);
  expect(seen()).toEqual(['saving', false, 3]);
});
