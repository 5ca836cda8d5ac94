import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { additionNames, additions } from './additions.ts';
import { deviceSession } from './deviceSession.ts';
import { activated, authorization, begunRegistration, begunRequest } from './passwordReset.ts';
import { details, profile } from './profile.ts';
import {
  accessClaims,
  anyClaims,
  initiateAnswer,
  initiateBody,
  refreshBody,
  tokenPair,
  verifyBody,
} from './session.ts';

/** The given values that a schema takes instead of others. */
const taken = (schema: v.GenericSchema, whole: object, wrong: readonly object[]): object[] =>
  wrong.filter((one) => v.is(schema, { ...whole, ...one }));
/** The fields that a value may be without. */
const optional = (schema: v.GenericSchema, whole: object): string[] =>
  Object.keys(whole).filter((field) => v.is(schema, { ...whole, [field]: undefined }));
const keys = ['k', 'k'.repeat(64)];
const noKeys = [{ key: '' }, { key: 'k'.repeat(65) }, { key: 5 }];

describe('what a client sends to log in', () => {
  test('SES-02: a name and a password, or the token of an attempt, with a key', () => {
    const bodies = keys.flatMap((key) => [
      { username: 'a@b.cd', password: 'x', key },
      { token: 't', key },
    ]);
    expect(bodies.map((body) => v.parse(initiateBody, { ...body, more: 1 }))).toEqual(bodies);
    expect(bodies.flatMap((body) => optional(initiateBody, body))).toEqual([]);
    expect(bodies.flatMap((body) => taken(initiateBody, body, noKeys))).toEqual([]);
  });

  test('SES-03: a token, a code and a key', () => {
    const body = { token: 't', code: '123456', key: 'k' };
    expect(v.parse(verifyBody, { ...body, more: 1 })).toEqual(body);
    expect([
      ...optional(verifyBody, body),
      ...taken(verifyBody, body, [...noKeys, { code: 123456 }]),
    ]).toEqual([]);
  });

  test('SES-09: a refresh token and a key', () => {
    const body = { refresh_token: 'r', key: 'k' };
    expect(v.parse(refreshBody, { ...body, more: 1 })).toEqual(body);
    expect([...optional(refreshBody, body), ...taken(refreshBody, body, noKeys)]).toEqual([]);
  });
});

describe('what a host answers', () => {
  test('SES-02: a pending token; the rest of the answer may be missing', () => {
    const answer = { token: 't', refresh_token: 'r', expires_in: 600, delivery: 'mail' };
    expect(v.parse(initiateAnswer, { ...answer, more: 1 })).toEqual(answer);
    expect(optional(initiateAnswer, answer)).toEqual(['refresh_token', 'expires_in', 'delivery']);
    expect(v.is(initiateAnswer, { token: 't', refresh_token: null })).toBe(true);
    expect(taken(initiateAnswer, answer, [{ expires_in: '600' }, { delivery: 5 }])).toEqual([]);
  });

  test('SES-03: two tokens and maybe how long they are good for; a lifetime that is no number is none', () => {
    const pair = { token: 't', refresh_token: 'r' };
    expect(
      [{ ...pair, expires_in: 300, more: 1 }, pair, { ...pair, expires_in: '300' }].map((one) =>
        v.parse(tokenPair, one),
      ),
    ).toEqual([{ ...pair, expires_in: 300 }, pair, pair]);
    expect(optional(tokenPair, pair)).toEqual([]);
  });

  test('SES-07: the claims of our tokens, and the one that is read in any', () => {
    const claims = { sub: 'u', sid: 's', gen: 0, iat: 1, exp: 2 };
    expect(v.parse(accessClaims, { ...claims, more: 1 })).toEqual(claims);
    expect(optional(accessClaims, claims)).toEqual([]);
    expect([claims, {}, { exp: '2' }].map((one) => v.parse(anyClaims, one))).toEqual([{ exp: 2 }, {}, {}]);
  });

  test('PRO-05: a begun request has a token, two ids and maybe a lifetime; of a registration also a secret', () => {
    const begun = { token: 't', uuid: 'u', userref: 'r', expires_in: 600 };
    const secret = { ...begun, browser_secret: 's' };
    expect(v.parse(begunRequest, { ...begun, more: 1 })).toEqual(begun);
    expect(v.parse(begunRegistration, { ...secret, more: 1 })).toEqual(secret);
    expect(optional(begunRequest, begun)).toEqual(['expires_in']);
    expect(optional(begunRegistration, secret)).toEqual(['expires_in', 'browser_secret']);
  });

  test('PRO-08: an activated account may have a session', () => {
    const pair = { token: 't', refresh_token: 'r' };
    expect([{ ...pair, more: 1 }, {}, { token: 't' }].map((one) => v.parse(activated, one))).toEqual([
      pair,
      {},
      {},
    ]);
    expect(v.is(activated, null)).toBe(false);
  });

  test('PRO-06: the right to choose a password is a code', () => {
    expect(v.parse(authorization, { authorization_code: 'a', more: 1 })).toEqual({ authorization_code: 'a' });
    expect([{}, { authorization_code: 5 }].filter((one) => v.is(authorization, one))).toEqual([]);
  });

  test('PRO-01: a profile has an id and a first name; its details have whatever the host sends', () => {
    const known = { uuid: 'u', firstname: 'Zoé' };
    expect(v.parse(profile, { ...known, more: 1 })).toEqual(known);
    expect(optional(profile, known)).toEqual([]);
    expect(v.parse(details, { ...known, more: 1 })).toEqual({ ...known, more: 1 });
  });

  test('SES-05: one of the sessions of a member has a browser and a system of those that the site names', () => {
    const session = {
      id: 's',
      begun: '2027-06-01T12:00:00Z',
      lastUsed: '2027-06-02T12:00:00Z',
      browser: 'Firefox',
      system: null,
      isCurrent: true,
    };
    expect(v.parse(deviceSession, { ...session, more: 1 })).toEqual(session);
    expect(v.parse(deviceSession, { ...session, browser: null, system: 'Linux' })).toEqual({
      ...session,
      browser: null,
      system: 'Linux',
    });
    expect(optional(deviceSession, session)).toEqual([]);
    expect(taken(deviceSession, session, [{ browser: 'Mosaic' }, { system: 'BeOS' }])).toEqual([]);
  });

  test('a host names its additions; those that nobody knows are read as well', () => {
    expect(additionNames).toEqual([
      'devices',
      'newsletter',
      'history',
      'export',
      'deletion',
      'password-bounds',
    ]);
    expect(v.parse(additions, { items: ['devices', 'x'], more: 1 })).toEqual({ items: ['devices', 'x'] });
    expect([{}, { items: 'devices' }, { items: [5] }].filter((one) => v.is(additions, one))).toEqual([]);
  });
});
