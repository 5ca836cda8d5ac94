import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Intent } from '#machines/session/session.setup.ts';
import type { Acting } from '#machines/interruption.ts';
import { silentSources } from './testing/silentSources.ts';
import { interruptions } from './interruptions.ts';
import { isActing } from './session.selectors.ts';

type Kind = 'reserve' | 'cancel';

/** A real session that every refresh interrupts, and the events that a control on programmation 7 receives. */
const open = (waiting: Intent | null = null, isMember = true) => {
  const refused = fromPromise<{ outcome: 'refreshed' | 'refused' }, undefined>(async () => ({
    outcome: 'refused',
  }));
  const session = createActor(sessionMachine.provide({ actors: { refresh: refused, ...silentSources } }), {
    input: { memberId: isMember ? 'camille' : null, parked: null, jitter: 1 },
  }).start();
  const sent: object[] = [];
  let left = waiting;
  session.on('resumed', ({ intent }) => {
    left = intent;
  });
  const listeners: ((said: Acting<Kind>) => void)[] = [];
  const stop = interruptions<Kind>({
    session,
    takeIntent: (kind, programmation) => {
      const taken = left?.kind === kind && left.programmation === programmation ? left : null;
      if (taken) left = null;
      return taken;
    },
    programmation: '7',
    kinds: ['reserve', 'cancel'],
    isGuarded: false,
  }).listen(
    (event) => sent.push(event),
    (listener) => listeners.push(listener),
    undefined,
  );
  return {
    session,
    sent,
    stop: () => stop?.(),
    left: () => left,
    says: (said: Acting<Kind>) => listeners.forEach((listener) => listener(said)),
    atWork: () => session.getSnapshot().context.intent?.key ?? null,
    interrupt: async () => {
      session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(session.getSnapshot().matches('interrupted')).toBe(true));
    },
  };
};
const began = { type: 'action.began', intent: { kind: 'reserve', key: 'k1' } } as const;
const dropped = { type: 'intent.dropped' };

test('SES-32: a member acts as long as something is at work or waits for a login', async () => {
  const view = open();
  const isActingNow = () => isActing(view.session.getSnapshot());
  const before = isActingNow();
  view.says(began);
  const atWork = isActingNow();
  await view.interrupt();
  expect([before, atWork, isActingNow()]).toEqual([false, true, true]);
});

test('SES-32: what has ended is no act any more', () => {
  const view = open();
  view.says(began);
  view.says({ type: 'action.ended', key: 'k1' });
  expect(isActing(view.session.getSnapshot())).toBe(false);
});

test('SES-32: the session knows what is at work, for which date, until it has ended', () => {
  const view = open();
  view.says(began);
  expect(view.session.getSnapshot().context.intent).toEqual({
    kind: 'reserve',
    programmation: '7',
    key: 'k1',
  });
  view.says({ type: 'action.ended', key: 'k1' });
  expect(view.atWork()).toBe(null);
});

test('SES-32: whoever stops listening is not at work any more; what had ended before is not ended again', () => {
  const view = open();
  view.says(began);
  view.stop();
  expect(view.atWork()).toBe(null);
  const done = open();
  done.says(began);
  done.says({ type: 'action.ended', key: 'k1' });
  done.session.send({
    type: 'action.began',
    intent: { kind: 'like', programmation: '8', key: 'k1' },
    isGuarded: false,
  });
  done.stop();
  expect(done.atWork()).toBe('k1');
});

test('SES-32: the same member is back: it is taken once, and resumed with its key', async () => {
  const view = open();
  view.says(began);
  await view.interrupt();
  view.session.send({ type: 'login.verified', memberId: 'camille' });
  expect(view.sent).toEqual([{ type: 'intent.resumed', intent: { kind: 'reserve', key: 'k1' } }]);
  expect(view.left()).toBe(null);
});

test('SES-32: what another control was doing is left to it, and whatever waits here is over', async () => {
  const view = open();
  const intent = { kind: 'like', programmation: '7', key: 'k0' } as const;
  view.session.send({ type: 'action.began', intent, isGuarded: false });
  await view.interrupt();
  view.session.send({ type: 'login.verified', memberId: 'camille' });
  expect(view.sent).toEqual([dropped]);
  expect(view.left()).toEqual(intent);
});

test.each([
  ['another member', { type: 'login.verified', memberId: 'sam' }],
  ['nobody', { type: 'login.dismissed' }],
] as const)('SES-32: %s comes instead: it is over', async (_, event) => {
  const view = open();
  view.says(began);
  await view.interrupt();
  view.session.send(event);
  expect(view.sent).toEqual([dropped]);
});

test('SES-32: who waits for a login hears at once when none is awaited any more', async () => {
  const view = open();
  view.says(began);
  await view.interrupt();
  view.says({ type: 'action.parked' });
  expect(view.sent).toEqual([]);
  view.stop();
  const late = open();
  late.says({ type: 'action.parked' });
  expect(late.sent).toEqual([dropped]);
});

test('SES-32: what a login has brought back is taken by whose it is, and only while somebody is logged in', () => {
  const intent = { kind: 'cancel', programmation: '7', key: 'k0' } as const;
  expect(open(intent).sent).toEqual([{ type: 'intent.resumed', intent: { kind: 'cancel', key: 'k0' } }]);
  expect(open({ ...intent, programmation: '8' }).sent).toEqual([]);
  const visitor = open(intent, false);
  expect([visitor.sent, visitor.left()]).toEqual([[], intent]);
});

test('SES-32: whoever has stopped listening hears no more', async () => {
  const view = open();
  view.says(began);
  await view.interrupt();
  view.stop();
  view.session.send({ type: 'login.verified', memberId: 'camille' });
  expect(view.sent).toEqual([]);
});
