import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { pauseBeforeProbe, pauseBeforeRetry } from './backoff.ts';
import { type UnavailableEvent, unavailableMachine } from './unavailable.machine.ts';

const unwell = { outcome: 'unavailable', retryAfter: null };
const unreached = { outcome: 'unreached', retryAfter: null };
const well = { outcome: 'recovered', retryAfter: null };

const plain = { retryAfter: null, jitter: 1, online: true };

const open = (given: Partial<{ retryAfter: number | null; jitter: number; online: boolean }> = {}) => {
  const told: unknown[] = [];
  const clock = createManualClock();
  const ports = withDeferredPorts(unavailableMachine);
  const actor = createActor(ports.machine, { clock, input: { ...plain, ...given } });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  return {
    clock,
    told,
    state: () => actor.getSnapshot().value,
    asked: () => ports.asked.length,
    send: (...types: UnavailableEvent['type'][]) => types.forEach((type) => actor.send({ type })),
    answers: (output: unknown) => ports.answer('retry', output),
    fails: () => ports.fail('retry', new Error('the request failed')),
  };
};

type View = ReturnType<typeof open>;

const exhaust = async ({ clock, answers }: View) => {
  for (const ms of [2_000, 5_000, 10_000, 20_000, 30_000]) {
    clock.fire(ms);
    await answers(unwell);
  }
};

describe('LDR-08: asking again by itself', () => {
  test('LDR-08: it asks after 2, 5, 10, 20 and 30 s, then leaves it to the visitor', async () => {
    const view = open();
    await exhaust(view);
    expect(view.state()).toBe('exhausted');
    expect(() => view.clock.fire(30_000)).toThrow('armed: none');
  });

  test('LDR-08: a request that fails counts like an answer of 503', async () => {
    const view = open();
    view.clock.fire(2_000);
    await view.fails();
    expect(view.state()).toBe('waiting');
    view.clock.fire(5_000);
    expect(view.state()).toBe('retrying');
  });

  test('LDR-08: it tells when the page is well again', async () => {
    const view = open();
    view.clock.fire(2_000);
    await view.answers(well);
    expect([view.state(), view.told]).toEqual(['recovered', [{ type: 'recovered' }]]);
  });

  test('LDR-08: Retry-After wins, for the next attempt only', async () => {
    const view = open({ retryAfter: 7, jitter: 1.3 });
    view.clock.fire(7_000);
    await view.answers(unwell);
    view.clock.fire(6_500);
    expect(view.state()).toBe('retrying');
  });

  test.each([
    ['the first pause', { attempt: 0, retryAfter: null, jitter: 1 }, 2_000],
    ['jitter shortens', { attempt: 1, retryAfter: null, jitter: 0.7 }, 3_500],
    ['jitter lengthens', { attempt: 4, retryAfter: null, jitter: 1.3 }, 39_000],
    ['Retry-After has no jitter', { attempt: 4, retryAfter: 3, jitter: 1.3 }, 3_000],
    ['Retry-After is capped at 30 s', { attempt: 0, retryAfter: 3_600, jitter: 1 }, 30_000],
  ])('LDR-08: %s', (_, wait, expected) => {
    expect(pauseBeforeRetry(wait)).toBe(expected);
  });
});

describe('LDR-08: the button', () => {
  test('LDR-08: it asks at once, and does not use up an automatic attempt', async () => {
    const view = open();
    view.send('retry.pressed');
    expect(view.state()).toBe('retrying');
    await view.answers(unwell);
    await exhaust(view);
    expect(view.state()).toBe('exhausted');
  });

  test('LDR-08: it works when the automatic attempts are spent, again and again', async () => {
    const view = open();
    await exhaust(view);
    view.send('retry.pressed');
    await view.fails();
    expect(view.state()).toBe('exhausted');
    view.send('retry.pressed');
    await view.answers(well);
    expect(view.state()).toBe('recovered');
  });

  test.each([false, true])(
    'LDR-08: it works without a network, while one is looked for: %s',
    async (isLooking) => {
      const view = open({ online: false });
      if (isLooking) view.clock.fire(3_000);
      view.send('retry.pressed');
      expect(view.state()).toBe('probing');
      await view.answers(well);
      expect(view.state()).toBe('recovered');
    },
  );
});

describe('LDR-08: nobody is there', () => {
  test('LDR-08: a hidden page stops the waiting', () => {
    const view = open();
    view.send('page.hidden');
    expect(view.state()).toBe('paused');
    expect(() => view.clock.fire(2_000)).toThrow('armed: none');
  });

  test('LDR-08: the pause starts again when the visitor comes back', () => {
    const view = open();
    view.send('page.hidden', 'page.shown');
    expect(view.state()).toBe('waiting');
    view.clock.fire(2_000);
    expect(view.state()).toBe('retrying');
    const asked = open({ retryAfter: 7 });
    asked.send('page.hidden', 'page.shown');
    asked.clock.fire(7_000);
    expect(asked.state()).toBe('retrying');
  });

  test('LDR-08: hidden during an attempt, it pauses if the attempt fails', async () => {
    const view = open();
    view.clock.fire(2_000);
    view.send('page.hidden');
    expect(view.state()).toBe('retrying');
    await view.fails();
    expect(view.state()).toBe('paused');
  });
});

describe('LDR-08: without a network', () => {
  test('LDR-08: it begins offline where it was the network that failed, and whenever that goes away', () => {
    expect(open({ online: false }).state()).toBe('offline');
    const view = open();
    view.send('went.offline');
    expect(view.state()).toBe('offline');
  });

  test('LDR-08: it looks for the network every three seconds, as long as it takes, though nobody tells that it is back', async () => {
    const view = open({ online: false });
    for (let look = 1; look <= 20; look += 1) {
      view.clock.fire(3_000);
      expect(view.state()).toBe('probing');
      await (look % 2 === 0 ? view.answers(unreached) : view.fails());
      expect(view.state()).toBe('offline');
    }
    view.clock.fire(3_000);
    await view.answers(well);
    expect([view.state(), view.told]).toEqual(['recovered', [{ type: 'recovered' }]]);
  });

  test.each([0.7, 1.3])(
    'LDR-08: with the jitter %s the next look is less than five seconds away',
    (jitter) => {
      expect(pauseBeforeProbe({ jitter })).toBe(3_000 * jitter);
      expect(pauseBeforeProbe({ jitter })).toBeLessThan(4_000);
    },
  );

  test.each<[string, string, (view: View) => unknown]>([
    ['offline', 'probing', (view) => view.send('went.offline')],
    [
      'looking for it',
      'probing',
      (view) => {
        view.send('went.offline');
        view.clock.fire(3_000);
      },
    ],
    [
      'in the longest pause',
      'retrying',
      async (view) => {
        for (const ms of [2_000, 5_000, 10_000, 20_000]) {
          view.clock.fire(ms);
          await view.answers(unwell);
        }
      },
    ],
    ['when it has given up', 'retrying', exhaust],
  ])('LDR-08: that the network is back is heard %s: %s', async (_, state, come) => {
    const view = open();
    await come(view);
    view.send('went.online');
    expect(view.state()).toBe(state);
    await view.answers(well);
    expect(view.state()).toBe('recovered');
  });

  test('LDR-08: when it has given up it hears that the network goes away, and looks for it again', async () => {
    const view = open();
    await exhaust(view);
    view.send('went.offline');
    expect(view.state()).toBe('offline');
  });

  test('LDR-08: an attempt that reaches nobody makes it look for the network, one that is answered ends that', async () => {
    const view = open();
    view.clock.fire(2_000);
    await view.answers(unreached);
    expect(view.state()).toBe('offline');
    view.clock.fire(3_000);
    await view.answers({ outcome: 'unavailable', retryAfter: 7 });
    expect(view.state()).toBe('waiting');
    view.clock.fire(7_000);
    await view.answers(unwell);
    // Looks for the network do not count as attempts.
    view.clock.fire(5_000);
    expect(view.state()).toBe('retrying');
  });

  test.each(['retry.pressed', 'went.online'] as const)(
    'LDR-08: on %s it asks anew, whatever hangs',
    async (event) => {
      const view = open({ online: false });
      view.clock.fire(3_000);
      expect(view.asked()).toBe(1);
      view.send(event);
      expect([view.state(), view.asked()]).toEqual(['probing', 2]);
      await view.answers(well);
      expect(view.state()).toBe('recovered');
    },
  );

  test('LDR-08: hidden it does not look; seen again it does', () => {
    const view = open({ online: false });
    view.send('page.hidden');
    expect(view.state()).toBe('paused');
    expect(() => view.clock.fire(3_000)).toThrow('armed: none');
    view.send('page.shown');
    expect(view.state()).toBe('offline');

    const other = open();
    other.send('page.hidden', 'went.offline', 'went.online', 'page.shown');
    expect(other.state()).toBe('waiting');
  });

  test('LDR-08: a network that is back and reaches nobody is none', async () => {
    const view = open({ online: false });
    view.clock.fire(3_000);
    view.send('went.online');
    await view.answers(unreached);
    view.send('page.hidden', 'page.shown');
    expect(view.state()).toBe('offline');
  });
});
