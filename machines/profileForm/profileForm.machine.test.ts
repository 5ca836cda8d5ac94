import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { profileFormMachine, type ProfileFormEvent } from './profileForm.machine.ts';

const changes = { lastname: 'Tremblay' };
const edit = { type: 'edit.pressed', tag: '"first"' } as const;
const submit = { type: 'form.submitted', changes, faults: [] } as const;

const open = (...events: ProfileFormEvent[]) => {
  const ports = withDeferredPorts(profileFormMachine);
  const actor = createActor(ports.machine).start();
  const send = (...more: ProfileFormEvent[]) => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    ...ports,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

describe('the details', () => {
  test('PRO-02: what differs is sent once, with the version that it was changed from', async () => {
    const form = open(edit, submit, submit);
    expect([form.state(), form.asked]).toEqual([
      'saving',
      [{ port: 'save', input: { changes, tag: '"first"' } }],
    ]);
    await form.answer('save', { outcome: 'saved' });
    expect([form.state(), form.context().changes]).toEqual(['saved', {}]);
    form.send({ type: 'edit.pressed', tag: '"second"' });
    expect([form.state(), form.context().tag]).toEqual(['editing', '"second"']);
  });

  test('PRO-02: nothing is sent where nothing was changed, or something is wrong', () => {
    const form = open(edit, { ...submit, changes: {} });
    expect([form.state(), form.asked]).toEqual(['viewing', []]);
    const faults = [{ field: 'firstname', code: 'missing' }] as const;
    form.send(edit, { ...submit, faults });
    expect([form.state(), form.context().faults, form.asked]).toEqual(['refused', faults, []]);
    form.send(submit);
    expect([form.state(), form.context().faults]).toEqual(['saving', []]);
  });

  test('PRO-02: what the server does not take can be corrected, or given up', async () => {
    const form = open(edit, submit);
    const faults = [{ field: 'lastname', code: 'characters' }];
    await form.answer('save', { outcome: 'refused', faults });
    expect([form.state(), form.context().faults]).toEqual(['refused', faults]);
    form.send({ type: 'cancel.pressed' });
    expect([form.state(), form.context().faults, form.context().changes]).toEqual(['viewing', [], {}]);
  });

  test('PRO-02: of a conflict what is the member’s own is kept, and sent over the version that is there', async () => {
    const form = open(edit, submit);
    await form.answer('save', { outcome: 'conflict', tag: '"second"' });
    expect(form.state()).toBe('conflict');
    form.send({ type: 'mine.kept' });
    expect(form.asked.at(-1)).toEqual({ port: 'save', input: { changes, tag: '"second"' } });
    await form.answer('save', { outcome: 'conflict', tag: '"third"' });
    expect(form.state()).toBe('conflict');
  });

  test('PRO-02: or what is there is taken, and nothing is sent', async () => {
    const form = open(edit, submit);
    await form.answer('save', { outcome: 'conflict', tag: '"second"' });
    form.send({ type: 'theirs.taken' });
    expect([form.state(), form.context().changes, form.asked.length]).toEqual(['viewing', {}, 1]);
  });

  test('PRO-02: what could not be sent is kept, and can be changed and sent again, for the same version', async () => {
    const form = open(edit, submit);
    await form.fail('save', new Error('it broke'));
    expect([form.state(), form.context().problem]).toEqual(['failed', 'unavailable']);
    form.send({ ...submit, changes: { ...changes, location: 'Laval' } });
    expect([form.asked.at(-1), form.context().problem]).toEqual([
      { port: 'save', input: { changes: { ...changes, location: 'Laval' }, tag: '"first"' } },
      null,
    ]);
    await form.answer('save', { outcome: 'too-many', retryAfter: 60 });
    const { problem, retryAfter } = form.context();
    expect([form.state(), problem, retryAfter]).toEqual(['failed', 'too-many', 60]);
    const faults = [{ field: 'lastname', code: 'characters' }] as const;
    form.send({ ...submit, faults });
    expect([form.state(), form.context()]).toMatchObject([
      'refused',
      { faults, problem: null, retryAfter: null },
    ]);
  });
});
