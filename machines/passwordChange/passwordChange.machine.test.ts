import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { passwordChangeMachine, type PasswordChangeEvent } from './passwordChange.machine.ts';

const passwords = { oldPassword: 'the old secret', newPassword: 'the new secret' };
const submit = { type: 'passwords.submitted', passwords, faults: [] } as const;

const open = () => {
  const ports = withDeferredPorts(passwordChangeMachine);
  const actor = createActor(ports.machine).start();
  return {
    ...ports,
    send: (...events: PasswordChangeEvent[]) => events.forEach((event) => actor.send(event)),
    told: () => {
      const { value, context } = actor.getSnapshot();
      return [value, context.problem, context.faults];
    },
    kept: () => JSON.stringify(actor.getSnapshot().context),
  };
};

describe('a new password for the old one', () => {
  test('PRO-04: both are sent, once, and kept nowhere', async () => {
    const form = open();
    form.send(submit, submit);
    expect(form.asked).toEqual([{ port: 'change', input: passwords }]);
    expect(form.kept()).not.toContain('secret');
    await form.answer('change', { outcome: 'changed' });
    expect(form.told()).toEqual(['changed', null, []]);
    form.send({ type: 'again.pressed' });
    expect(form.told()).toEqual(['editing', null, []]);
  });

  test('PRO-04: what is wrong is not sent, and said; the next try forgets it', () => {
    const form = open();
    const faults = [{ field: 'OldPassword', code: 'missing' }] as const;
    form.send({ ...submit, faults });
    expect([form.told(), form.asked]).toEqual([['editing', null, faults], []]);
    form.send(submit);
    expect(form.told()).toEqual(['saving', null, []]);
  });

  test.each([
    ['a wrong old password', [{ field: 'OldPassword', code: 'wrong' }]],
    ['a common new one', [{ field: 'Password', code: 'common' }]],
  ])('PRO-04: %s can be corrected', async (_, faults) => {
    const form = open();
    form.send(submit);
    await form.answer('change', { outcome: 'refused', faults });
    expect(form.told()).toEqual(['editing', null, faults]);
  });

  test('PRO-04: too many tries, and a server that cannot be reached, leave the form open', async () => {
    const form = open();
    form.send(submit);
    await form.answer('change', { outcome: 'too-many', retryAfter: 60 });
    expect(form.told()).toEqual(['editing', 'too-many', []]);
    form.send(submit);
    await form.fail('change', new Error('it broke'));
    expect(form.told()).toEqual(['editing', 'unavailable', []]);
    const faults = [{ field: 'OldPassword', code: 'missing' }] as const;
    form.send({ ...submit, faults });
    expect(form.told()).toEqual(['editing', null, faults]);
  });
});
