import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { withDeferredPorts } from '../testing/deferredPorts.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginEvent, PendingAttempt } from './login.setup.ts';

const minute = 60_000;
const submitted: LoginEvent = {
  type: 'credentials.submitted',
  username: 'camille@example.test',
  password: 'secret',
};
const coded: LoginEvent = { type: 'code.submitted', code: '012345' };
const attempt = (code: string, resend: string) => ({ attempt: { code, resend } });

const open = (pending: PendingAttempt | null = null) => {
  const told: unknown[] = [];
  const clock = createManualClock();
  const ports = withDeferredPorts(loginMachine);
  const actor = createActor(ports.machine, { clock, input: { pending } });
  actor.on('*', (emitted) => told.push(emitted));
  actor.start();
  return {
    clock,
    told,
    ...ports,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    stop: () => actor.stop(),
    send: (...events: LoginEvent[]) => events.forEach((event) => actor.send(event)),
  };
};

const openAttempt = async () => {
  const login = open();
  login.send(submitted);
  await login.answer('initiate', { outcome: 'sent', token: 'pending-1' });
  return login;
};

describe('SES-02: the first step', () => {
  test('SES-02: it leads to the code, and the password is kept nowhere', async () => {
    const login = await openAttempt();
    expect([login.state(), JSON.stringify(login.context()).includes('secret')]).toEqual([
      attempt('typing', 'cooling'),
      false,
    ]);
  });

  test('SES-02: Enter and a click send one request', async () => {
    const login = open();
    login.send(submitted, submitted);
    await login.answer('initiate', { outcome: 'wrong-credentials', words: '' });
    await expect(login.answer('initiate', {})).rejects.toThrow('No port "initiate" was asked');
  });

  test.each([
    ['wrong-credentials', { outcome: 'wrong-credentials', words: 'Call us.' }, null],
    ['too-many', { outcome: 'too-many', retryAfter: 90, words: 'Call us.' }, 90],
    ['refused', { outcome: 'refused', words: 'Call us.' }, null],
    ['unavailable', { outcome: 'unavailable', words: 'Call us.' }, null],
  ])('SES-11: %s is said, and the name stays', async (problem, output, retryAfter) => {
    const login = open();
    login.send(submitted);
    await login.answer('initiate', output);
    expect([login.state(), login.context()]).toEqual([
      'idle',
      expect.objectContaining({
        problem,
        retryAfter,
        words: 'Call us.',
        username: 'camille@example.test',
        token: '',
      }),
    ]);
  });

  test('SES-11: a server that cannot be reached is another problem', async () => {
    const login = open();
    login.send(submitted);
    await login.fail('initiate', new Error('no network'));
    expect([login.state(), login.context().problem]).toEqual(['idle', 'unavailable']);
  });
});

describe('SES-03: the second step', () => {
  test('SES-03: the right code logs the member in', async () => {
    const login = await openAttempt();
    login.send(coded, coded);
    await login.answer('verify', { outcome: 'verified', memberId: 'camille' });
    expect([login.state(), login.told]).toEqual(['verified', [{ type: 'verified', memberId: 'camille' }]]);
  });

  test('SES-03: a wrong code leaves four tries, and the code can be typed again', async () => {
    const login = await openAttempt();
    login.send(coded);
    await login.answer('verify', { outcome: 'wrong-code', words: '' });
    expect([login.state(), login.context().problem, login.context().triesLeft]).toEqual([
      attempt('typing', 'cooling'),
      'wrong-code',
      4,
    ]);
  });

  test.each(['dead', 'expired'] as const)(
    'SES-03: a code that is %s leads back to the first step',
    async (end) => {
      const login = await openAttempt();
      login.send(coded);
      await login.answer('verify', { outcome: end, words: '' });
      expect(login.state()).toBe(end);
      login.send({ type: 'restart.pressed' });
      expect([login.state(), login.context().username, login.context().token]).toEqual([
        'idle',
        'camille@example.test',
        '',
      ]);
    },
  );

  test('SES-11: what was said of a code is not said of its end', async () => {
    const login = await openAttempt();
    login.send(coded);
    await login.answer('verify', { outcome: 'refused', words: 'Call us.' });
    const before = login.context().words;
    login.clock.fire(10 * minute);
    expect([before, login.state(), login.context().words]).toEqual(['Call us.', 'expired', '']);
  });

  test.each(['dead', 'expired'])('SES-11: why the attempt is %s, the server may say', async (outcome) => {
    const login = await openAttempt();
    login.send(coded);
    await login.answer('verify', { outcome, words: 'Call us.' });
    expect([login.state(), login.context().words]).toEqual([outcome, 'Call us.']);
    login.send({ type: 'restart.pressed' });
    expect(login.context().words).toBe('');
  });

  test('SES-03: after ten minutes the code is too old', async () => {
    const login = await openAttempt();
    login.clock.fire(10 * minute);
    expect(login.state()).toBe('expired');
  });

  test('SES-11: a lost answer leaves the code to be tried again', async () => {
    const login = await openAttempt();
    login.send(coded);
    await login.fail('verify', new Error('no network'));
    expect([login.state(), login.context().problem]).toEqual([attempt('typing', 'cooling'), 'unavailable']);
  });
});

describe('another code', () => {
  const openReady = async () => {
    const login = await openAttempt();
    login.clock.fire(30_000);
    return login;
  };

  test('SES-03: another code can be asked for after 30 s, not before', async () => {
    const login = await openAttempt();
    login.send({ type: 'resend.pressed' });
    expect(login.state()).toEqual(attempt('typing', 'cooling'));
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    expect(login.state()).toEqual(attempt('typing', 'resending'));
  });

  test('SES-03: it begins the ten minutes, the pause and the tries anew', async () => {
    const login = await openReady();
    login.send(coded);
    await login.answer('verify', { outcome: 'wrong-code', words: '' });
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'sent', token: 'pending-2' });
    expect([login.state(), login.context()]).toEqual([
      attempt('typing', 'cooling'),
      expect.objectContaining({ token: 'pending-2', triesLeft: 5, problem: null, isResent: true }),
    ]);
    login.clock.fire(30_000);
    login.clock.fire(10 * minute);
    expect(login.state()).toBe('expired');
  });

  test('SES-03: none is sent while a code is judged', async () => {
    const login = await openReady();
    login.send(coded, { type: 'resend.pressed' });
    expect(login.state()).toEqual(attempt('verifying', 'ready'));
  });
});

describe('SES-04: a page that is loaded anew while the code is on its way', () => {
  const pending: PendingAttempt = {
    username: 'camille@example.test',
    token: 'pending-1',
    triesLeft: 2,
    isResent: true,
    codeLeft: 3 * minute,
    pauseLeft: 7_000,
  };

  test('SES-04: it goes on at its code, with what was known of the attempt', () => {
    const login = open(pending);
    expect([login.state(), login.context()]).toEqual([
      attempt('typing', 'cooling'),
      { ...pending, problem: null, retryAfter: null, words: '' },
    ]);
  });

  test('SES-04: the code is judged with the token that was kept', async () => {
    const login = open(pending);
    login.send(coded);
    expect(login.asked).toEqual([{ port: 'verify', input: { token: 'pending-1', code: '012345' } }]);
    await login.answer('verify', { outcome: 'wrong-code', words: '' });
    expect([login.state(), login.context().triesLeft]).toEqual([attempt('typing', 'cooling'), 1]);
  });

  test('SES-04: what is left of the pause and of the ten minutes is left, no more', () => {
    const login = open(pending);
    login.clock.fire(7_000);
    expect(login.state()).toEqual(attempt('typing', 'ready'));
    login.clock.fire(3 * minute);
    expect(login.state()).toBe('expired');
  });

  test('SES-03: a code that the server holds back begins a whole pause', async () => {
    const login = open(pending);
    login.clock.fire(7_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'too-many', retryAfter: 60, words: '' });
    expect(login.state()).toEqual(attempt('typing', 'cooling'));
    login.clock.fire(30_000);
    expect(login.state()).toEqual(attempt('typing', 'ready'));
  });

  test('SES-04: another code begins both anew', async () => {
    const login = open(pending);
    login.clock.fire(7_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'sent', token: 'pending-2' });
    login.clock.fire(30_000);
    login.clock.fire(10 * minute);
    expect(login.state()).toBe('expired');
  });
});

describe('SES-04: what is kept of the attempt', () => {
  const kept = {
    username: 'camille@example.test',
    token: 'pending-1',
    triesLeft: 5,
    isResent: false,
    codeLeft: 10 * minute,
    pauseLeft: 30_000,
  };
  const began = (changes: Partial<PendingAttempt> = {}) => ({
    source: 'keepAttempt',
    event: { type: 'attempt.began', attempt: { ...kept, ...changes } },
  });
  const ended = { source: 'keepAttempt', event: { type: 'attempt.ended' } };

  test('SES-04: nothing before a code is on its way', async () => {
    const login = open();
    login.send(submitted);
    await login.answer('initiate', { outcome: 'wrong-credentials', words: '' });
    expect(login.said).toEqual([]);
  });

  test('SES-04: the attempt from its beginning, the tries that are left, and another code', async () => {
    const login = await openAttempt();
    login.send(coded);
    await login.answer('verify', { outcome: 'wrong-code', words: '' });
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'too-many', retryAfter: 60, words: '' });
    login.clock.fire(30_000);
    login.send({ type: 'resend.pressed' });
    await login.answer('resend', { outcome: 'sent', token: 'pending-2' });
    expect(login.said).toEqual([
      began(),
      { source: 'keepAttempt', event: { type: 'try.counted', triesLeft: 4 } },
      { source: 'keepAttempt', event: { type: 'pause.began' } },
      ended,
      began({ token: 'pending-2', isResent: true }),
    ]);
  });

  test.each(['verified', 'dead', 'expired'])('SES-04: nothing once it is %s', async (outcome) => {
    const login = await openAttempt();
    login.send(coded);
    await login.answer('verify', { outcome, memberId: 'camille', words: '' });
    expect(login.said).toEqual([began(), ended]);
  });

  test('SES-04: nothing after ten minutes', async () => {
    const login = await openAttempt();
    login.clock.fire(10 * minute);
    expect(login.said).toEqual([began(), ended]);
  });

  test('SES-04: nothing for who uses another account', async () => {
    const login = await openAttempt();
    login.send({ type: 'back.pressed' });
    expect(login.said).toEqual([began(), ended]);
  });

  test('SES-04: a form that is left leaves it: one may come back', async () => {
    const login = await openAttempt();
    login.stop();
    expect(login.said).toEqual([began()]);
  });
});
