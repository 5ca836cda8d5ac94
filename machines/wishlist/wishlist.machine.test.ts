import { createActor, type StateValueFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import type { WishlistFacts } from './facts.ts';
import { type WishlistEvent, wishlistMachine } from './wishlist.machine.ts';

const off: WishlistFacts = { memberData: 'loaded', hasIds: true, isLiked: false, entryId: null };
const on: WishlistFacts = { ...off, isLiked: true, entryId: 'wish' };

const start = (facts: WishlistFacts, intent: string | null = null) => {
  let troubles = 0;
  const tellTrouble = () => {
    troubles += 1;
  };
  const ports = withDeferredPorts(wishlistMachine.provide({ actions: { tellTrouble } }));
  const actor = createActor(ports.machine, { input: { facts, intent } }).start();
  return {
    troubles: () => troubles,
    /** The messages to the session. */
    told: () => ports.said.map(({ event }) => event),
    asked: () => ports.asked.filter(({ port }) => port === 'change').length,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: WishlistEvent[]) => events.forEach((event) => actor.send(event)),
    answers: ports.answer,
    fails: (port: string) => ports.fail(port, new Error('it broke')),
  };
};

type View = ReturnType<typeof start>;
const press: WishlistEvent = { type: 'heart.toggled', key: 'k1' };

describe('WSH-02: where there is a heart', () => {
  test.each<[string, WishlistFacts, StateValueFrom<typeof wishlistMachine>]>([
    ['a member', off, 'off'],
    ['a member who likes it', on, 'on'],
    ['a visitor', { ...on, memberData: 'signed-out' }, 'hidden'],
    ['a member of whom nothing is known yet', { ...on, memberData: 'loading' }, 'hidden'],
    ['a member of whom nothing could be learned', { ...on, memberData: 'failed' }, 'hidden'],
    ['a ticket without its ids', { ...on, hasIds: false }, 'hidden'],
  ])('WSH-02: %s', (_, facts, state) => {
    expect(start(facts).state()).toBe(state);
  });

  test('WSH-02: no heart until the first facts are heard', () => {
    const { machine } = withDeferredPorts(wishlistMachine);
    const { value, context } = createActor(machine).start().getSnapshot();
    expect([value, context.facts]).toEqual([
      'hidden',
      { memberData: 'loading', hasIds: false, isLiked: false, entryId: null },
    ]);
  });
});

describe('pressing it', () => {
  test('WSH-06: further presses are ignored while it changes', () => {
    const view = start(off);
    view.send(press, press, press);
    expect([view.state(), view.asked()]).toEqual(['adding', 1]);
  });

  test.each([off, on])(
    'WSH-06: they are ignored while a lost answer is looked up, too: %j',
    async (facts) => {
      const view = start(facts);
      view.send(press);
      await view.answers('change', { outcome: 'unknown' });
      view.send({ type: 'heart.toggled', key: 'k2' });
      expect([view.state(), view.asked(), view.context().key]).toEqual(['checking', 1, 'k1']);
    },
  );

  test.each([
    ['it changes', async () => {}],
    ['a lost answer is looked up', (view: View) => view.answers('change', { outcome: 'unknown' })],
    ['the session has ended', (view: View) => view.answers('change', { outcome: 'unauthorised' })],
  ])('WSH-02: what becomes known while %s counts afterwards', async (_, lead) => {
    const view = start(off);
    view.send(press);
    await lead(view);
    const at = view.state();
    const facts: WishlistFacts = { ...off, memberData: 'signed-out', entryId: 'wish' };
    view.send({ type: 'facts.changed', facts });
    expect([view.state(), view.context().facts]).toEqual([at, facts]);
  });

  test('WSH-05: the server wins', async () => {
    const view = start(off);
    view.send(press);
    await view.answers('change', { outcome: 'changed', isLiked: false, entryId: 'wish' });
    expect([view.state(), view.context().facts.entryId]).toEqual(['off', 'wish']);
  });

  test('an entry that is gone is made anew, once', async () => {
    const view = start({ ...off, entryId: 'old' });
    view.send(press);
    await view.answers('change', { outcome: 'gone' });
    expect([view.state(), view.context().facts.entryId, view.asked()]).toEqual(['adding', null, 2]);
    await view.answers('change', { outcome: 'gone' });
    expect([view.state(), view.troubles()]).toEqual(['off', 1]);
  });

  test('an entry that is not gone is not made anew', async () => {
    const view = start({ ...off, entryId: 'old' });
    view.send(press);
    await view.answers('change', { outcome: 'refused' });
    expect([view.state(), view.context().facts.entryId, view.asked(), view.troubles()]).toEqual([
      'off',
      'old',
      1,
      1,
    ]);
  });

  test('an entry that is gone is not liked any more', async () => {
    const view = start(on);
    view.send(press);
    await view.answers('change', { outcome: 'gone' });
    expect([view.state(), view.troubles()]).toEqual(['off', 0]);
  });

  test('WSH-07: a refusal rolls the heart back, says so, and the next press is free', async () => {
    const view = start(on);
    view.send(press);
    await view.answers('change', { outcome: 'refused' });
    expect([view.state(), view.context().hasTrouble, view.troubles()]).toEqual(['on', true, 1]);
    view.send(press);
    expect([view.state(), view.context().hasTrouble]).toEqual(['removing', false]);
  });

  test('no answer is looked up before anything is rolled back', async () => {
    const view = start(off);
    view.send(press);
    await view.answers('change', { outcome: 'unknown' });
    expect(view.state()).toBe('checking');
    await view.answers('look', { isLiked: true, entryId: 'wish' });
    expect([view.state(), view.troubles()]).toEqual(['on', 0]);
  });

  test('what was not done, or cannot be looked up, is rolled back', async () => {
    for (const settle of [
      (view: ReturnType<typeof start>) => view.answers('look', { isLiked: false, entryId: null }),
      (view: ReturnType<typeof start>) => view.fails('look'),
    ]) {
      const view = start(off);
      view.send(press);
      await view.fails('change');
      await settle(view);
      expect([view.state(), view.troubles()]).toEqual(['off', 1]);
    }
  });
});

describe('SES-32: the session ends meanwhile', () => {
  const began = { type: 'action.began', intent: { kind: 'like', key: 'k1' } };
  const ended = { type: 'action.ended', key: 'k1' };

  test('SES-32: the session knows what is at work, as long as it is', async () => {
    const view = start(off);
    expect(view.told()).toEqual([]);
    view.send(press);
    expect(view.told()).toEqual([began]);
    await view.fails('change');
    expect(view.told()).toEqual([began, ended, began]);
    await view.fails('look');
    expect(view.told()).toEqual([began, ended, began, ended]);
  });

  test('SES-32: what is parked is still at work, and asks whether the login is still awaited', async () => {
    const view = start(on);
    view.send(press);
    await view.answers('change', { outcome: 'unauthorised' });
    expect(view.told()).toEqual([began, ended, began, { type: 'action.parked' }]);
  });

  test('SES-32: after the login it goes on with the same key, without it is rolled back', async () => {
    const resumed = start(off);
    resumed.send(press);
    await resumed.answers('change', { outcome: 'unauthorised' });
    resumed.send({ type: 'intent.resumed', intent: { kind: 'like', key: 'k1' } });
    expect([resumed.state(), resumed.context().key, resumed.asked()]).toEqual(['adding', 'k1', 2]);

    const dropped = start(off);
    dropped.send(press);
    await dropped.answers('change', { outcome: 'unauthorised' });
    dropped.send({ type: 'intent.dropped' });
    expect(dropped.state()).toBe('off');
  });

  test('SES-32: on a page that was loaded anew it waits until the heart is known', () => {
    const view = start({ ...off, memberData: 'loading' }, 'k1');
    expect(view.state()).toBe('hidden');
    view.send({ type: 'facts.changed', facts: off });
    expect([view.state(), view.context().key, view.context().isWanted]).toEqual(['adding', 'k1', true]);

    const liked = start({ ...on, memberData: 'loading' }, 'k1');
    liked.send({ type: 'facts.changed', facts: on });
    expect([liked.state(), liked.context().key, liked.context().isWanted]).toEqual(['removing', 'k1', false]);
  });

  test('SES-32: resumed before the heart is known, it waits, too', () => {
    const view = start({ ...off, memberData: 'loading' });
    view.send({ type: 'intent.resumed', intent: { kind: 'like', key: 'k2' } });
    expect(view.state()).toBe('hidden');
    view.send({ type: 'facts.changed', facts: off });
    expect([view.state(), view.context().key]).toEqual(['adding', 'k2']);
  });
});

test('WSH-07: an act that a login brings back forgets an earlier failure', async () => {
  const view = start(off);
  view.send(press);
  await view.answers('change', { outcome: 'refused' });
  const before = view.context().hasTrouble;
  view.send({ type: 'intent.resumed', intent: { kind: 'like', key: 'k2' } });
  expect([before, view.state(), view.context().hasTrouble]).toEqual([true, 'adding', false]);
});
