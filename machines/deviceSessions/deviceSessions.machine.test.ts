import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { deviceSessionsMachine } from './deviceSessions.machine.ts';

const open = () => {
  const ports = withDeferredPorts(deviceSessionsMachine);
  const actor = createActor(ports.machine).start();
  return { ...ports, send: actor.send, state: () => actor.getSnapshot().value };
};

test('PRO-04: one session ends, or all the others, one press at a time', async () => {
  const devices = open();
  devices.send({ type: 'end.pressed', id: 'phone' });
  devices.send({ type: 'others.pressed' });
  expect([devices.state(), devices.asked]).toEqual(['ending', [{ port: 'end', input: { id: 'phone' } }]]);
  await devices.answer('end', undefined);
  expect(devices.state()).toBe('ended');
  devices.send({ type: 'others.pressed' });
  expect(devices.asked.at(-1)).toEqual({ port: 'end', input: { id: null } });
});

test('PRO-04: what failed is asked again, for the same session', async () => {
  const devices = open();
  devices.send({ type: 'end.pressed', id: 'phone' });
  await devices.fail('end', new Error('it broke'));
  expect(devices.state()).toBe('failed');
  devices.send({ type: 'retry.pressed' });
  expect(devices.asked).toEqual([
    { port: 'end', input: { id: 'phone' } },
    { port: 'end', input: { id: 'phone' } },
  ]);
});
