import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginEvent } from './login.setup.ts';

const minute = 60_000;
const submitted: LoginEvent = {
  type: 'credentials.submitted',
  username: 'camille@example.test',
  password: 'secret',
};
const coded: LoginEvent = { type: 'code.submitted', code: '012345' };
const attempt = (code: string, resend: string) => ({ attempt: { code, resend } });

const open = () => {
  const told: unknown[] = [];
  const clock = createManualClock();
  const ports = withDeferredPorts(loginMachine);
  const actor = createActor(ports.machine, { clock, input: { pending: null } });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  return {
    clock,
    told,
    ...ports,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...events: LoginEvent[]) => events.forEach((event) => actor.send(event)),
  };
};

const openAttempt = async () => {
  const login = open();
  login.send(submitted);
  await login.answer('initiate', { outcome: 'sent', token: 'pending-1' });
  return login;
};

describe('SES-11: what is forgotten, and what is not', () => {
  const failed = async () => {
    const login = await openAttempt();
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'sent', token: 'pending-2' });
    login.send(coded);
    await login.answer('verify', { outcome: 'wrong-code', words: '' });
    return login;
  };
  const begun = {
    username: 'camille@example.test',
    retryAfter: null,
    words: '',
    problem: null,
    isResent: false,
    codeLeft: 10 * minute,
    pauseLeft: 30_000,
  };

  test('SES-11: a new code forgets what was said of the last one; its tries and its attempt stay', async () => {
    const login = await failed();
    login.send(coded);
    expect(login.context()).toEqual({ ...begun, triesLeft: 4, token: 'pending-2' });
  });

  test('SES-11: so does asking for another one', async () => {
    const login = await failed();
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    expect([login.context(), login.asked.at(-1)]).toEqual([
      { ...begun, triesLeft: 4, token: 'pending-2' },
      { port: 'resend', input: { token: 'pending-2' } },
    ]);
  });

  test('SES-03: a code that is sent tells whether it is not the first', async () => {
    const login = await openAttempt();
    expect(login.context()).toEqual({ ...begun, triesLeft: 5, token: 'pending-1' });
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'sent', token: 'pending-2' });
    expect(login.context()).toEqual({ ...begun, triesLeft: 5, token: 'pending-2', isResent: true });
  });

  test('SES-11: another password forgets what was said of the last one', async () => {
    const login = open();
    login.send(submitted);
    await login.answer('initiate', { outcome: 'wrong-credentials', words: '' });
    login.send({ ...submitted, username: 'sam@example.test' });
    expect(login.context()).toEqual({ ...begun, username: 'sam@example.test', triesLeft: 5, token: '' });
  });

  test('SES-03: who goes back leaves the attempt and what was said of it, not their name', async () => {
    const login = await failed();
    login.send({ type: 'back.pressed' });
    expect([login.state(), login.context()]).toEqual(['idle', { ...begun, triesLeft: 4, token: '' }]);
    login.send(submitted);
    await login.answer('initiate', { outcome: 'sent', token: 'pending-3' });
    expect(login.context()).toEqual({ ...begun, triesLeft: 5, token: 'pending-3' });
  });
});

test('SES-03: who goes back before they type the second code begins with a first one', async () => {
  const login = await openAttempt();
  login.clock.fire(30_000);
  login.send({ type: 'resend.pressed' });
  await login.answer('resend', { outcome: 'sent', token: 'pending-2' });
  login.send({ type: 'back.pressed' });
  expect(login.context().isResent).toBe(false);
});

test('SES-03: another code is good for ten minutes from when it was sent', async () => {
  const clock = new SimulatedClock();
  const ports = withDeferredPorts(loginMachine);
  const actor = createActor(ports.machine, { clock, input: { pending: null } }).start();
  actor.send(submitted);
  await ports.answer('initiate', { outcome: 'sent', token: 'pending-1' });
  clock.increment(9 * minute);
  actor.send({ type: 'resend.pressed' });
  await ports.answer('resend', { outcome: 'sent', token: 'pending-2' });
  clock.increment(10 * minute - 1);
  expect(actor.getSnapshot().value).toEqual(attempt('typing', 'ready'));
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
});

describe('SES-04: a second attempt', () => {
  const openSecond = async () => {
    const login = await openAttempt();
    login.send(coded, { type: 'back.pressed' });
    login.send({ ...submitted, username: 'sam@example.test' });
    await login.answer('initiate', { outcome: 'sent', token: 'pending-2' });
    return login;
  };

  test('SES-04: its code is judged with its own token', async () => {
    const login = await openSecond();
    login.send(coded);
    expect(login.asked.map(({ port, input }) => [port, input])).toEqual([
      ['initiate', { username: 'camille@example.test', password: 'secret' }],
      ['verify', { token: 'pending-1', code: '012345' }],
      ['initiate', { username: 'sam@example.test', password: 'secret' }],
      ['verify', { token: 'pending-2', code: '012345' }],
    ]);
  });

  test.each(['expired', 'dead', 'wrong-code', 'verified'])(
    'SES-04: what is said of the first one (%s) after it began is not heard',
    async (outcome) => {
      const login = await openSecond();
      await login.answer('verify', { outcome, memberId: 'camille' });
      expect([login.state(), login.told, login.context().problem]).toEqual([
        attempt('typing', 'cooling'),
        [],
        null,
      ]);
    },
  );

  test('SES-03: the ten minutes of the first one are over with it: one timer of them is armed', async () => {
    const login = await openSecond();
    login.clock.fire(10 * minute);
    expect(login.state()).toBe('expired');
    login.send({ type: 'restart.pressed' });
    expect(() => login.clock.fire(10 * minute)).toThrow('armed: none');
  });

  test.each(['expired', 'dead'] as const)(
    'SES-03: another code that is refused as %s ends the attempt',
    async (outcome) => {
      const login = await openAttempt();
      login.clock.fire(30_000);
      login.send({ type: 'resend.pressed' });
      await login.answer('resend', { outcome });
      expect(login.state()).toBe(outcome);
    },
  );

  test('SES-11: another code that nobody could be asked for can be asked for at once', async () => {
    const login = await openAttempt();
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    await login.fail('resend', new Error('no network'));
    expect([login.state(), login.context().problem]).toEqual([attempt('typing', 'ready'), 'unavailable']);
  });

  test('SES-11: one that was asked for too often has to wait', async () => {
    const login = await openAttempt();
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'too-many', retryAfter: 60 });
    expect([login.state(), login.context()]).toEqual([
      attempt('typing', 'cooling'),
      expect.objectContaining({ problem: 'too-many', retryAfter: 60, token: 'pending-1' }),
    ]);
  });
});
