import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createAccountClient, placesQuery, type PlaceLevel } from './account.ts';
import { createMemberRequest } from './memberRequest.ts';

/** A host that answers the same to all, and what it was sent: method, address below its base, body. */
const open = (answer: unknown, baseUrl = '/api/member') => {
  const sent: [method: string, path: string, body: unknown][] = [];
  const client = createAccountClient(
    createMemberRequest({
      fetch: (url, { method = '', body } = {}) => {
        sent.push([method, url.slice(baseUrl.length), typeof body === 'string' ? JSON.parse(body) : null]);
        return Promise.resolve(Response.json(answer));
      },
      baseUrl,
      authority: { token: () => null, renew: () => Promise.resolve(null) },
      crossSiteToken: () => 'csrf',
      onServerTime: () => {},
    }),
  );
  return { client, sent };
};
const { signal } = new AbortController();
const ids = { token: 'token', uuid: 'uuid', userref: 'userref', email: 'Jo.Li@Example.test' };
const key = 'chapiteau-web';
const done = { data: {} };
/** Every sign of it counts, those at its ends too. */
const password = ' my stage name ';

describe('a new password, and an activation', () => {
  test('PRO-05: it begins with an address, and is told what belongs to the request', async () => {
    const { token, uuid, userref, email } = ids;
    const { client, sent } = open({ data: { token, uuid, userref, expires_in: 600 } });
    expect(await client.begin(email, signal)).toEqual(ids);
    expect(sent).toEqual([['POST', '/v1/reset-password/initiate', { email, key }]]);
  });

  test('PRO-06: the code goes with all that belongs to the request', async () => {
    const { client, sent } = open({ data: { authorization_code: 'authorization' } });
    expect(await client.validate(ids, '012345', signal)).toBe('authorization');
    expect(sent).toEqual([['POST', '/v1/reset-password/validate', { ...ids, code: '012345', key }]]);
  });

  test('PRO-07: the new password goes with the code and its authorization', async () => {
    const { client, sent } = open(done);
    await client.finalize(ids, { code: '012345', authorization: 'a', password }, signal);
    const body = { ...ids, code: '012345', authorization_code: 'a', newpassword: password, key };
    expect(sent).toEqual([['POST', '/v1/reset-password/finalize', body]]);
  });

  test('PRO-08: an activation has the authorization and the password, and no code', async () => {
    const { client, sent } = open(done);
    await client.activate(ids, { authorization: 'a', password }, signal);
    const body = { ...ids, authorization_code: 'a', newpassword: password, key };
    expect(sent).toEqual([['POST', '/v1/reset-password/activate-account', body]]);
  });
});

describe('SES-04: the first session', () => {
  const secret = 'of this browser';
  const tokens = { token: 'access', refresh_token: 'refresh' };
  const proof = { authorization: 'a', password: 'chosen' };

  test('SES-04: the registration keeps the secret of its browser; where a host gives none there is none', async () => {
    const { email, ...told } = ids;
    const form = { FullName: 'Jo', Email: email, Location: { country: 'BE', province: '', city: '' } };
    const register = (data: object) =>
      open({ data }).client.register('/v1/register', { ...form, Password: 'chosen', lang: 'en' }, signal);
    expect([
      await register({ ...told, expires_in: 600, browser_secret: secret }),
      await register({ ...told, expires_in: 600 }),
    ]).toEqual([{ ...ids, secret }, ids]);
  });

  test.each([
    ['its tokens', tokens, tokens],
    ['none', {}, null],
    ['one of their kinds alone', { token: 'access', refresh_token: null }, null],
  ])('SES-04: the secret goes with the activation, whose answer has %s', async (_, data, session) => {
    const { client, sent } = open({ data });
    expect(await client.activate({ ...ids, secret }, proof, signal)).toEqual(session);
    const body = { authorization_code: 'a', newpassword: 'chosen', browser_secret: secret };
    expect(sent).toEqual([['POST', '/v1/reset-password/activate-account', { ...ids, ...body, key }]]);
  });

  test('SES-04: no other step has the secret with it', async () => {
    const { client, sent } = open({ data: { authorization_code: 'a' } });
    await client.validate({ ...ids, secret }, '012345', signal);
    expect(JSON.stringify(sent)).not.toContain(secret);
  });
});

describe('places', () => {
  const items = [
    { id: 'CA', name: 'Canada' },
    { id: 'FR', name: 'France' },
  ];

  /** Asks for each list in turn, as the form does. */
  const asked = async (level: PlaceLevel, ...filters: string[]) => {
    const { client, sent } = open({ data: { items } });
    const queryClient = new QueryClient();
    for (const within of filters)
      expect(await queryClient.fetchQuery(placesQuery(client, { level, within, lang: 'en' }))).toEqual(items);
    return sent;
  };
  const all = (level: PlaceLevel, filter = '') => [
    'GET',
    `/v1/${level}?items_per_page=all&lang=en${filter}`,
    null,
  ];

  test('PRO-13: all countries at once, asked for once', async () => {
    expect(await asked('countries', '', '')).toEqual([all('countries')]);
  });

  test('PRO-14: all provinces of a country, asked for once, and anew for another country', async () => {
    expect(await asked('provinces', 'CA', 'CA', 'FR', 'CA', '')).toEqual([
      all('provinces', '&filters=CA'),
      all('provinces', '&filters=FR'),
      all('provinces'),
    ]);
  });

  test('PRO-15: all cities of a province, asked for once, and anew for another province', async () => {
    expect(await asked('cities', 'CA-QC', 'CA-QC', 'CA-ON', 'CA-QC', '')).toEqual([
      all('cities', '&filters=CA-QC'),
      all('cities', '&filters=CA-ON'),
      all('cities'),
    ]);
  });

  test('PRO-15: each language has a list of its own', () => {
    const { client } = open(done);
    const keyIn = (lang: 'fr' | 'en') =>
      placesQuery(client, { level: 'cities', within: 'CA-QC', lang }).queryKey;
    expect(keyIn('fr')).not.toEqual(keyIn('en'));
  });

  test('PRO-14: each language has a list of its own', () => {
    const { client } = open(done);
    const keyIn = (lang: 'fr' | 'en') =>
      placesQuery(client, { level: 'provinces', within: 'CA', lang }).queryKey;
    expect(keyIn('fr')).not.toEqual(keyIn('en'));
  });

  test.each(['/api/member', 'https://members.example/api'])(
    'PRO-16: a place is read however the host (%s) names its fields; what is none is left out',
    async (baseUrl) => {
      const written = [
        { id: 'a', name: 'A' },
        { id: 'b', title: 'B' },
        { uuid: 'c', name: 'C' },
        { uuid: 'd', title: 'D' },
        { id: 5, title: 'Five', weight: 3 },
        { id: null, uuid: 'e', name: '', title: 'E' },
        { id: 'f', uuid: 'other', name: 'F', title: 'other' },
        { id: '', name: 'no id' },
        { id: 'no name' },
        { id: ['g'], name: 'G' },
        null,
        'h',
      ];
      const { client } = open({ data: { items: written } }, baseUrl);
      for (const level of ['countries', 'provinces', 'cities'] as const)
        expect(await client.places(level, '', 'fr', signal)).toEqual([
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
          { id: 'c', name: 'C' },
          { id: 'd', name: 'D' },
          { id: '5', name: 'Five' },
          { id: 'e', name: 'E' },
          { id: 'f', name: 'F' },
        ]);
    },
  );
});
