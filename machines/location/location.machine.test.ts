import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import {
  locationMachine,
  nowhere,
  type Chosen,
  type Level,
  type Listed,
  type LocationEvent,
} from './location.machine.ts';

const open = (chosen: Chosen = nowhere) => {
  const ports = withDeferredPorts(locationMachine);
  const actor = createActor(ports.machine, { input: { chosen } }).start();
  return {
    ...ports,
    state: () => actor.getSnapshot().value,
    chosen: () => actor.getSnapshot().context.chosen,
    asks: () => ports.asked.map(({ input }) => input),
    send: (...events: LocationEvent[]) => events.forEach((event) => actor.send(event)),
  };
};
const some = { outcome: 'some' };
const choose = (level: keyof Chosen, id: string): LocationEvent => ({ type: 'place.chosen', level, id });

describe('PRO-17: where somebody lives', () => {
  test('PRO-17: each list is asked for within the place that was chosen before', async () => {
    const location = open();
    await location.answer('list', some);
    location.send(choose('country', 'CA'));
    await location.answer('list', some);
    location.send(choose('province', 'CA-QC'));
    await location.answer('list', some);
    location.send(choose('city', 'CA-QC-Laval'));
    expect([location.state(), location.chosen(), location.asks()]).toEqual([
      'whole',
      { country: 'CA', province: 'CA-QC', city: 'CA-QC-Laval' },
      [
        { level: 'country', within: '' },
        { level: 'province', within: 'CA' },
        { level: 'city', within: 'CA-QC' },
      ],
    ]);
  });

  test('PRO-17: a list that comes after another country was chosen changes nothing', async () => {
    const answers = new Map<string, (listed: Listed) => void>();
    const list = fromPromise<Listed, { level: Level; within: string }>(
      ({ input }) => new Promise((resolve) => answers.set(input.within, resolve)),
    );
    const input = { chosen: { ...nowhere, country: 'CA' } };
    const actor = createActor(locationMachine.provide({ actors: { list } }), { input }).start();
    actor.send(choose('country', 'BE'));
    answers.get('CA')?.({ outcome: 'some' });
    await Promise.resolve();
    expect(actor.getSnapshot().value).toBe('listing');
    answers.get('BE')?.({ outcome: 'none' });
    await waitFor(actor, (state) => state.matches('whole'));
    expect(actor.getSnapshot().context.chosen).toEqual({ ...nowhere, country: 'BE' });
  });

  test('PRO-17: another country takes what lay in the one before with it', async () => {
    const location = open({ country: 'CA', province: 'CA-QC', city: 'CA-QC-Laval' });
    location.send(choose('province', 'CA-ON'));
    expect(location.chosen()).toEqual({ country: 'CA', province: 'CA-ON', city: '' });
    location.send(choose('country', 'FR'));
    expect(location.chosen()).toEqual({ ...nowhere, country: 'FR' });
  });

  test('PRO-17: nothing is chosen within what is not chosen', async () => {
    const location = open();
    location.send(choose('city', 'CA-QC-Laval'), choose('country', 'CA'));
    await location.answer('list', some);
    location.send(choose('province', 'CA-QC'));
    expect(location.chosen()).toEqual(nowhere);
  });

  test('PRO-17: a list that cannot be fetched can be asked for again', async () => {
    const location = open();
    await location.fail('list', new Error('it broke'));
    expect(location.state()).toBe('failed');
    location.send({ type: 'retry.pressed' });
    await location.answer('list', some);
    expect(location.state()).toBe('choosing');
  });
});
