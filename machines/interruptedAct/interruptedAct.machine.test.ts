import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { type Intent, interruptedActMachine, type IntentOwner } from './interruptedAct.machine.ts';

const minute = 60_000;
const reserving: Intent = { kind: 'reserve', programmation: '1042', key: 'key-1' };

const open = () => {
  const clock = createManualClock();
  const actor = createActor(interruptedActMachine, { clock }).start();
  return { clock, actor, now: () => [actor.getSnapshot().value, actor.getSnapshot().context.intent] };
};

const openWaiting = () => {
  const act = open();
  act.actor.send({ type: 'act.resumed', intent: reserving });
  return act;
};
const nothing = ['none', null];
const waits = ['waiting', reserving];

describe('SES-32: an act waits for its control', () => {
  test('SES-32: from when its member is back', () => {
    expect([open().now(), openWaiting().now()]).toEqual([nothing, waits]);
  });

  test.each<[IntentOwner, unknown]>([
    [{ kind: 'reserve', programmation: '1042' }, nothing],
    [{ kind: 'cancel', programmation: '1042' }, waits],
    [{ kind: 'reserve', programmation: '7' }, waits],
  ])('SES-32: until it is taken by its own: %j', (owner, left) => {
    const { actor, now } = openWaiting();
    actor.send({ type: 'act.taken', ...owner });
    expect(now()).toEqual(left);
  });

  test('SES-32: for ten minutes', () => {
    const { clock, now } = openWaiting();
    clock.fire(10 * minute);
    expect(now()).toEqual(nothing);
  });

  test('SES-13: as long as the session lasts', () => {
    const { actor, now } = openWaiting();
    actor.send({ type: 'session.ended' });
    expect(now()).toEqual(nothing);
  });
});
