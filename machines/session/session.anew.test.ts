import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { sessionMachine } from './session.machine.ts';
import type { Intent, SessionEvent } from './session.setup.ts';

const minute = 60_000;
const reserving: Intent = { kind: 'reserve', programmation: '1042', key: 'key-1' };
const parked = { intent: reserving, memberId: 'camille', remaining: 5 * minute };

const open = (memberId: string | null = 'camille', waiting: typeof parked | null = null) => {
  const told: unknown[] = [];
  const clock = createManualClock();
  const ports = withDeferredPorts(sessionMachine);
  const actor = createActor(ports.machine, { clock, input: { memberId, parked: waiting, jitter: 1 } });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  return {
    clock,
    told,
    state: () => actor.getSnapshot().value,
    send: (...events: SessionEvent[]) => events.forEach((event) => actor.send(event)),
    refreshed: () => ports.answer('refresh', { outcome: 'refreshed' }),
    refused: () => ports.answer('refresh', { outcome: 'refused' }),
    unreachable: () => ports.fail('refresh', new Error('no network')),
    signedOut: () => ports.answer('signOut', undefined),
    signOutFails: () => ports.fail('signOut', new Error('no network')),
  };
};

const member = (tokens: string, presence = 'active') => ({ authenticated: { tokens, presence } });
const began = (isGuarded: boolean): SessionEvent => ({ type: 'action.began', intent: reserving, isGuarded });
const askForTokens: SessionEvent = { type: 'refresh.asked' };
const verified = (memberId: string): SessionEvent => ({ type: 'login.verified', memberId });
const shown = (expiresIn: number, idleFor: number): SessionEvent => ({
  type: 'page.shown',
  expiresIn,
  lifetime: 5 * minute,
  idleFor,
});

describe('SES-04: a login begins anew', () => {
  const leave: SessionEvent = { type: 'signedOut.elsewhere', isOwnLogin: true };

  test('SES-09: the next member’s tokens are traded after two minutes, whoever was first before', async () => {
    const session = open();
    session.send({ type: 'tokens.rotated' }, leave, verified('sam'));
    session.clock.fire(120_000);
    expect(session.state()).toEqual(member('refreshing'));
  });

  test('SES-11: the first failure of the next session is its first', async () => {
    const session = open();
    session.send(askForTokens);
    await session.unreachable();
    session.clock.fire(2_000);
    await session.unreachable();
    session.send(leave, verified('camille'), askForTokens);
    await session.unreachable();
    session.clock.fire(2_000);
    expect(session.state()).toEqual(member('refreshing'));
  });

  test.each<[string, () => SessionEvent]>([
    ['own tokens', () => askForTokens],
    ['those of another tab', () => ({ type: 'tokens.rotated' })],
  ])('SES-11: after %s the first failure is the first again', async (_, next) => {
    const session = open();
    session.send(askForTokens);
    await session.unreachable();
    session.clock.fire(2_000);
    await session.unreachable();
    const event = next();
    session.send(event);
    if (event.type === 'refresh.asked') await session.refreshed();
    session.send(askForTokens);
    await session.unreachable();
    session.clock.fire(2_000);
    expect(session.state()).toEqual(member('refreshing'));
  });

  test('SES-12: the next member has 29 min', () => {
    const session = open();
    session.send(shown(4 * minute, 10 * minute), leave, verified('sam'));
    session.clock.fire(29 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test('SES-12: so has a member who comes back to what was interrupted', async () => {
    const session = open();
    session.send(shown(4 * minute, 10 * minute), began(false), askForTokens);
    await session.refused();
    session.send(verified('camille'));
    session.clock.fire(29 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test.each<[string, SessionEvent, number]>([
    ['the member wants to stay', { type: 'session.extended' }, 29],
    ['another tab has been idle for 5 min', { type: 'activity.elsewhere', idleFor: 5 * minute }, 24],
  ])('SES-12: after a warning %s, and has that long again', (_, stays, left) => {
    const session = open();
    session.send(shown(4 * minute, 10 * minute));
    session.clock.fire(19 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
    session.send(stays);
    expect(session.state()).toEqual(member('fresh'));
    session.clock.fire(left * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test('SES-13: a logout is the member’s own, whatever ended the session before', async () => {
    const session = open();
    session.send(shown(-25 * minute, 30 * minute));
    await session.signedOut();
    session.send(verified('camille'), { type: 'logout.pressed' });
    await session.signedOut();
    expect(session.told).toEqual([
      { type: 'signedOut', reason: 'inactive' },
      { type: 'signedOut', reason: 'asked' },
    ]);
  });
});

describe('SES-32: an act ends with the session that it belongs to', () => {
  const resumed = async (memberId: string) => {
    const session = open();
    session.send(began(false), askForTokens);
    await session.refused();
    session.send(verified(memberId));
    return session;
  };

  test('SES-13: a logout is the end of what was under way', async () => {
    const session = open();
    session.send(began(false), { type: 'logout.pressed' });
    await session.signedOut();
    session.send(verified('sam'), askForTokens);
    await session.refused();
    expect([session.state(), session.told]).toEqual([
      'anonymous',
      [
        { type: 'signedOut', reason: 'asked' },
        { type: 'signedOut', reason: 'expired' },
      ],
    ]);
  });

  test.each(['camille', 'sam'])(
    'SES-32: what waited waits once: %s logs in, and the session ends again',
    async (memberId) => {
      const session = await resumed(memberId);
      session.send(askForTokens);
      await session.refused();
      expect([session.state(), session.told.at(-1)]).toEqual([
        'anonymous',
        { type: 'signedOut', reason: 'expired' },
      ]);
    },
  );

  test('SES-32: what is begun after a reload waits the full ten minutes', async () => {
    const session = open(null, parked);
    session.send(verified('camille'), began(false), askForTokens);
    await session.refused();
    session.clock.fire(10 * minute);
    expect(session.state()).toBe('anonymous');
  });
});
