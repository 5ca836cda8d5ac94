import { createActor, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { MemberError, type MemberErrorCode } from '#src/api/memberError.ts';
import { tidyCode } from './formText.ts';
import { type LoginAccess, provideLogin } from './login.actor.ts';

const pair = { token: 'access', refresh_token: 'refresh' };
const initiated = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
const refusal =
  (code: MemberErrorCode, reason = '', retryAfter: number | null = null) =>
  () =>
    Promise.reject(new MemberError(code, { reason, retryAfter }));

const open = (changes: Partial<LoginAccess['client']> = {}) => {
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
    { input: {} },
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

test.each([' 012 345 ', '012-345', '012345\n'])('SES-03: %j is the code 012345', (typed) => {
  expect(tidyCode(typed)).toBe('012345');
});
