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
    words: () => actor.getSnapshot().context.words,
    isReturning: () => actor.getSnapshot().context.isReturning,
    state: () => actor.getSnapshot().value,
    send: (...events: SessionEvent[]) => events.forEach((event) => actor.send(event)),
    refreshed: () => ports.answer('refresh', { outcome: 'refreshed' }),
    refused: (words?: string) =>
      ports.answer('refresh', { outcome: 'refused', ...(words !== undefined && { words }) }),
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

describe('who is logged in', () => {
  test('SES-16: tokens in the tab make a member, their absence a visitor', () => {
    expect([open().state(), open(null).state()]).toEqual([member('fresh'), 'anonymous']);
  });

  test('SES-04: a session begins when a login is verified', () => {
    const session = open(null);
    session.send(verified('camille'));
    expect(session.state()).toEqual(member('fresh'));
  });
});

describe('tokens', () => {
  test.each([
    [60_000, 2 * minute, 'fresh'],
    [59_999, 2 * minute, 'refreshing'],
  ])(
    'SES-09: a page that is seen again with %i ms of a token of %i ms: %s',
    (expiresIn, lifetime, tokens) => {
      const session = open();
      session.send({ type: 'page.shown', expiresIn, lifetime, idleFor: 0 });
      expect(session.state()).toEqual(member(tokens));
    },
  );

  test('SES-09: they are traded every two minutes', async () => {
    const session = open();
    session.clock.fire(120_000);
    expect(session.state()).toEqual(member('refreshing'));
    await session.refreshed();
    expect(session.state()).toEqual(member('fresh'));
    session.clock.fire(120_000);
    expect(session.state()).toEqual(member('refreshing'));
  });

  test('SES-10: a refresh that is under way is not begun again', async () => {
    const session = open();
    session.send(askForTokens, askForTokens, askForTokens);
    await session.refreshed();
    await expect(session.refreshed()).rejects.toThrow('No port "refresh" was asked');
  });

  test('SES-10: a tab that another one refreshes for lets it go first', async () => {
    const session = open();
    session.send({ type: 'tokens.rotated' });
    session.clock.fire(125_000);
    await session.refreshed();
    session.clock.fire(120_000);
    expect(session.state()).toEqual(member('refreshing'));
  });

  test('SES-11: network trouble keeps the member in; the page asks again after 2, 4, 8, 16, 32, 60, 60 s', async () => {
    const session = open();
    session.send(askForTokens);
    for (const pause of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      await session.unreachable();
      expect(session.state()).toEqual(member('waiting'));
      session.clock.fire(pause);
    }
    await session.refreshed();
    expect([session.state(), session.told]).toEqual([member('fresh'), []]);
  });

  test('SES-11: a network that is back is asked at once', async () => {
    const session = open();
    session.send(askForTokens);
    await session.unreachable();
    session.send({ type: 'went.online' });
    expect(session.state()).toEqual(member('refreshing'));
  });

  test('SES-11: a session that the server refuses is over', async () => {
    const session = open();
    session.send(askForTokens);
    await session.refused();
    expect([session.state(), session.told]).toEqual([
      'anonymous',
      [{ type: 'signedOut', reason: 'expired' }],
    ]);
  });

  test.each<[string, SessionEvent[]]>([
    ['a page', []],
    ['an act', [began(false)]],
    ['an act on a page of their own', [began(true)]],
  ])('SES-11: why it ends %s, the server may say: until the next login', async (_, events) => {
    const session = open();
    session.send(...events, askForTokens);
    await session.refused('Call us.');
    const before = session.words();
    session.send(verified('camille'));
    expect([before, session.words()]).toEqual(['Call us.', '']);
    session.send(askForTokens);
    await session.refused();
    expect(session.words()).toBe('');
  });

  test('a page that is seen again trades tokens that are good for less than 150 s', () => {
    const [soon, later] = [open(), open()];
    soon.send(shown(149_999, 0));
    later.send(shown(150_000, 0));
    expect([soon.state(), later.state()]).toEqual([member('refreshing'), member('fresh')]);
  });
});

describe('SES-12: inactivity', () => {
  test('SES-12: after 29 min the page asks, a minute later the member is logged out', async () => {
    const session = open();
    session.clock.fire(29 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
    session.clock.fire(minute);
    expect(session.state()).toBe('signingOut');
    await session.signedOut();
    expect([session.state(), session.told]).toEqual([
      'anonymous',
      [{ type: 'signedOut', reason: 'inactive' }],
    ]);
  });

  test.each([{ type: 'session.extended' }, { type: 'activity.elsewhere', idleFor: 0 }] as const)(
    'SES-12: $type keeps the member in, for another 29 min',
    (event) => {
      const session = open();
      session.clock.fire(29 * minute);
      session.send(event);
      expect(session.state()).toEqual(member('fresh'));
      session.clock.fire(29 * minute);
      expect(session.state()).toEqual(member('fresh', 'warning'));
    },
  );

  test('SES-12: while the page asks, what is done in it is no answer', () => {
    const session = open();
    session.clock.fire(29 * minute);
    session.send({ type: 'activity.seen' });
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test.each([
    [29 * minute - 1, 'active'],
    [29 * minute, 'warning'],
  ])('SES-12: asked, another tab saw somebody %d ms ago', (idleFor, presence) => {
    const session = open();
    session.clock.fire(29 * minute);
    session.send({ type: 'activity.elsewhere', idleFor });
    expect(session.state()).toEqual(member('fresh', presence));
  });

  test('SES-12: what was done in another tab counts from then', () => {
    const session = open();
    session.send({ type: 'activity.elsewhere', idleFor: 10 * minute });
    session.clock.fire(19 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test('SES-12: what happened while nobody looked counts when the page is seen again', () => {
    const session = open();
    session.send(shown(4 * minute, 10 * minute));
    session.clock.fire(19 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test.each([
    [29 * minute - 1, member('fresh')],
    [29 * minute, member('fresh', 'warning')],
    [30 * minute - 1, member('fresh', 'warning')],
    [30 * minute, 'signingOut'],
  ])('SES-12: seen again after %d ms', (idleFor, state) => {
    const session = open();
    session.send(shown(4 * minute, idleFor));
    expect(session.state()).toEqual(state);
  });

  test.each([
    [29 * minute - 1, 'active'],
    [29 * minute, 'warning'],
  ])('SES-12: asked already and seen again %d ms after what was done in another tab', (idleFor, presence) => {
    const session = open();
    session.send(shown(4 * minute, 29 * minute), shown(4 * minute, idleFor));
    expect(session.state()).toEqual(member('fresh', presence));
  });

  test.each<[string, SessionEvent]>([
    ['was done in another tab', { type: 'activity.elsewhere', idleFor: 10 * minute }],
    ['was done there until the page is seen again', shown(4 * minute, 10 * minute)],
  ])('SES-12: after the question, too, what %s counts from then', (_, event) => {
    const session = open();
    session.clock.fire(29 * minute);
    session.send(event);
    session.clock.fire(19 * minute);
    expect(session.state()).toEqual(member('fresh', 'warning'));
  });

  test.each([
    [30 * minute - 1, member('refreshing', 'warning')],
    [30 * minute, 'signingOut'],
  ])(
    'SES-12: seen again after %d ms, while the server could not be reached for tokens',
    async (idleFor, state) => {
      const session = open();
      session.send(askForTokens);
      await session.unreachable();
      session.send(shown(4 * minute, idleFor));
      expect(session.state()).toEqual(state);
    },
  );

  test('SES-12: a member who was away for half an hour is logged out, and no token is traded for it', async () => {
    const session = open();
    session.send(shown(-25 * minute, 30 * minute));
    expect(session.state()).toBe('signingOut');
    await expect(session.refreshed()).rejects.toThrow('No port "refresh" was asked');
  });
});

describe('SES-13: logging out', () => {
  test('SES-13: a server that cannot be told does not keep the member in', async () => {
    const session = open();
    session.send({ type: 'logout.pressed' });
    await session.signOutFails();
    expect([session.state(), session.told]).toEqual(['anonymous', [{ type: 'signedOut', reason: 'asked' }]]);
  });

  test('SES-13: a logout in another tab needs no server', () => {
    const session = open();
    session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    expect([session.state(), session.told]).toEqual([
      'anonymous',
      [{ type: 'signedOut', reason: 'elsewhere' }],
    ]);
  });

  test('SES-13: a logout in a tab of another login ends this one too, at the server', async () => {
    const session = open();
    session.send({ type: 'signedOut.elsewhere', isOwnLogin: false });
    expect(session.state()).toBe('signingOut');
    await session.signOutFails();
    expect([session.state(), session.told]).toEqual([
      'anonymous',
      [{ type: 'signedOut', reason: 'elsewhere' }],
    ]);
  });

  test('SES-13: a logout during a refresh wins', async () => {
    const session = open();
    session.send(askForTokens, { type: 'logout.pressed' });
    await session.refreshed();
    await session.signedOut();
    expect(session.state()).toBe('anonymous');
  });
});

describe('SES-32: what the member was doing waits for a login', () => {
  const interrupt = async (isGuarded: boolean) => {
    const session = open();
    session.send(began(isGuarded), askForTokens);
    await session.refused();
    return session;
  };

  test('SES-32: on a page for all it waits in a dialog, and the same member goes on', async () => {
    const session = await interrupt(false);
    expect([session.state(), session.told]).toEqual([{ interrupted: 'inDialog' }, []]);
    session.send(verified('camille'));
    expect([session.state(), session.told]).toEqual([
      member('fresh'),
      [{ type: 'resumed', intent: reserving }],
    ]);
  });

  test('SES-32: on a member’s own page it waits while the visitor is led to the login', async () => {
    const session = await interrupt(true);
    expect([session.state(), session.told]).toEqual([
      { interrupted: 'elsewhere' },
      [{ type: 'signedOut', reason: 'expired' }],
    ]);
  });

  test('SES-32: another member does not inherit it', async () => {
    const session = await interrupt(false);
    session.send(verified('sam'));
    expect([session.state(), session.told]).toEqual([
      member('fresh'),
      [{ type: 'dropped', intent: reserving }],
    ]);
  });

  test('SES-32: a dialog that is closed, or ten minutes, are the end of it', async () => {
    const [closed, late] = [await interrupt(false), await interrupt(false)];
    closed.send({ type: 'login.dismissed' });
    late.clock.fire(10 * minute);
    const end = ['anonymous', [{ type: 'dropped', intent: reserving }]];
    expect([
      [closed.state(), closed.told],
      [late.state(), late.told],
    ]).toEqual([end, end]);
  });

  test('SES-32: where there is no dialog, none is closed', async () => {
    const session = await interrupt(true);
    session.send({ type: 'login.dismissed' });
    expect(session.state()).toEqual({ interrupted: 'elsewhere' });
  });

  test('SES-32: after a reload it waits for what is left of the ten minutes', () => {
    const [resumed, late] = [open(null, parked), open(null, parked)];
    expect(resumed.state()).toEqual({ interrupted: 'elsewhere' });
    resumed.send(verified('camille'));
    expect(resumed.told).toEqual([{ type: 'resumed', intent: reserving }]);
    late.clock.fire(5 * minute);
    expect(late.state()).toBe('anonymous');
  });

  test('SES-32: what is done does not wait', async () => {
    const session = open();
    session.send(began(false), { type: 'action.ended', key: 'key-1' }, askForTokens);
    await session.refused();
    expect(session.state()).toBe('anonymous');
  });

  test('SES-32: control: the end of another action leaves it waiting', async () => {
    const session = open();
    session.send(began(false), { type: 'action.ended', key: 'key-2' }, askForTokens);
    await session.refused();
    expect(session.state()).toEqual({ interrupted: 'inDialog' });
  });
});

test.each([
  ['camille', true],
  ['sam', false],
])(
  'SES-32: after an interruption what the page knows of camille still holds for %s: %s',
  async (memberId, isHers) => {
    const session = open();
    session.send(began(false), askForTokens);
    await session.refused();
    session.send(verified(memberId));
    expect([session.state(), session.isReturning()]).toEqual([member('fresh'), isHers]);
  },
);
