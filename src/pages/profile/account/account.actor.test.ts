import { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Changes } from '#machines/profileForm/profileForm.machine.ts';
import { createDetailsClient, detailsQuery, type Details } from '#src/api/member/details.ts';
import { createDeviceSessionsClient, deviceSessionsQuery } from '#src/api/member/deviceSessions.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { profileQuery } from '#src/api/member/memberQueries.ts';
import { createMemberRequest } from '#src/api/member/memberRequest.ts';
import { client } from '#src/controls/memberLists/testing/draw.tsx';
import { provideDeviceSessions } from './deviceSessions.actor.ts';
import { providePasswordChange } from './passwordChange.actor.ts';
import { provideProfileForm } from './profileForm.actor.ts';

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
const refusal = (
  status: number,
  code: string,
  message = '…',
  headers: Record<string, string> = {},
): Answer => ({
  status,
  body: { error: { code, message } },
  headers,
});
/** Reasons why an answer fails. */
const faults: [says: string, answer: Answer | 'broken'][] = [
  ['500', refusal(500, 'internal')],
  ['503', refusal(503, 'unavailable')],
  ['a gateway that gave up', { status: 504, body: '<h1>504</h1>' }],
  ['no connection', 'broken'],
  ['HTML instead of JSON', { body: '<!doctype html>' }],
  ['another answer', { body: { data: 5 } }],
  ['a session that is over', refusal(401, 'unauthorised')],
];

/** A host with these answers in turn, and its requests. */
const hostOf = (...answers: (Answer | 'broken')[]) => {
  const asked: [method: string, path: string, body: unknown, ifMatch: string | null][] = [];
  const queryClient = new QueryClient();
  const request = createMemberRequest({
    fetch: (url, init) => {
      const { method = '', body, headers } = init ?? {};
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
      asked.push([method, url.replace('/api/member/v1/me', ''), sent, new Headers(headers).get('if-match')]);
      const answer = answers.shift() ?? 'broken';
      if (answer === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
      const { status = 200, body: told, headers: with_ = {} } = answer;
      const text = typeof told === 'string' ? told : JSON.stringify(told);
      return Promise.resolve(new Response(text, { status, headers: with_ }));
    },
    baseUrl: '/api/member',
    authority: { token: () => 'token', renew: () => Promise.resolve(null) },
    crossSiteToken: () => 'csrf',
    onServerTime: () => {},
  });
  return { asked, queryClient, request };
};

const mine = { lastname: 'Tremblay' };
const of = (lastname: string) => ({ data: { uuid: 'm1', firstname: 'Camille', lastname } });

describe('PRO-02: the details', () => {
  const save = (tag: string | null, ...answers: (Answer | 'broken')[]) => saveAll(mine, tag, ...answers);
  const saveAll = async (sent: Changes, tag: string | null, ...answers: (Answer | 'broken')[]) => {
    const { asked, queryClient, request } = hostOf(...answers);
    const details = createDetailsClient(request);
    const before: Details = { fields: of('Roy').data, tag };
    queryClient.setQueryData(detailsQuery(details).queryKey, before);
    queryClient.setQueryData(profileQuery(client).queryKey, { uuid: 'm1', firstname: 'Camille' });
    let shared = 0;
    const actor = createActor(
      provideProfileForm({ details, queryClient, shareProfile: () => void (shared += 1) }),
    ).start();
    actor.send({ type: 'edit.pressed', tag });
    actor.send({ type: 'form.submitted', changes: sent, faults: [] });
    const { value, context } = await waitFor(actor, (state) => !state.matches('saving'));
    return {
      asked,
      shared,
      told: [value, context.problem, context.faults],
      tag: context.tag,
      changes: context.changes,
      known: queryClient.getQueryData(detailsQuery(details).queryKey),
      isOld: queryClient.getQueryState(profileQuery(client).queryKey)?.isInvalidated,
      isAskedAnew: queryClient.getQueryState(detailsQuery(details).queryKey)?.isInvalidated,
    };
  };

  test('PRO-02: what was answered is what every reader has from then on', async () => {
    const saved = await save('"1"', { body: of('Tremblay'), headers: { etag: '"2"' } });
    expect(saved.told).toEqual(['saved', null, []]);
    expect(saved.asked).toEqual([['PATCH', '/profile', mine, '"1"']]);
    expect([saved.known, saved.isAskedAnew, saved.isOld, saved.shared]).toEqual([
      { fields: of('Tremblay').data, tag: '"2"' },
      false,
      true,
      1,
    ]);
  });

  test('PRO-02: a host that tells no version is asked for none', async () => {
    const saved = await save(null, { body: of('Tremblay') });
    expect([saved.told[0], saved.asked]).toEqual(['saved', [['PATCH', '/profile', mine, null]]]);
    expect(saved.known).toEqual({ fields: of('Tremblay').data, tag: null });
  });

  const changed = refusal(412, 'changed-elsewhere');
  test('PRO-02: of a profile that was changed elsewhere the present version is read, and told', async () => {
    const { told, known, tag, changes, shared } = await save('"1"', changed, {
      body: of('Côté'),
      headers: { etag: '"2"' },
    });
    expect([told, tag, changes, shared]).toEqual([['conflict', null, []], '"2"', mine, 0]);
    expect(known).toEqual({ fields: of('Côté').data, tag: '"2"' });
  });

  test('PRO-02: where it already is as it was wanted, an earlier answer was lost', async () => {
    const { told } = await save('"1"', changed, { body: of('Tremblay'), headers: { etag: '"2"' } });
    expect(told).toEqual(['saved', null, []]);
  });

  test('PRO-02: where only a part of it is as it was wanted, it was changed elsewhere', async () => {
    const both = { ...mine, firstname: 'Jo' };
    const { told, changes } = await saveAll(both, '"1"', changed, { body: of('Tremblay') });
    expect([told, changes]).toEqual([['conflict', null, []], both]);
  });

  test.each([
    ['lastname is not what it must be', 'lastname'],
    ['uuid is not what it must be', 'lastname'],
    ['', 'lastname'],
  ])('PRO-02: a refusal that says %j is at a field that was sent', async (message, field) => {
    const { told } = await save('"1"', refusal(400, 'invalid', message));
    expect(told).toEqual(['refused', null, [{ field, code: 'characters' }]]);
  });

  test.each([
    ['location is not what it must be', 'location'],
    ['lang is not what it must be', 'lang'],
    ['', 'lastname'],
  ])(
    'PRO-02: of several fields a refusal that says %j is at the one that it names',
    async (message, field) => {
      const { request } = hostOf(refusal(400, 'invalid', message));
      const details = createDetailsClient(request);
      const actor = createActor(
        provideProfileForm({ details, queryClient: new QueryClient(), shareProfile: () => {} }),
      ).start();
      actor.send({ type: 'edit.pressed', tag: null });
      const changes = { lang: 'en', location: 'Laval', ...mine };
      actor.send({ type: 'form.submitted', changes, faults: [] });
      const { context } = await waitFor(actor, (state) => state.matches('refused'));
      expect(context.faults).toEqual([{ field, code: 'characters' }]);
    },
  );

  test('PRO-02: too often', async () => {
    const { told } = await save('"1"', refusal(429, 'too-many', '…', { 'retry-after': '60' }));
    expect(told).toEqual(['failed', 'too-many', []]);
  });

  test.each(faults)('PRO-02: %s loses nothing of what was typed', async (_, answer) => {
    const { told, changes, known } = await save('"1"', answer);
    expect([told, changes]).toEqual([['failed', 'unavailable', []], mine]);
    expect(known).toEqual({ fields: of('Roy').data, tag: '"1"' });
  });

  test.each(faults)('PRO-02: %s after a conflict, neither', async (_, answer) => {
    const { told, changes } = await save('"1"', changed, answer);
    expect([told, changes]).toEqual([['failed', 'unavailable', []], mine]);
  });
});

const sessions = { data: { items: [] } };

describe('PRO-04: the password', () => {
  const change = async (...answers: (Answer | 'broken')[]) => {
    const { asked, queryClient, request } = hostOf(...answers);
    const { queryKey } = deviceSessionsQuery(createDeviceSessionsClient(request));
    queryClient.setQueryData(queryKey, []);
    const details = createDetailsClient(request);
    const actor = createActor(providePasswordChange({ details, queryClient })).start();
    const passwords = { oldPassword: ' old ', newPassword: 'new and long' };
    actor.send({ type: 'passwords.submitted', passwords, faults: [] });
    const { value, context } = await waitFor(actor, (state) => !state.matches('saving'));
    const isOld = queryClient.getQueryState(queryKey)?.isInvalidated;
    return { asked, told: [value, context.problem, context.faults], isOld };
  };

  test('PRO-04: both are sent as they were typed, and the other sessions are over', async () => {
    expect(await change({ body: { data: {} } })).toEqual({
      asked: [
        ['POST', '/profile/password/update', { oldpassword: ' old ', newpassword: 'new and long' }, null],
      ],
      told: ['changed', null, []],
      isOld: true,
    });
  });

  test.each([
    ['a wrong old one', refusal(409, 'wrong-password'), null, [{ field: 'OldPassword', code: 'wrong' }]],
    ['a common new one', refusal(400, 'weak-password'), null, [{ field: 'Password', code: 'common' }]],
    ['a short new one', refusal(400, 'short-password'), null, [{ field: 'Password', code: 'too-short' }]],
    ['a long new one', refusal(400, 'long-password'), null, [{ field: 'Password', code: 'too-long' }]],
    [
      'an old one that is longer than any',
      refusal(400, 'invalid', 'oldpassword must be shorter'),
      null,
      [{ field: 'OldPassword', code: 'wrong' }],
    ],
    [
      'a new one that is longer than any',
      refusal(400, 'invalid', 'newpassword must be shorter'),
      null,
      [{ field: 'Password', code: 'too-long' }],
    ],
    ['too many tries', refusal(429, 'too-many'), 'too-many', []],
  ])('PRO-04: %s', async (_, answer, problem, found) => {
    expect((await change(answer)).told).toEqual(['editing', problem, found]);
  });

  test.each([400, 409, 422])('PRO-04: bounds of another host are told in its words (%d)', async (status) => {
    const words = 'Twelve characters, please.';
    expect((await change(refusal(status, 'policy', words))).told).toEqual([
      'editing',
      null,
      [{ field: 'Password', code: 'told', words }],
    ]);
  });

  test.each(faults)('PRO-04: %s', async (_, answer) => {
    expect((await change(answer)).told).toEqual(['editing', 'unavailable', []]);
  });
});

describe('the sessions', () => {
  const end = async (id: string | null, ...answers: (Answer | 'broken')[]) => {
    const { asked, queryClient, request } = hostOf(...answers);
    const client_ = createDeviceSessionsClient(request);
    queryClient.setQueryData(deviceSessionsQuery(client_).queryKey, []);
    const actor = createActor(provideDeviceSessions({ sessions: client_, queryClient })).start();
    actor.send(id === null ? { type: 'others.pressed' } : { type: 'end.pressed', id });
    const { value } = await waitFor(actor, (state) => !state.matches('ending'));
    const isOld = queryClient.getQueryState(deviceSessionsQuery(client_).queryKey)?.isInvalidated;
    return { asked, told: [value, isOld] };
  };

  test.each([
    ['s1', '/sessions/s1'],
    [null, '/sessions'],
  ])('PRO-04: %j is ended, and the list asked for anew', async (id, path) => {
    expect(await end(id, { body: { data: {} } }, { body: sessions })).toEqual({
      asked: [['DELETE', path, null, null]],
      told: ['ended', true],
    });
  });

  test('PRO-04: what is over already has ended, too', async () => {
    expect((await end('s1', refusal(404, 'not-found'))).told).toEqual(['ended', true]);
    expect(await end('..')).toEqual({ asked: [], told: ['ended', true] });
  });

  test.each(faults)('PRO-04: %s', async (_, answer) => {
    expect((await end('s1', answer)).told).toEqual(['failed', true]);
    expect((await end(null, answer)).told).toEqual(['failed', true]);
  });

  test('PRO-04: a list with a device of an unknown name is no list of ours', async () => {
    const item = { id: 's1', begun: 'x', lastUsed: 'x', browser: '<b>', system: null, isCurrent: true };
    const { request } = hostOf({ body: { data: { items: [item] } } });
    await expect(createDeviceSessionsClient(request).list()).rejects.toEqual(new MemberError('malformed'));
  });
});
