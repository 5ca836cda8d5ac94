import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { keptTicketsMachine, type KeptTicketsEvent } from './keptTickets.machine.ts';

const start = (isKept = false) => {
  const ports = withDeferredPorts(keptTicketsMachine);
  const actor = createActor(ports.machine, { input: { isKept } }).start();
  return {
    ports,
    send: (type: KeptTicketsEvent['type']) => actor.send({ type }),
    /** Its state, and the questions so far. */
    seen: () => [
      actor.getSnapshot().value,
      ports.asked.map(({ port }) => port).filter((port) => port !== 'device'),
    ],
  };
};

test('PKT-01: nothing is kept until it is chosen; then once, whatever is pressed meanwhile', async () => {
  const { ports, send, seen } = start();
  send('tickets.changed');
  expect(seen()).toEqual(['off', []]);
  send('keeping.chosen');
  send('keeping.chosen');
  expect(seen()).toEqual(['keeping', ['keep']]);
  await ports.answer('keep', { outcome: 'kept' });
  expect(seen()).toEqual(['kept', ['keep']]);
});

test('PKT-01: it is taken back in the same place, while it begins too', async () => {
  for (const isKept of [true, false]) {
    const { ports, send, seen } = start(isKept);
    if (!isKept) send('keeping.chosen');
    send('keeping.withdrawn');
    expect(seen()[0]).toBe('removing');
    await ports.answer('remove', undefined);
    expect(seen()[0]).toBe('off');
  }
  const { ports, send, seen } = start(true);
  send('keeping.withdrawn');
  await ports.fail('remove', new Error('it broke'));
  expect(seen()[0]).toBe('off');
});

test.each([
  ['refused', { outcome: 'refused' }],
  ['off', null],
] as const)('PKT-01: what another tab keeps is kept here too, where it is %s', async (state, answer) => {
  const { ports, send, seen } = start();
  if (answer !== null) {
    send('keeping.chosen');
    await ports.answer('keep', answer);
  }
  const before = seen()[0];
  send('tickets.kept');
  expect([before, seen()[0]]).toEqual([state, 'kept']);
});

test('PKT-04: what is kept follows the reservations; without a network it stays as it is', async () => {
  const { ports, send, seen } = start(true);
  send('tickets.changed');
  send('tickets.changed');
  expect(seen()).toEqual(['updating', ['update', 'update']]);
  await ports.fail('update', new Error('no network'));
  expect(seen()[0]).toBe('kept');
  send('tickets.removed');
  expect(seen()[0]).toBe('off');
});

test('PKT-01: a browser that keeps nothing and a ticket that cannot be fetched are told apart', async () => {
  const { ports, send, seen } = start();
  send('keeping.chosen');
  await ports.answer('keep', { outcome: 'refused' });
  expect(seen()[0]).toBe('refused');
  send('keeping.chosen');
  await ports.fail('keep', new Error('it broke'));
  expect(seen()[0]).toBe('failed');
  send('tickets.kept');
  expect(seen()[0]).toBe('kept');
});
