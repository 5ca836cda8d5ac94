import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../testing/chart.ts';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { noFacts, type ReservationFacts, untilBoundary } from './facts.ts';
import { reservationMachine } from './reservation.machine.ts';
import type { ReservationEvent } from './reservation.setup.ts';

const hour = 3_600_000;
const day = 24 * hour;
const closing = 2 * hour;

const open: ReservationFacts = {
  ...noFacts,
  memberData: 'loaded',
  hasIds: true,
  creditLeft: 1,
  toStart: 5 * hour,
};
const reserved: ReservationFacts = { ...open, isReserved: true, reservationId: 'reservation' };

const start = (
  facts: ReservationFacts,
  intent: { kind: 'reserve' | 'cancel'; key: string } | null = null,
  jitter = 1,
) => {
  const cancelled: string[] = [];
  const clock = createManualClock();
  const ports = withDeferredPorts(
    reservationMachine.provide({
      actions: { tellCancelled: (_, { reservationId }) => cancelled.push(reservationId) },
    }),
  );
  const actor = createActor(ports.machine, { clock, input: { facts, intent, jitter } }).start();
  return {
    clock,
    /** The reported cancellations. */
    cancelled,
    /** The messages that a source has received. */
    told: (source: 'facts' | 'session') =>
      ports.said.filter((each) => each.source === source).map(({ event }) => event),
    /** Every call of a port, with its key. */
    asked: () => ports.asked.map(({ port, input }) => `${port} ${keyOf(input)}`),
    /** The same calls, whole. */
    questions: ports.asked,
    state: () => namesIn(actor.getSnapshot().value).at(-1),
    context: () => actor.getSnapshot().context,
    send: (...events: ReservationEvent[]) => events.forEach((event) => actor.send(event)),
    tell: (facts: ReservationFacts) => actor.send({ type: 'facts.changed', facts }),
    answers: ports.answer,
    stop: () => actor.stop(),
    fails: (port: string) => ports.fail(port, new Error('it broke')),
  };
};
const keyOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'key' in input ? input.key : '';

const press: ReservationEvent = { type: 'reserve.pressed', key: 'k1' };
const dismiss: ReservationEvent = { type: 'popup.dismissed' };
const cancel: ReservationEvent = { type: 'cancel.pressed' };
const confirm: ReservationEvent = { type: 'cancel.confirmed', key: 'k2' };
const unknown = { outcome: 'unknown' };

describe('RES-16: which control is seen', () => {
  const signedOut = { ...open, memberData: 'signed-out' } as const;
  const everything = { ...reserved, isSoldOut: true, creditLeft: 0 };
  test.each<[string, ReservationFacts, string]>([
    ['RES-12: a member with a credit may reserve', open, 'resting.reservable'],
    ['RES-11: who has reserved may cancel', reserved, 'resting.reserved'],
    [
      'RES-16: a cancelled show wins over everything',
      { ...everything, isCalledOff: true, toStart: 0 },
      'over.calledOff',
    ],
    ['RES-16: also where nobody is logged in', { ...signedOut, isCalledOff: true }, 'over.calledOff'],
    [
      'RES-16: a cancelled show needs no member',
      { ...open, memberData: 'loading', isCalledOff: true },
      'over.calledOff',
    ],
    [
      'RES-16: a postponed one takes no reservations',
      { ...open, isPostponed: true, isSoldOut: true },
      'resting.closed',
    ],
    ['RES-16: nor from a visitor', { ...signedOut, isPostponed: true }, 'resting.closed'],
    [
      'RES-16: a reservation of a postponed one can be cancelled',
      { ...reserved, isPostponed: true },
      'resting.reserved',
    ],
    ['RES-15: past wins over everything', { ...everything, toStart: 0 }, 'over.past'],
    ['RES-15: a millisecond before the start is not past', { ...open, toStart: 1 }, 'resting.closed'],
    ['RES-11: closed wins over cancel', { ...everything, toStart: hour }, 'resting.closed'],
    ['RES-16: cancel wins over sold out and no credit', everything, 'resting.reserved'],
    ['RES-16: sold out wins over no credit', { ...open, isSoldOut: true, creditLeft: 0 }, 'resting.soldOut'],
    [
      'RES-13: sold out is told to nobody in particular',
      { ...signedOut, isSoldOut: true },
      'resting.soldOut',
    ],
    ['RES-17: no credit', { ...open, creditLeft: 0 }, 'resting.noCredit'],
    ['RES-17: fewer credits than none', { ...open, creditLeft: -1 }, 'resting.noCredit'],
    ['RES-17: the last credit is one', { ...open, creditLeft: 1 }, 'resting.reservable'],
    ['RES-08: not before everything is known', { ...open, memberData: 'loading' }, 'resting.loading'],
    ['RES-08: an error is not "none"', { ...open, memberData: 'failed' }, 'resting.failed'],
    ['RES-15: a past show needs no member', { ...open, memberData: 'loading', toStart: -1 }, 'over.past'],
    ['RES-12: a visitor logs in first', signedOut, 'resting.signedOut'],
    ['RES-12: without its ids nothing can be reserved', { ...open, hasIds: false }, 'resting.unavailable'],
    ['RES-12: not by a visitor either', { ...signedOut, hasIds: false }, 'resting.unavailable'],
  ])('%s', (_, facts, state) => {
    expect(start(facts).state()).toBe(state);
  });

  test('RES-08: until the first facts are heard, nothing is known and nothing is promised', () => {
    const { machine } = withDeferredPorts(reservationMachine);
    const { value, context } = createActor(machine, { clock: createManualClock() }).start().getSnapshot();
    expect([namesIn(value).at(-1), context.facts]).toEqual([
      'resting.loading',
      {
        memberData: 'loading',
        hasIds: false,
        isReserved: false,
        reservationId: null,
        creditLeft: 0,
        isSoldOut: false,
        isCalledOff: false,
        isPostponed: false,
        toStart: Number.POSITIVE_INFINITY,
      },
    ]);
  });
});

describe('every combination of what is true', () => {
  const every = (['signed-out', 'loading', 'failed', 'loaded'] as const).flatMap((memberData) =>
    [true, false].flatMap((hasIds) =>
      [true, false].flatMap((isReserved) =>
        [true, false].flatMap((isSoldOut) =>
          [-1, 0, 1, 2].flatMap((creditLeft) =>
            [-1, 0, 1, closing - 1, closing, closing + 1].map((toStart) => ({
              ...(isReserved ? reserved : open),
              memberData,
              hasIds,
              isSoldOut,
              creditLeft,
              toStart,
            })),
          ),
        ),
      ),
    ),
  );
  const reaching = (state: string) => every.filter((facts) => start(facts).state() === state);

  test('RES-12: Reserve: logged in, loaded, a credit, not reserved, not sold out, not closed, the three ids', () => {
    expect(reaching('resting.reservable')).toEqual(
      every.filter(
        ({ memberData, hasIds, isReserved, isSoldOut, creditLeft, toStart }) =>
          memberData === 'loaded' &&
          hasIds &&
          !isReserved &&
          !isSoldOut &&
          creditLeft >= 1 &&
          toStart >= closing,
      ),
    );
  });

  test('RES-11: Cancel: logged in, loaded, reserved, not closed, whatever else is so', () => {
    expect(reaching('resting.reserved')).toEqual(
      every.filter(
        ({ memberData, isReserved, toStart }) => memberData === 'loaded' && isReserved && toStart >= closing,
      ),
    );
  });
});

describe('RES-14: two hours before the start', () => {
  test.each([
    [closing + 1, true],
    [closing, true],
    [closing - 1, false],
  ])('RES-14: %i ms before the start: open is %s', (toStart, expected) => {
    expect(start({ ...open, toStart }).state()).toBe(expected ? 'resting.reservable' : 'resting.closed');
  });

  test('RES-16: the clock alone closes at the first millisecond under two hours, then makes it past', () => {
    const view = start({ ...open, toStart: closing + 500 });
    view.clock.fire(501);
    expect([view.state(), view.context().facts.toStart]).toEqual(['resting.closed', closing - 1]);
    view.clock.fire(closing - 1);
    expect([view.state(), view.context().facts.toStart]).toEqual(['over.past', 0]);
    expect(() => view.clock.fire(1)).toThrow('armed: none');
  });

  test('RES-16: a wait of weeks is cut into days, for no timer of a browser is that long', () => {
    const view = start({ ...open, toStart: 25 * day });
    for (let elapsed = 1; elapsed <= 24; elapsed += 1) view.clock.fire(day);
    expect([view.state(), view.context().facts.toStart]).toEqual(['resting.reservable', day]);
    view.clock.fire(day - closing + 1);
    expect(view.state()).toBe('resting.closed');
    expect(untilBoundary({ ...open, toStart: Number.POSITIVE_INFINITY })).toBe(day);
  });

  test('RES-16: another time from outside replaces the timer', () => {
    const view = start({ ...open, toStart: closing + 500 });
    view.tell({ ...open, toStart: closing + 9 });
    expect(() => view.clock.fire(501)).toThrow('armed: 10');
  });
});

describe('reserving', () => {
  test('RES-18: success has its popup, and what it leads to is reserved', async () => {
    const view = start(open);
    view.send(press);
    await view.answers('reserve', { outcome: 'reserved', reservationId: 'new' });
    expect([view.state(), view.told('facts')]).toEqual(['told.succeeded', [{ type: 'facts.stale' }]]);
    view.send(dismiss);
    expect([view.state(), view.context().facts.reservationId]).toEqual(['resting.reserved', 'new']);
  });

  test('RES-02: a second press on its way sends nothing', () => {
    const view = start(open);
    view.send(press, { type: 'reserve.pressed', key: 'k9' });
    expect(view.asked()).toEqual(['reserve k1']);
  });

  test('RES-19: a refusal has its popup; credits and seats are asked for anew', async () => {
    const view = start(open);
    view.send(press);
    await view.answers('reserve', { outcome: 'refused', code: 'sold-out' });
    expect([view.state(), view.context().refusal, view.told('facts')]).toEqual([
      'told.refused',
      'sold-out',
      [{ type: 'facts.stale' }],
    ]);
    view.tell({ ...open, isSoldOut: true });
    expect(view.state()).toBe('told.refused');
    view.send(dismiss);
    expect(view.state()).toBe('resting.soldOut');
  });
});

describe('the entry that an act is about', () => {
  const asked = { reservationId: 'reservation', triesLeft: 1, checks: 0, retryAfter: 0 };
  const reserving = { kind: 'reserve', key: 'k1' } as const;
  const cancelling = { kind: 'cancel', key: 'k2' } as const;
  const renewable: ReservationFacts = { ...open, reservationId: 'reservation' };

  test.each<[string, Parameters<typeof start>, ReservationEvent[], object]>([
    ['RES-02: a first reservation has none', [open], [press], { ...reserving, reservationId: null }],
    ['RES-02: nor has one after a login', [open, reserving], [], { ...reserving, reservationId: null }],
    ['RES-03: a new reservation has the cancelled one', [renewable], [press], reserving],
    ['RES-03: so has one after a login', [renewable, reserving], [], reserving],
    ['RES-04: a cancellation has its own', [reserved], [cancel, confirm], cancelling],
    ['RES-04: so has one after a login', [reserved, cancelling], [], cancelling],
  ])('%s', (_, given, events, question) => {
    const view = start(...given);
    view.send(...events);
    expect(view.questions.map(({ input }) => input)).toEqual([{ ...asked, ...question }]);
  });

  test('RES-03: who reserves, cancels and reserves again has one', async () => {
    const view = start(open);
    view.send(press);
    await view.answers('reserve', { outcome: 'reserved', reservationId: 'new' });
    view.send(dismiss, cancel, confirm);
    await view.answers('cancel', { outcome: 'cancelled' });
    view.send(dismiss, { type: 'reserve.pressed', key: 'k3' });
    expect([view.cancelled, view.questions.map(({ input }) => input)]).toEqual([
      ['new'],
      [
        { ...asked, ...reserving, reservationId: null },
        { ...asked, ...cancelling, reservationId: 'new' },
        { ...asked, kind: 'reserve', key: 'k3', reservationId: 'new' },
      ],
    ]);
  });
});

describe('RES-19: a server that is busy', () => {
  const busy = (retryAfter: number) => ({ outcome: 'busy', retryAfter });
  const reserving = (jitter = 1) => {
    const view = start(open, null, jitter);
    view.send(press);
    return view;
  };

  test('RES-19: it is asked once more, after as long as it says, with the same key', async () => {
    const view = reserving();
    await view.answers('reserve', busy(5));
    expect([view.state(), view.told('facts')]).toEqual(['working.waitingToRetry', []]);
    view.clock.fire(5_000);
    expect(view.state()).toBe('working.submitting');
    await view.answers('reserve', { outcome: 'reserved', reservationId: 'new' });
    expect([view.state(), view.asked()]).toEqual(['told.succeeded', ['reserve k1', 'reserve k1']]);
  });

  test('RES-19: busy again, it is an error, and the facts are fetched again', async () => {
    const view = reserving();
    await view.answers('reserve', busy(5));
    view.clock.fire(5_000);
    await view.answers('reserve', busy(5));
    expect([view.state(), view.context().refusal, view.told('facts')]).toEqual([
      'told.refused',
      'busy',
      [{ type: 'facts.stale' }],
    ]);
    expect(view.asked()).toEqual(['reserve k1', 'reserve k1']);
    view.send(dismiss);
    expect(view.state()).toBe('resting.reservable');
  });

  test('RES-19: a page comes back no sooner than it was asked to, and not in step with all the others', async () => {
    const view = reserving(1.6);
    await view.answers('reserve', busy(5));
    expect(() => view.clock.fire(5_000)).toThrow('armed: 8000');
  });

  test.each([
    [9.9, 9_900, 1],
    [9, 10_000, 1.6],
    [10, 10_000, 1],
    [10, 10_000, 1.6],
    [0, 0, 1.6],
  ])('RES-19: for %d s it waits %i ms (jitter %d): 10 s at most', async (retryAfter, ms, jitter) => {
    const view = reserving(jitter);
    await view.answers('reserve', busy(retryAfter));
    view.clock.fire(ms);
    expect(view.state()).toBe('working.submitting');
  });

  test.each([10.001, 11, 60])('RES-19: asked to wait %d s, it is an error at once', async (retryAfter) => {
    const view = reserving();
    await view.answers('reserve', busy(retryAfter));
    expect([view.state(), view.context().refusal, view.asked()]).toEqual([
      'told.refused',
      'busy',
      ['reserve k1'],
    ]);
    expect(() => view.clock.fire(retryAfter * 1_000)).toThrow('armed: none');
  });

  test('RES-19: one that was asked again and gives no answer is looked for, and not asked a third time', async () => {
    const view = reserving();
    await view.answers('reserve', busy(5));
    view.clock.fire(5_000);
    await view.answers('reserve', unknown);
    await view.answers('reconcile', { outcome: 'open' });
    expect([view.state(), view.asked()]).toEqual([
      'told.refused',
      ['reserve k1', 'reserve k1', 'reconcile k1'],
    ]);
  });

  test('RES-02: a press meanwhile sends nothing', async () => {
    const view = reserving();
    await view.answers('reserve', busy(5));
    view.send({ type: 'reserve.pressed', key: 'k9' }, dismiss);
    expect([view.state(), view.asked()]).toEqual(['working.waitingToRetry', ['reserve k1']]);
  });

  test('RES-19: after the page is left, nothing is sent', async () => {
    const view = reserving();
    await view.answers('reserve', busy(5));
    view.stop();
    expect(() => view.clock.fire(5_000)).toThrow('armed: none');
  });

  test('SES-32: it is at work meanwhile, as far as the session knows', async () => {
    const began = { type: 'action.began', intent: { kind: 'reserve', key: 'k1' } };
    const ended = { type: 'action.ended', key: 'k1' };
    const view = reserving();
    await view.answers('reserve', busy(5));
    expect(view.told('session')).toEqual([began, ended, began]);
    view.clock.fire(5_000);
    expect(view.told('session')).toEqual([began, ended, began, ended, began]);
  });

  test('RES-14: what has become true meanwhile is known when it is done', async () => {
    const view = reserving();
    await view.answers('reserve', busy(5));
    view.tell({ ...open, isSoldOut: true });
    expect(view.state()).toBe('working.waitingToRetry');
    view.clock.fire(5_000);
    await view.answers('reserve', { outcome: 'refused', code: 'sold-out' });
    view.send(dismiss);
    expect(view.state()).toBe('resting.soldOut');
  });
});

describe('an unknown outcome is not called failed as long as the page looks for it', () => {
  const lost = async (view: ReturnType<typeof start>) => {
    view.send(press);
    await view.answers('reserve', unknown);
    expect(view.state()).toBe('doubtful.reconciling');
  };

  test('RES-02: a renewed reservation keeps its own id where the check tells none', async () => {
    const view = start({ ...open, reservationId: 'reservation' });
    view.send(press);
    await view.answers('reserve', unknown);
    await view.answers('reconcile', { outcome: 'settled' });
    const { isReserved, reservationId } = view.context().facts;
    expect([view.state(), isReserved, reservationId]).toEqual(['told.succeeded', true, 'reservation']);
  });

  test('it has happened after all', async () => {
    const view = start(open);
    await lost(view);
    await view.answers('reconcile', { outcome: 'settled', reservationId: 'found' });
    expect([view.state(), view.context().facts.reservationId]).toEqual(['told.succeeded', 'found']);
  });

  test('it has not: the same act is sent once more, with the same key, then it is refused', async () => {
    const view = start(open);
    await lost(view);
    await view.answers('reconcile', { outcome: 'open' });
    expect(view.state()).toBe('working.submitting');
    await view.fails('reserve');
    await view.answers('reconcile', { outcome: 'open' });
    expect([view.state(), view.context().refusal]).toEqual(['told.refused', 'other']);
    expect(view.asked()).toEqual(['reserve k1', 'reconcile k1', 'reserve k1', 'reconcile k1']);
  });

  /** Without an answer, however often the page checks. */
  const unanswered = async (view: ReturnType<typeof start>) => {
    for (const ms of [2_000, 4_000, 8_000]) {
      await view.fails('reconcile');
      expect(view.state()).toBe('doubtful.unsettled');
      view.clock.fire(ms);
    }
    await view.answers('reconcile', unknown);
  };

  test('RES-19: nobody knows: it looks again after 2, 4 and 8 s, then it is an error, and looks when the member asks', async () => {
    const view = start(open);
    await lost(view);
    await unanswered(view);
    expect([view.state(), view.told('facts')]).toEqual(['doubtful.unanswered', []]);
    expect(() => view.clock.fire(2_000)).toThrow('armed: none');
    view.send({ type: 'check.pressed' });
    expect(view.state()).toBe('doubtful.reconciling');
    await view.fails('reconcile');
    expect(view.state()).toBe('doubtful.unanswered');
    view.send({ type: 'check.pressed' });
    await view.answers('reconcile', { outcome: 'settled' });
    expect([view.state(), view.asked().filter((asked) => asked.startsWith('reserve'))]).toEqual([
      'told.succeeded',
      ['reserve k1'],
    ]);
  });

  test('RES-19: closing the error shows what the server says next', async () => {
    const view = start(open);
    await lost(view);
    await unanswered(view);
    view.send(dismiss);
    expect([view.state(), view.told('facts')]).toEqual(['resting.loading', [{ type: 'facts.stale' }]]);
  });

  test('RES-19: a cancellation of which nobody hears is an error after the same checks', async () => {
    const view = start(reserved);
    view.send(cancel, confirm);
    await view.fails('cancel');
    await unanswered(view);
    expect([view.state(), view.context().attempt.kind]).toEqual(['doubtful.unanswered', 'cancel']);
  });

  test('closing it shows what the server says next', async () => {
    const view = start(open);
    await lost(view);
    await view.answers('reconcile', unknown);
    view.send(dismiss);
    expect([view.state(), view.told('facts')]).toEqual(['resting.loading', [{ type: 'facts.stale' }]]);
    view.tell(reserved);
    expect(view.state()).toBe('resting.reserved');
  });

  test('a cancellation too', async () => {
    const view = start(reserved);
    view.send(cancel, confirm);
    await view.fails('cancel');
    await view.answers('reconcile', { outcome: 'open' });
    await view.answers('cancel', unknown);
    await view.answers('reconcile', { outcome: 'settled' });
    expect([view.state(), view.asked()]).toEqual([
      'told.cancelled',
      ['cancel k2', 'reconcile k2', 'cancel k2', 'reconcile k2'],
    ]);
  });
});

test('RES-22: a cancellation that has not happened after its second try is refused, and not sent a third time', async () => {
  const view = start(reserved);
  view.send(cancel, confirm);
  await view.fails('cancel');
  await view.answers('reconcile', { outcome: 'open' });
  await view.answers('cancel', unknown);
  await view.answers('reconcile', { outcome: 'open' });
  expect([view.state(), view.context().refusal, view.asked()]).toEqual([
    'deciding.cancelRefused',
    'other',
    ['cancel k2', 'reconcile k2', 'cancel k2', 'reconcile k2'],
  ]);
});

test('SES-32: a cancellation that waited for a login is not sent where the reservation has no number', () => {
  const view = start({ ...reserved, reservationId: null }, { kind: 'cancel', key: 'k2' });
  expect([view.state(), view.asked()]).toEqual(['resting.reserved', []]);
});

describe('cancelling', () => {
  test('RES-20: it is asked first, and keeping costs nothing', () => {
    const view = start(reserved);
    view.send(cancel);
    expect(view.state()).toBe('deciding.confirming');
    view.send(dismiss);
    expect([view.state(), view.asked()]).toEqual(['resting.reserved', []]);
  });

  test('RES-07: cancelled, and it says which booking', async () => {
    const view = start(reserved);
    view.send(cancel, confirm);
    await view.answers('cancel', { outcome: 'cancelled' });
    expect([view.state(), view.cancelled, view.told('facts')]).toEqual([
      'told.cancelled',
      ['reservation'],
      [{ type: 'facts.stale' }],
    ]);
    view.send(dismiss);
    expect(view.state()).toBe('resting.reservable');
  });

  test('RES-22: without a booking nothing can be cancelled, and it says so', () => {
    const view = start({ ...reserved, reservationId: null });
    view.send(cancel);
    expect([view.state(), view.asked()]).toEqual(['told.confused', []]);
  });

  test('RES-22: confirming again while it is busy says so and sends nothing', () => {
    const view = start(reserved);
    view.send(cancel, confirm);
    expect(view.context().isConfused).toBe(false);
    view.send({ type: 'cancel.confirmed', key: 'k9' });
    expect([view.state(), view.context().isConfused, view.asked()]).toEqual([
      'working.cancelling',
      true,
      ['cancel k2'],
    ]);
  });

  test('RES-22: the next cancellation knows nothing of an earlier one that was confirmed again', async () => {
    const view = start(reserved);
    view.send(cancel, confirm, { type: 'cancel.confirmed', key: 'k9' });
    await view.answers('cancel', { outcome: 'refused' });
    view.send({ type: 'cancel.confirmed', key: 'k3' });
    expect([view.state(), view.context().isConfused]).toEqual(['working.cancelling', false]);
  });

  test.each([{ outcome: 'refused', code: 'closed' }, { outcome: 'gone' }])(
    'RES-23: %j stays in the popup, still reserved, and can be tried again with a new key',
    async (output) => {
      const view = start(reserved);
      view.send(cancel, confirm);
      await view.answers('cancel', output);
      expect([view.state(), view.told('facts')]).toEqual([
        'deciding.cancelRefused',
        [{ type: 'facts.stale' }],
      ]);
      view.send({ type: 'cancel.confirmed', key: 'k3' });
      expect([view.state(), view.asked()]).toEqual(['working.cancelling', ['cancel k2', 'cancel k3']]);
    },
  );
});

describe('SES-32: the session ends meanwhile', () => {
  const began = { type: 'action.began', intent: { kind: 'reserve', key: 'k1' } };
  const ended = { type: 'action.ended', key: 'k1' };

  test('SES-32: the session knows what is at work, as long as it is', async () => {
    const view = start(open);
    expect(view.told('session')).toEqual([]);
    view.send(press);
    expect(view.told('session')).toEqual([began]);
    await view.answers('reserve', unknown);
    expect(view.told('session')).toEqual([began, ended, began]);
    await view.answers('reconcile', { outcome: 'settled' });
    expect(view.told('session')).toEqual([began, ended, began, ended]);
  });

  test('SES-32: a cancellation too, and nothing while it is only asked about', async () => {
    const view = start(reserved);
    view.send(cancel);
    expect(view.told('session')).toEqual([]);
    view.send(confirm);
    await view.answers('cancel', { outcome: 'refused' });
    expect(view.told('session')).toEqual([
      { type: 'action.began', intent: { kind: 'cancel', key: 'k2' } },
      { type: 'action.ended', key: 'k2' },
    ]);
  });

  test('SES-32: what is parked is still at work, and asks whether the login is still awaited', async () => {
    const view = start(open);
    view.send(press);
    await view.answers('reserve', { outcome: 'unauthorised' });
    expect(view.told('session')).toEqual([began, ended, began, { type: 'action.parked' }]);
  });

  test('SES-32: after the login the same act goes on, with the same key', async () => {
    const view = start(open);
    view.send(press);
    await view.answers('reserve', { outcome: 'unauthorised' });
    expect(view.state()).toBe('working.parked');
    view.send({ type: 'intent.resumed', intent: { kind: 'reserve', key: 'k1' } });
    expect([view.state(), view.asked()]).toEqual(['working.submitting', ['reserve k1', 'reserve k1']]);
  });

  test('SES-32: without one it is forgotten', async () => {
    const view = start(reserved);
    view.send(cancel, confirm);
    await view.answers('cancel', { outcome: 'unauthorised' });
    view.tell({ ...open, memberData: 'signed-out' });
    view.send({ type: 'intent.dropped' });
    expect(view.state()).toBe('resting.signedOut');
  });

  test('SES-32: a page that was loaded anew waits until it knows, then goes on by itself', () => {
    const view = start({ ...open, memberData: 'loading' }, { kind: 'reserve', key: 'k1' });
    expect(view.state()).toBe('resting.loading');
    view.tell(open);
    expect([view.state(), view.asked()]).toEqual(['working.submitting', ['reserve k1']]);
  });

  const loading = { ...open, memberData: 'loading' } as const;
  const signedOut = { ...open, memberData: 'signed-out' } as const;
  test.each<[string, ReservationFacts, ReservationFacts | null, string[]]>([
    ['where it may reserve', open, null, ['working.submitting', 'resting.reservable']],
    ['where it is reserved', reserved, null, ['resting.reserved', 'working.cancelling']],
    ['before it knows', loading, null, ['resting.loading', 'resting.loading']],
    ['before it knows, and may reserve then', loading, open, ['working.submitting', 'resting.reservable']],
    ['before it knows, and is reserved then', loading, reserved, ['resting.reserved', 'working.cancelling']],
    ['where nobody is logged in', signedOut, null, ['resting.loading', 'resting.loading']],
    ['where nobody was logged in', signedOut, open, ['working.submitting', 'resting.reservable']],
    ['of who has reserved', signedOut, reserved, ['resting.reserved', 'working.cancelling']],
  ])('SES-32: a control that hears of the act %s goes on with it', (_, facts, later, states) => {
    const after = (['reserve', 'cancel'] as const).map((kind) => {
      const view = start(facts);
      view.send({ type: 'intent.resumed', intent: { kind, key: 'k1' } });
      if (later) view.tell(later);
      return view.state();
    });
    expect(after).toEqual(states);
  });

  test('SES-32: what cannot be done any more is forgotten for good', () => {
    const view = start({ ...open, isSoldOut: true }, { kind: 'reserve', key: 'k1' });
    expect(view.state()).toBe('resting.soldOut');
    view.tell(open);
    expect(view.state()).toBe('resting.reservable');
  });

  test('SES-32: what is done already is not done again', () => {
    expect(start(reserved, { kind: 'reserve', key: 'k1' }).state()).toBe('resting.reserved');
    for (const facts of [open, { ...open, reservationId: 'reservation' }]) {
      const view = start(facts, { kind: 'cancel', key: 'k1' });
      expect([view.state(), view.asked()]).toEqual(['resting.reservable', []]);
    }
  });
});
