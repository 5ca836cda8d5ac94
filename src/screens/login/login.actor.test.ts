import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { settings } from '#machines/settings.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import { MemberError, type MemberErrorCode } from '#src/api/memberError.ts';
import { tidyCode } from './formText.ts';
import { type LoginAccess, provideLogin } from './login.actor.ts';

const pair = { token: 'access', refresh_token: 'refresh' };
const initiated = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
const refusal =
  (code: MemberErrorCode, reason = '', retryAfter: number | null = null) =>
  () =>
    Promise.reject(new MemberError(code, { reason, retryAfter }));

const open = (changes: Partial<LoginAccess['client']> = {}, clock?: SimulatedClock) => {
  const begun: object[] = [];
  const client: LoginAccess['client'] = {
    initiate: () => Promise.resolve(initiated),
    resend: () => Promise.resolve(initiated),
    verify: () => Promise.resolve(pair),
    ...changes,
  };
  const access: LoginAccess = {
    client,
    begin: (tokens) => {
      begun.push(tokens);
      return 'camille';
    },
  };
  const actor = createActor(
    provideLogin(() => Promise.resolve(access)),
    { input: {}, ...(clock && { clock }) },
  ).start();
  return { actor, begun };
};

const firstStep = async (changes: Partial<LoginAccess['client']>) => {
  const { actor } = open(changes);
  actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
  const { value, context } = await waitFor(actor, (state) => state.value !== 'initiating');
  return [value, context.problem];
};
const secondStep = async (changes: Partial<LoginAccess['client']>) => {
  const { actor, begun } = open(changes);
  actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
  await waitFor(actor, (state) => state.matches('attempt'));
  actor.send({ type: 'code.submitted', code: '012345' });
  const { value, context } = await waitFor(
    actor,
    (state) => !state.matches({ attempt: { code: 'verifying' } }),
  );
  actor.stop();
  return { value, problem: context.problem, begun };
};
const typing = { attempt: { code: 'typing', resend: 'cooling' } };

describe('SES-02, SES-11: what the server says to the first step', () => {
  test.each([
    ['invalid-credentials', refusal('unauthorised', 'invalid-credentials'), 'wrong-credentials'],
    ['invalid', refusal('invalid'), 'wrong-credentials'],
    ['too-many', refusal('too-many', 'too-many', 60), 'too-many'],
    ['nothing', refusal('unavailable'), 'unavailable'],
    ['nonsense', refusal('malformed'), 'unavailable'],
  ])('SES-11: %s', async (_, initiate, problem) => {
    expect(await firstStep({ initiate })).toEqual(['idle', problem]);
  });
});

describe('SES-03, SES-11: what the server says to the second step', () => {
  test('SES-04: tokens begin a session', async () => {
    expect(await secondStep({})).toEqual({ value: 'verified', problem: null, begun: [pair] });
  });

  test.each([
    ['wrong-code', refusal('unauthorised', 'wrong-code'), typing, 'wrong-code'],
    ['a token of no login', refusal('unauthorised', 'unauthorised'), 'dead', null],
    ['dead', refusal('dead', 'dead'), 'dead', null],
    ['expired', refusal('dead', 'expired'), 'expired', null],
    ['too-many', refusal('too-many'), typing, 'too-many'],
    ['nothing', refusal('unavailable'), typing, 'unavailable'],
  ])('SES-11: %s begins none', async (_, verify, value, problem) => {
    expect(await secondStep({ verify })).toEqual({ value, problem, begun: [] });
  });
});

describe('SES-04: an attempt that was left', () => {
  /** The first attempt is left while its code is judged; Sam begins a second one. */
  const leave = async () => {
    let judge: (tokens: typeof pair) => void = () => {};
    const signals: AbortSignal[] = [];
    const { actor, begun } = open({
      verify: (_token, _code, signal) => {
        if (signal) signals.push(signal);
        return new Promise((resolve) => {
          judge = resolve;
        });
      },
    });
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    actor.send({ type: 'code.submitted', code: '012345' });
    await vi.waitFor(() => expect(signals.length).toBe(1));
    actor.send({ type: 'back.pressed' });
    actor.send({ type: 'credentials.submitted', username: 'sam', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    return { actor, begun, signals, judge: () => judge(pair) };
  };

  test('SES-04: the right code of it begins no session any more, and its call is given up', async () => {
    const { actor, begun, signals, judge } = await leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    judge();
    await promisesHeard();
    expect([actor.getSnapshot().value, begun]).toEqual([typing, []]);
    actor.stop();
  });
});

describe('SES-03, SES-11: what the server says to another code', () => {
  const another = async (resend: LoginAccess['client']['resend']) => {
    const clock = new SimulatedClock();
    const { actor } = open({ resend }, clock);
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    clock.increment(settings.login.resendPause);
    actor.send({ type: 'resend.pressed' });
    await waitFor(actor, (state) => !state.matches({ attempt: { resend: 'resending' } }));
    const { value, context } = actor.getSnapshot();
    actor.stop();
    return [value, context.problem, context.token];
  };

  test('SES-03: another code belongs to the attempt, whose token is another one then', async () => {
    const resend = vi.fn<LoginAccess['client']['resend']>(async () => ({ ...initiated, token: 'second' }));
    expect(await another(resend)).toEqual([typing, null, 'second']);
    expect(resend.mock.calls).toEqual([['pending', expect.any(AbortSignal)]]);
  });

  test.each([
    ['too-many', refusal('too-many', '', 60), typing, 'too-many'],
    ['dead', refusal('dead', 'dead'), 'dead', null],
    ['expired', refusal('dead', 'expired'), 'expired', null],
    ['a token of no login', refusal('unauthorised'), 'dead', null],
    ['nothing', refusal('unavailable'), { attempt: { code: 'typing', resend: 'ready' } }, 'unavailable'],
  ])('SES-11: %s', async (_, resend, value, problem) => {
    expect(await another(resend)).toEqual([value, problem, 'pending']);
  });
});

test.each([' 012 345 ', '012-345', '012345\n'])('SES-03: %j is the code 012345', (typed) => {
  expect(tidyCode(typed)).toBe('012345');
});
