import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';

const start = () => {
  const ports = withDeferredPorts(accountDeletionMachine);
  const actor = createActor(ports.machine);
  const told: string[] = [];
  actor.on('*', ({ type }) => void told.push(type));
  actor.start();
  return {
    ports,
    told,
    open: () => actor.send({ type: 'opened' }),
    dismiss: () => actor.send({ type: 'dismissed' }),
    confirm: (password = 'right') => actor.send({ type: 'confirmed', password }),
    /** Its state, problem and number of deletions. */
    seen: () => {
      const { value, context } = actor.getSnapshot();
      return [value, context.problem, ports.asked.length];
    },
    context: () => actor.getSnapshot().context,
  };
};

test('the password is asked for, passed on and never kept; then it is told that the account is gone', async () => {
  const { ports, told, open, confirm, seen, context } = start();
  confirm();
  expect(seen()).toEqual(['closed', null, 0]);
  open();
  confirm('');
  expect([seen(), told]).toEqual([['asking', 'missing', 0], ['refused']]);
  confirm('right');
  expect([seen(), JSON.stringify(context()).includes('right')]).toEqual([['deleting', null, 1], false]);
  expect(ports.asked).toEqual([expect.objectContaining({ input: { password: 'right' } })]);
  await ports.answer('remove', { outcome: 'deleted' });
  expect([seen(), told]).toEqual([
    ['deleted', null, 1],
    ['refused', 'deleted'],
  ]);
});

test('what has begun is not dismissed, nor begun again', async () => {
  const { ports, open, dismiss, confirm, seen } = start();
  open();
  confirm();
  dismiss();
  confirm();
  expect(seen()).toEqual(['deleting', null, 1]);
  await ports.answer('remove', { outcome: 'wrong-password' });
  dismiss();
  expect(seen()).toEqual(['closed', null, 1]);
  open();
  expect(seen()).toEqual(['asking', null, 1]);
});

test('a wrong password, too many of them and a failure are told apart, and each can be tried again', async () => {
  const { ports, told, open, confirm, seen, context } = start();
  open();
  confirm('wrong');
  await ports.answer('remove', { outcome: 'wrong-password' });
  expect([seen(), told]).toEqual([['asking', 'wrong-password', 1], ['refused']]);
  confirm('wrong');
  await ports.answer('remove', { outcome: 'too-many', retryAfter: 120 });
  expect([seen(), context().retryAfter]).toEqual([['asking', 'too-many', 2], 120]);
  confirm();
  await ports.fail('remove', new Error('it broke'));
  expect([seen(), context().retryAfter]).toEqual([['failed', null, 3], null]);
  confirm('');
  expect(seen()).toEqual(['asking', 'missing', 3]);
  confirm();
  await ports.answer('remove', { outcome: 'deleted' });
  expect(seen()).toEqual(['deleted', null, 4]);
});
