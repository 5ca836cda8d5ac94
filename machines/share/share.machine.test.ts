import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { shareMachine } from './share.machine.ts';

const start = () => {
  const ports = withDeferredPorts(shareMachine);
  const actor = createActor(ports.machine).start();
  return {
    press: (hasSheet: boolean) => actor.send({ type: 'share.pressed', hasSheet }),
    answers: ports.answer,
    fails: (port: string) => ports.fail(port, new Error('it broke')),
    /** Its state, and the questions so far. */
    seen: () => [actor.getSnapshot().value, ports.asked.map(({ port }) => port)],
  };
};

test('the system’s sheet shares, where there is one; who closes it hears nothing', async () => {
  for (const outcome of ['shared', 'cancelled']) {
    const view = start();
    view.press(true);
    expect(view.seen()).toEqual(['sharing', ['share']]);
    await view.answers('share', { outcome });
    expect(view.seen()).toEqual(['idle', ['share']]);
  }
});

test('without a sheet, or where it fails, the address is copied', async () => {
  const without = start();
  without.press(false);
  const failed = start();
  failed.press(true);
  await failed.answers('share', { outcome: 'failed' });
  const broken = start();
  broken.press(true);
  await broken.fails('share');
  expect([without.seen(), failed.seen(), broken.seen()]).toEqual([
    ['copying', ['copy']],
    ['copying', ['share', 'copy']],
    ['copying', ['share', 'copy']],
  ]);
  await without.answers('copy', { outcome: 'copied' });
  expect(without.seen()).toEqual(['copied', ['copy']]);
});

test('an address that cannot be copied is shown', async () => {
  const refused = start();
  refused.press(false);
  await refused.answers('copy', { outcome: 'refused' });
  const broken = start();
  broken.press(false);
  await broken.fails('copy');
  expect([refused.seen(), broken.seen()]).toEqual([
    ['shown', ['copy']],
    ['shown', ['copy']],
  ]);
});

test('presses at work are ignored, and at rest each one counts', async () => {
  const view = start();
  view.press(true);
  view.press(true);
  view.press(false);
  expect(view.seen()).toEqual(['sharing', ['share']]);
  await view.answers('share', { outcome: 'failed' });
  view.press(true);
  expect(view.seen()).toEqual(['copying', ['share', 'copy']]);
  await view.answers('copy', { outcome: 'copied' });
  view.press(false);
  expect(view.seen()).toEqual(['copying', ['share', 'copy', 'copy']]);
  await view.answers('copy', { outcome: 'refused' });
  view.press(true);
  expect(view.seen()).toEqual(['sharing', ['share', 'copy', 'copy', 'share']]);
});
