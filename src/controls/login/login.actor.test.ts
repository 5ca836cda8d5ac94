import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { settings } from '#machines/settings.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { tidyCode } from './formText.ts';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { type LoginAccess, provideLogin } from './login.actor.ts';
import { createPendingAttempts } from './pendingAttempt.ts';

const pair = { token: 'access', refresh_token: 'refresh' };
const initiated = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
const refusal =
  (code: MemberErrorCode, reason = '', retryAfter: number | null = null, words = '') =>
  () =>
    Promise.reject(new MemberError(code, { reason, retryAfter, words }));

const open = (changes: Partial<LoginAccess['client']> = {}, clock?: SimulatedClock) => {
  const begun: object[] = [];
  const tab = createFakeStorage();
  const storage = () => tab;
  const client: LoginAccess['client'] = {
    initiate: () => Promise.resolve(initiated),
    resend: () => Promise.resolve(initiated),
    verify: () => Promise.resolve(pair),
    ...changes,
  };
  const access: LoginAccess = {
    client,
    whoIs: () => Promise.resolve('camille'),
    begin: (tokens) => begun.push(tokens),
  };
  const actor = createActor(
    provideLogin(() => Promise.resolve(access), createPendingAttempts(createSafeStorage(storage), Date.now)),
    { input: { pending: null }, ...(clock && { clock }) },
  ).start();
  return { actor, begun, kept: () => tab.getItem('pending_login') };
};

const firstStep = async (changes: Partial<LoginAccess['client']>) => {
  const { actor } = open(changes);
  actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
  const { value, context } = await waitFor(actor, (state) => !state.matches('initiating'));
  return [value, context.problem, context.words];
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
  return { value, problem: context.problem, words: context.words, begun };
};
const typing = { attempt: { code: 'typing', resend: 'cooling' } };

describe('what the server says to the first step', () => {
  test.each([
    ['invalid-credentials', refusal('unauthorised', 'invalid-credentials'), 'wrong-credentials'],
    [
      'invalid-credentials, in words',
      refusal('unauthorised', 'x', null, 'Ask.'),
      'wrong-credentials',
      'Ask.',
    ],
    ['422', refusal('invalid', 'key-reused'), 'refused'],
    ['422, in words', refusal('invalid', 'x', null, 'Call us.'), 'refused', 'Call us.'],
    ['403', refusal('forbidden', 'forbidden'), 'refused'],
    ['403, in words', refusal('forbidden', 'blocked', null, 'Call us.'), 'refused', 'Call us.'],
    ['404', refusal('gone'), 'refused'],
    ['409, in words', refusal('refused', 'x', null, 'Call us.'), 'refused', 'Call us.'],
    ['410, in words', refusal('dead', 'x', null, 'Call us.'), 'refused', 'Call us.'],
    ['too-many', refusal('too-many', 'too-many', 60), 'too-many'],
    ['too-many, in words', refusal('too-many', 'x', 60, 'Sleep on it.'), 'too-many', 'Sleep on it.'],
    ['nothing', refusal('unavailable'), 'unavailable'],
    ['503, in words', refusal('unavailable', 'x', null, 'Back at nine.'), 'unavailable', 'Back at nine.'],
    ['nonsense', refusal('malformed'), 'unavailable'],
  ])('SES-11: %s', async (_, initiate, problem, words = '') => {
    expect(await firstStep({ initiate })).toEqual(['idle', problem, words]);
  });
});

describe('what the server says to the second step', () => {
  test('SES-04: tokens begin a session', async () => {
    expect(await secondStep({})).toEqual({ value: 'verified', problem: null, words: '', begun: [pair] });
  });

  test.each([
    ['wrong-code', refusal('unauthorised', 'wrong-code'), typing, 'wrong-code'],
    ['a token of no login', refusal('unauthorised', 'unauthorised'), 'dead', null],
    [
      'such a token, in words',
      refusal('unauthorised', 'unauthorised', null, 'Begin.'),
      'dead',
      null,
      'Begin.',
    ],
    ['wrong-code, in words', refusal('unauthorised', 'wrong-code', null, 'No.'), typing, 'wrong-code', 'No.'],
    ['401, in words alone', refusal('unauthorised', '', null, 'No.'), typing, 'refused', 'No.'],
    ['401, and why is not known', refusal('unauthorised', 'x'), 'dead', null],
    ['dead', refusal('dead', 'dead'), 'dead', null],
    ['dead, in words', refusal('dead', 'x', null, 'Begin.'), 'dead', null, 'Begin.'],
    ['expired', refusal('dead', 'expired'), 'expired', null],
    ['expired, in words', refusal('dead', 'expired', null, 'Begin.'), 'expired', null, 'Begin.'],
    ['422', refusal('invalid'), typing, 'refused'],
    ['422, in words', refusal('invalid', 'x', null, 'Six digits.'), typing, 'refused', 'Six digits.'],
    ['too-many', refusal('too-many'), typing, 'too-many'],
    ['nothing', refusal('unavailable'), typing, 'unavailable'],
    ['503, in words', refusal('unavailable', 'x', null, 'At nine.'), typing, 'unavailable', 'At nine.'],
    ['403', refusal('forbidden', 'forbidden'), typing, 'refused'],
    ['403, in words', refusal('forbidden', 'blocked', null, 'Call us.'), typing, 'refused', 'Call us.'],
  ])('SES-11: %s begins none', async (_, verify, value, problem, words = '') => {
    expect(await secondStep({ verify })).toEqual({ value, problem, words, begun: [] });
  });
});

test('SES-11: when to come back is told, where the server says it', async () => {
  const waitOf = async (retryAfter: number | null) => {
    const { actor } = open({ initiate: refusal('too-many', '', retryAfter) });
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    return (await waitFor(actor, ({ context }) => context.problem !== null)).context.retryAfter;
  };
  expect([await waitOf(90), await waitOf(null)]).toEqual([90, null]);
});

describe('what the server is asked', () => {
  test('SES-03: the name and the password, then the code with the token of the attempt', async () => {
    const asked: unknown[][] = [];
    const { actor } = open({
      initiate: async (username, password) => {
        asked.push(['initiate', username, password]);
        return initiated;
      },
      verify: async (token, code) => {
        asked.push(['verify', token, code]);
        return pair;
      },
    });
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    actor.send({ type: 'code.submitted', code: '012345' });
    await waitFor(actor, (state) => state.matches('verified'));
    expect(asked).toEqual([
      ['initiate', 'camille', 'secret'],
      ['verify', 'pending', '012345'],
    ]);
  });

  test('SES-04: the pending token is kept from the first step on, and not beyond the second', async () => {
    const { actor, kept } = open();
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    expect([kept()?.includes('"token":"pending"'), kept()?.includes('secret')]).toEqual([true, false]);
    actor.send({ type: 'code.submitted', code: '012345' });
    await waitFor(actor, (state) => state.matches('verified'));
    expect(kept()).toBeNull();
  });

  test('SES-04: tokens that come after the form was left begin no session', async () => {
    const late = Promise.withResolvers<typeof pair>();
    const { actor, begun } = open({ verify: () => late.promise });
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    actor.send({ type: 'code.submitted', code: '012345' });
    actor.stop();
    late.resolve(pair);
    await promisesHeard();
    expect(begun).toEqual([]);
  });
});

describe('SES-03: another code', () => {
  const resent = async (resend: LoginAccess['client']['resend']) => {
    const clock = new SimulatedClock();
    const { actor } = open({ resend }, clock);
    actor.send({ type: 'credentials.submitted', username: 'camille', password: 'secret' });
    await waitFor(actor, (state) => state.matches('attempt'));
    clock.increment(settings.login.resendPause);
    actor.send({ type: 'resend.pressed' });
    const asking = { attempt: { resend: 'resending' } } as const;
    const { value, context } = await waitFor(actor, (state) => !state.matches(asking));
    actor.stop();
    return {
      value,
      problem: context.problem,
      words: context.words,
      token: context.token,
      isResent: context.isResent,
    };
  };

  test('SES-03: it is asked for with the token of the attempt, and brings the next', async () => {
    const asked: string[] = [];
    const outcome = await resent(async (token) => {
      asked.push(token);
      return { ...initiated, token: 'second' };
    });
    expect([asked, outcome]).toEqual([
      ['pending'],
      { value: typing, problem: null, words: '', token: 'second', isResent: true },
    ]);
  });

  test.each([
    ['dead', refusal('dead', 'dead'), 'dead'],
    ['expired', refusal('dead', 'expired'), 'expired'],
    ['a token of no login', refusal('unauthorised', 'unauthorised'), 'dead'],
  ])('SES-03: %s ends the attempt', async (_, resend, value) => {
    expect((await resent(resend)).value).toBe(value);
  });

  test.each([
    ['too-many', refusal('too-many', 'too-many', 60), 'too-many'],
    ['nothing', refusal('unavailable'), 'unavailable'],
    ['403', refusal('forbidden', 'forbidden'), 'refused'],
    ['403, in words', refusal('forbidden', 'blocked', null, 'Call us.'), 'refused', 'Call us.'],
    ['503, in words', refusal('unavailable', 'x', null, 'Back at nine.'), 'unavailable', 'Back at nine.'],
  ])('SES-11: %s is told, and the attempt stays', async (_, resend, problem, words = '') => {
    expect(await resent(resend)).toMatchObject({ problem, words, token: 'pending', isResent: false });
  });
});

test.each([' 012 345 ', '012-345', '012345\n'])('SES-03: %j is the code 012345', (typed) => {
  expect(tidyCode(typed)).toBe('012345');
});
