import { createActor, type EventObject, fromPromise } from 'xstate';
import { listening } from '../port.ts';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { promisesHeard } from '../testing/promisesHeard.ts';
import { sessionMachine } from './session.machine.ts';
import type { Intent, SessionEvent, TabsEvent, Waiting } from './session.setup.ts';

const minute = 60_000;
const reserving: Intent = { kind: 'reserve', programmation: '1042', key: 'key-1' };
const verified = (memberId: string): SessionEvent => ({ type: 'login.verified', memberId });
const began: SessionEvent = { type: 'action.began', intent: reserving, isGuarded: false };

/** A session, of Camille by default, with sources and a server in the test's hands. */
const open = (
  outcome: 'refreshed' | 'refused' = 'refreshed',
  memberId: string | null = 'camille',
  parked: { intent: Intent; memberId: string; remaining: number } | null = null,
) => {
  const clock = createManualClock();
  const told: string[] = [];
  let kept: Waiting | null = null;
  let isListening = false;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        refresh: fromPromise<{ outcome: 'refreshed' | 'refused' }, undefined>(() =>
          Promise.resolve({ outcome }),
        ),
        signOut: fromPromise(() => Promise.resolve()),
        presence: listening<SessionEvent>(() => {
          isListening = true;
          return () => {
            isListening = false;
          };
        }),
        keepParked: listening<never, EventObject, Waiting>((_send, _receive, input) => {
          kept = input;
          return () => {
            kept = null;
          };
        }),
        tabs: listening<SessionEvent, TabsEvent>((_send, receive) => receive(({ type }) => told.push(type))),
      },
    }),
    { clock, input: { memberId, parked, jitter: 1 } },
  ).start();
  return {
    clock,
    told,
    kept: () => kept,
    isListening: () => isListening,
    act: () => actor.getSnapshot().children.interruptedAct?.getSnapshot().value,
    send: async (...events: SessionEvent[]): Promise<void> => {
      for (const event of events) actor.send(event);
      await promisesHeard();
    },
  };
};

describe('what the other tabs are told', () => {
  test('SES-12: what somebody does, once each time; not what was done elsewhere', async () => {
    const session = open();
    await session.send({ type: 'activity.elsewhere', idleFor: 0 });
    expect(session.told).toEqual([]);
    await session.send({ type: 'activity.seen' });
    expect(session.told).toEqual(['activity.shared']);
  });

  test('SES-12: the page asks them before it asks the member, who wants to stay', async () => {
    const session = open();
    session.clock.fire(29 * minute);
    expect(session.told).toEqual(['activity.asked']);
    await session.send({ type: 'activity.seen' }, { type: 'session.extended' });
    expect(session.told).toEqual(['activity.asked', 'activity.shared']);
  });

  test.each<[SessionEvent, string[]]>([
    [{ type: 'logout.pressed' }, ['signOut.shared']],
    [{ type: 'signedOut.elsewhere', isOwnLogin: true }, []],
    [{ type: 'signedOut.elsewhere', isOwnLogin: false }, ['signOut.shared']],
  ])('SES-13: %j', async (event, told) => {
    const session = open();
    await session.send(event);
    expect(session.told).toEqual(told);
  });
});

test('SES-12: the page is watched as long as somebody is logged in', async () => {
  const session = open('refused', null);
  const seen = [session.isListening()];
  for (const event of [verified('camille'), began, { type: 'refresh.asked' }, verified('sam')] as const) {
    await session.send(event);
    seen.push(session.isListening());
  }
  expect(seen).toEqual([false, true, true, false, true]);
});

describe('SES-32: what was interrupted', () => {
  const interrupted = async () => {
    const session = open('refused');
    await session.send(began, { type: 'refresh.asked' });
    return session;
  };
  const waiting = { intent: reserving, memberId: 'camille', remaining: 10 * minute } as const;

  test('SES-32: it is kept as long as it waits, since before a reload for the rest of its time', async () => {
    const parked = { ...waiting, remaining: 5 * minute };
    const again = open('refused', null, parked);
    expect([open().kept(), (await interrupted()).kept(), again.kept()]).toEqual([null, waiting, parked]);
  });

  test.each<[SessionEvent, string]>([
    [verified('camille'), 'waiting'],
    [verified('sam'), 'none'],
    [{ type: 'login.dismissed' }, 'none'],
  ])('SES-32: %j ends that', async (event, act) => {
    const session = await interrupted();
    await session.send(event);
    expect([session.kept(), session.act()]).toEqual([null, act]);
  });

  test.each<SessionEvent>([
    { type: 'logout.pressed' },
    { type: 'signedOut.elsewhere', isOwnLogin: true },
    { type: 'refresh.asked' },
  ])('SES-13: once resumed it ends with the session: %j', async (event) => {
    const session = await interrupted();
    await session.send(verified('camille'));
    expect(session.act()).toBe('waiting');
    await session.send(event);
    expect(session.act()).toBe('none');
  });
});
