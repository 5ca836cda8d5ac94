import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { pauseBeforeRetry } from './backoff.ts';
import { type UnavailableEvent, unavailableMachine } from './unavailable.machine.ts';

const unwell = { outcome: 'unavailable', retryAfter: null };
const well = { outcome: 'recovered', retryAfter: null };

const open = (input: { retryAfter: number | null; jitter: number } = { retryAfter: null, jitter: 1 }) => {
  const told: unknown[] = [];
  const clock = createManualClock();
  const ports = withDeferredPorts(unavailableMachine);
  const actor = createActor(ports.machine, { clock, input });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  return {
    clock,
    told,
    state: () => actor.getSnapshot().value,
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

  test('LDR-08: it works while the page is offline', () => {
    const view = open();
    view.send('went.offline', 'retry.pressed');
    expect(view.state()).toBe('retrying');
  });
});

describe('LDR-08: nobody is there', () => {
  test.each(['page.hidden', 'went.offline'] as const)('LDR-08: %s stops the waiting', (type) => {
    const view = open();
    view.send(type);
    expect(view.state()).toBe('paused');
    expect(() => view.clock.fire(2_000)).toThrow('armed: none');
  });

  test('LDR-08: the pause starts again when the visitor comes back', () => {
    const view = open();
    view.send('page.hidden', 'page.shown');
    expect(view.state()).toBe('waiting');
    view.clock.fire(2_000);
    expect(view.state()).toBe('retrying');
  });

  test('LDR-08: back online it asks at once, and that is an automatic attempt', async () => {
    const view = open();
    view.send('went.offline', 'went.online');
    expect(view.state()).toBe('retrying');
    await view.answers(unwell);
    view.clock.fire(5_000);
    expect(view.state()).toBe('retrying');
  });

  test('LDR-08: hidden and offline, it goes on only when both are over', () => {
    const shownFirst = open();
    shownFirst.send('page.hidden', 'went.offline', 'page.shown');
    expect(shownFirst.state()).toBe('paused');
    shownFirst.send('went.online');
    expect(shownFirst.state()).toBe('retrying');

    const onlineFirst = open();
    onlineFirst.send('went.offline', 'page.hidden', 'went.online');
    expect(onlineFirst.state()).toBe('paused');
    onlineFirst.send('page.shown');
    expect(onlineFirst.state()).toBe('waiting');
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
