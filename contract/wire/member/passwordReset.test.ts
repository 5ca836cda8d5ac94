import * as v from 'valibot';
import { expect, test } from 'vitest';
import { activated, authorization, begunRegistration, begunRequest } from './passwordReset.ts';

const request = { token: 'token', uuid: 'uuid', userref: 'userref' };

test('PRO-05: a begun request need not say how long it lasts; all that names it is needed', () => {
  expect([
    v.parse(begunRequest, { ...request, more: 1 }),
    v.parse(begunRequest, { ...request, expires_in: 600 }),
  ]).toEqual([request, { ...request, expires_in: 600 }]);
  expect(
    Object.keys(request).filter((name) => v.is(begunRequest, { ...request, [name]: undefined })),
  ).toEqual([]);
});

test('PRO-10: a begun registration has the secret of its browser where the host gives one', () => {
  expect([
    v.parse(begunRegistration, request),
    v.parse(begunRegistration, { ...request, browser_secret: 'secret' }),
  ]).toEqual([request, { ...request, browser_secret: 'secret' }]);
});

test('PRO-06: a right code gives the right to go on', () => {
  expect([v.parse(authorization, { authorization_code: 'code', more: 1 }), v.is(authorization, {})]).toEqual([
    { authorization_code: 'code' },
    false,
  ]);
});

test('PRO-08: an activated account may begin its first session', () => {
  const tokens = { token: 'access', refresh_token: 'refresh' };
  expect([v.parse(activated, tokens), v.parse(activated, { ok: true })]).toEqual([
    { ...tokens, expires_in: undefined },
    {},
  ]);
});
