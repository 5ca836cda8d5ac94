import { createActor, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { nowhere } from '#machines/location/location.machine.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { dataState } from '#src/components/dataState.ts';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { providePasswordReset } from './passwordReset.actor.ts';
import { provideRegistration, type RegistrationAccess } from './registration.actor.ts';
import { createDraft } from './registration.draft.ts';

const request = { email: 'jo@example.test', token: 'token', uuid: 'uuid', userref: 'userref' };
const refusal =
  (code: MemberErrorCode, reason = '', retryAfter: number | null = null) =>
  () =>
    Promise.reject(new MemberError(code, { reason, retryAfter }));
const words = 'Twelve characters, please.';
const inWords = () => Promise.reject(new MemberError('invalid', { words }));
const form = {
  FullName: 'Jo',
  Email: request.email,
  Location: { ...nowhere, country: 'BE' },
  Password: 'a long enough one',
};

const open = (
  changes: Partial<AccountClient> = {},
  openSession: RegistrationAccess['open'] = () => Promise.resolve(null),
) => {
  const tab = createFakeStorage();
  const storage = createSafeStorage(() => tab);
  const asked: unknown[] = [];
  const client = {
    register: (path: string, body: object) => {
      asked.push([path, body]);
      return Promise.resolve(request);
    },
    begin: () => Promise.resolve(request),
    validate: () => Promise.resolve('authorization'),
    activate: () => Promise.resolve(null),
    finalize: () => Promise.resolve(),
    ...changes,
  };
  const requests = (key: string) => createMailedRequests(storage, key);
  const registration = provideRegistration({
    client,
    path: '/v1/register',
    lang: 'en',
    draft: createDraft(storage),
    requests: requests(requestKeys.registration),
    open: openSession,
  });
  const reset = providePasswordReset({ client, requests: requests(requestKeys.passwordReset) });
  return { tab, asked, requests, registration, reset };
};

describe('registering', () => {
  const register = async (changes: Partial<AccountClient> = {}) => {
    const { tab, asked, registration } = open(changes);
    tab.setItem('registration_draft', '{}');
    const actor = createActor(registration, { input: { begins: 'form', isOpen: true } }).start();
    actor.send({ type: 'form.submitted', form, faults: [] });
    const { value, context } = await waitFor(actor, (state) => !state.matches('registering'));
    actor.stop();
    return { tab, asked, told: [dataState(value), context.problem, context.faults] };
  };

  test('PRO-11: the form goes to the path of the deployment, in the language of the page; what was typed stays for another request', async () => {
    const { tab, asked, told } = await register();
    expect([asked, told]).toEqual([[['/v1/register', { ...form, lang: 'en' }]], ['code.coding', null, []]]);
    expect([tab.getItem('registration_draft'), JSON.parse(tab.getItem('pending_activation') ?? '')]).toEqual([
      '{}',
      request,
    ]);
  });

  test.each([
    [
      'short-password',
      refusal('invalid', 'short-password'),
      ['filling', null, [{ field: 'Password', code: 'too-short' }]],
    ],
    [
      'weak-password',
      refusal('invalid', 'weak-password'),
      ['filling', null, [{ field: 'Password', code: 'common' }]],
    ],
    ['429', refusal('too-many', 'too-many', 60), ['filling', 'too-many', []]],
    ['no answer', refusal('unavailable'), ['filling', 'unavailable', []]],
    // HST-46: another host's bounds, in its own words.
    ['words of the host', inWords, ['filling', null, [{ field: 'Password', code: 'told', words }]]],
  ])('PRO-10: %s', async (_, answer, told) => {
    const { tab, ...rest } = await register({ register: answer });
    expect(rest.told).toEqual(told);
    expect(tab.getItem('registration_draft')).toBe('{}');
  });
});

describe('the code', () => {
  const activate = async (changes: Partial<AccountClient>) => {
    const given: unknown[] = [];
    const keep: AccountClient['activate'] = (...proof) => {
      given.push(proof.slice(0, 2));
      return Promise.resolve(null);
    };
    const { tab, registration } = open({ activate: keep, ...changes });
    tab.setItem('registration_draft', '{}');
    const input = { begins: 'code', request, isOpen: true } as const;
    const actor = createActor(registration, { input }).start();
    const settled = () =>
      waitFor(actor, (state) => !state.matches({ code: 'validating' }) && !state.matches('activating'));
    actor.send({ type: 'code.submitted', code: '012345' });
    if ((await settled()).matches('proving')) actor.send({ type: 'password.submitted', password: 'chosen' });
    const { value, context } = await settled();
    return { given, told: [dataState(value), context.problem], draft: tab.getItem('registration_draft') };
  };

  test('PRO-08: the activation has the password with it, and ends what was kept of the form', async () => {
    expect(await activate({})).toEqual({
      given: [[request, { authorization: 'authorization', password: 'chosen' }]],
      told: ['activated', null],
      draft: null,
    });
  });
  const tokens = { token: 'access', refresh_token: 'refresh' };
  const secretive = { ...request, secret: 'secret' };
  test.each([
    ['is begun in the tab', true, tokens, 'entered', [tokens], ['jo']],
    ['that the host does not give is not', true, null, 'activated', [], []],
    ['has no place where somebody is logged in', false, null, 'activated', [], []],
  ] as const)(
    'SES-04: a session %s; the secret goes out for it alone',
    async (_, hasPlace, answer, state, begun, told) => {
      const given: unknown[] = [];
      const kept: unknown[] = [];
      const entered: unknown[] = [];
      const { registration } = open(
        {
          activate: (ids) => {
            given.push(ids);
            return Promise.resolve(answer);
          },
        },
        () =>
          Promise.resolve(
            hasPlace
              ? {
                  whoIs: () => Promise.resolve('jo'),
                  begin: (pair) => kept.push(pair),
                }
              : null,
          ),
      );
      const actor = createActor(registration, {
        input: { begins: 'code', request: secretive, isOpen: true },
      }).start();
      actor.on('entered', ({ memberId }) => entered.push(memberId));
      actor.send({ type: 'code.submitted', code: '012345' });
      await waitFor(actor, (snapshot) => snapshot.matches('proving'));
      actor.send({ type: 'password.submitted', password: 'chosen' });
      const { value } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
      expect([value, given, kept, entered]).toEqual([state, [hasPlace ? secretive : request], begun, told]);
    },
  );

  test('SES-04: a page that is left before the host has named the member begins no session', async () => {
    const named = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    const kept: unknown[] = [];
    const { registration } = open({ activate: () => Promise.resolve(tokens) }, () =>
      Promise.resolve({
        whoIs: () => {
          asked.resolve();
          return named.promise;
        },
        begin: (pair) => kept.push(pair),
      }),
    );
    const input = { begins: 'code', request: secretive, isOpen: true } as const;
    const actor = createActor(registration, { input }).start();
    actor.send({ type: 'code.submitted', code: '012345' });
    await waitFor(actor, (snapshot) => snapshot.matches('proving'));
    actor.send({ type: 'password.submitted', password: 'chosen' });
    await asked.promise;
    actor.stop();
    named.resolve('jo');
    await promisesHeard();
    expect(kept).toEqual([]);
  });

  test.each([
    ['wrong', { validate: refusal('unauthorised', 'wrong-code') }, ['code.coding', 'wrong-code']],
    ['no code', { validate: refusal('invalid') }, ['code.coding', 'wrong-code']],
    ['used up', { validate: refusal('dead', 'dead') }, ['filling', 'ended']],
    ['too old', { validate: refusal('dead', 'expired') }, ['filling', 'ended']],
    ['tried too often', { validate: refusal('too-many') }, ['code.coding', 'too-many']],
    ['not judged', { validate: refusal('unavailable') }, ['code.coding', 'unavailable']],
    ['right, and never heard of again', { activate: refusal('unavailable') }, ['proving', 'unavailable']],
    ['right, and no longer good', { activate: refusal('unauthorised', 'wrong-code') }, ['filling', 'ended']],
    [
      'right, with another password',
      { activate: refusal('forbidden', 'other-password') },
      ['proving', 'wrong-password'],
    ],
    ['right, and too late', { activate: refusal('dead', 'expired') }, ['filling', 'ended']],
  ] as const)('PRO-08: %s', async (_, changes, told) => {
    expect(await activate(changes)).toMatchObject({ told, draft: '{}' });
  });
});

describe('a new password', () => {
  const finish = async (changes: Partial<AccountClient> = {}) => {
    const given: unknown[] = [];
    const finalize: AccountClient['finalize'] = (ids, proof) => {
      given.push(ids, proof);
      return Promise.resolve();
    };
    const { reset } = open({ finalize, ...changes });
    const actor = createActor(reset, { input: { begins: 'code', request } }).start();
    actor.send({ type: 'code.submitted', code: '012345' });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'password.submitted', password: 'a long enough one', faults: [] });
    const { value, context } = await waitFor(actor, (state) => !state.matches('finalizing'));
    return { given, told: [value, context.problem, context.faults] };
  };

  test('PRO-07: it is sent with all that the request was told', async () => {
    expect(await finish()).toEqual({
      given: [request, { code: '012345', authorization: 'authorization', password: 'a long enough one' }],
      told: ['done', null, []],
    });
  });

  test.each([
    [
      'weak',
      refusal('invalid', 'weak-password'),
      ['choosing', null, [{ field: 'Password', code: 'common' }]],
    ],
    ['no longer allowed', refusal('unauthorised', 'wrong-code'), ['asking', 'ended', []]],
    ['too late', refusal('dead', 'expired'), ['asking', 'ended', []]],
    [
      'no longer allowed, in words',
      () => Promise.reject(new MemberError('refused', { reason: 'wrong-code', words: 'Too late.' })),
      ['asking', 'ended', []],
    ],
    ['without an answer', refusal('unavailable'), ['choosing', 'unavailable', []]],
    ['refused in words', inWords, ['choosing', null, [{ field: 'Password', code: 'told', words }]]],
  ])('PRO-07: one that is %s', async (_, finalize, told) => {
    expect((await finish({ finalize })).told).toEqual(told);
  });
});

describe('a page that is loaded anew', () => {
  const keys = { registration: requestKeys.registration, reset: requestKeys.passwordReset };
  /** Gives a code for the request that the tab keeps. @returns the request whose code a page would ask for after a reload */
  const reloadAfter = async (flow: keyof typeof keys, validate: AccountClient['validate']) => {
    const { tab, requests, ...flows } = open({ validate });
    tab.setItem(keys[flow], JSON.stringify(request));
    const input = { begins: 'code', request, isOpen: true } as const;
    const actor = createActor(flows[flow], { input }).start();
    actor.send({ type: 'code.submitted', code: '012345' });
    await waitFor(actor, (state) => !state.matches({ code: 'validating' }));
    actor.stop();
    return requests(keys[flow]).read();
  };

  test.each([
    ['reset', 'dead', 'no code', null],
    ['reset', 'unauthorised', 'the code', request],
    ['reset', 'unavailable', 'the code', request],
    ['registration', 'dead', 'no code', null],
    ['registration', 'unauthorised', 'the code', request],
    ['registration', 'unavailable', 'the code', request],
  ] as const)('after a %s whose code was answered “%s” it asks for %s', async (flow, code, _, asked) => {
    expect(await reloadAfter(flow, refusal(code, code === 'dead' ? 'expired' : 'wrong-code'))).toEqual(asked);
  });

  test('after a new password’s code was right it asks for none', async () => {
    expect(await reloadAfter('reset', () => Promise.resolve('authorization'))).toBeNull();
  });
});
