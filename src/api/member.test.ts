import { describe, expect, test } from 'vitest';
import { createMemberClient, type MemberClient } from './member.ts';
import { MemberError } from './memberError.ts';
import { createMemberRequest } from './memberRequest.ts';
import { hostOf, json, text, type Reaction } from './testing.ts';

const base = 'https://members.example/profile';
const ids = { programmation: '7', edition: '2027', festival: '8' };
const anyAnswer = json({ data: { items: [] }, items: [] });

/** The client of a host that reacts so, and all that was sent to it. */
const clientOf = (reaction: Reaction = anyAnswer) => {
  const sent: (RequestInit & { url: string })[] = [];
  const host = hostOf(reaction);
  const request = createMemberRequest({
    fetch: (url, init) => {
      sent.push({ ...init, url });
      return host.fetch(url, init);
    },
    baseUrl: base,
    authority: { token: () => 'access', renew: () => Promise.resolve(null) },
    crossSiteToken: () => 'cookie',
    onServerTime: () => {},
  });
  return { request, client: createMemberClient(request), sent };
};
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof MemberError ? error.code : error),
  );
const listOf = (...items: unknown[]): Reaction => json({ data: { items } });

describe('where the calls go, and how', () => {
  const everyCall = {
    initiate: ['POST /v1/login/initiate', (client) => client.initiate('camille', 'secret')],
    resend: ['POST /v1/login/initiate', (client) => client.resend('pending')],
    verify: ['POST /v1/login/verify', (client) => client.verify('pending', '123456')],
    refresh: ['POST /v1/login_token_refresh', (client) => client.refresh('refresh')],
    profile: ['GET /v1/me/profile', (client) => client.profile()],
    wishes: ['GET /v1/me/programmationwishlists?items_per_page=all', (client) => client.wishes()],
    addWish: ['POST /v1/me/programmationwishlist', (client) => client.addWish(ids, 'key')],
    changeWish: ['PATCH /v1/me/programmationwishlist/w', (client) => client.changeWish('w', true)],
    bookings: ['GET /v1/me/creditbookings?enabled=true', (client) => client.bookings()],
    reserve: ['POST /v1/me/creditbooking', (client) => client.reserve(ids, 'key')],
    changeBooking: ['PATCH /v1/me/creditbooking/b', (client) => client.changeBooking('b', false, 'key')],
    barcode: ['GET /v1/me/creditbooking/b/barcode/rebuilt', (client) => client.barcode('b')],
    partnerBookings: ['GET /v1/me/tm_bookings', (client) => client.partnerBookings()],
    credits: ['GET /v1/me/usercredits', (client) => client.credits()],
    signOut: ['GET /v1/login_session_logout?clear=1', (client) => client.signOut('access')],
  } as const satisfies Record<
    keyof MemberClient,
    readonly [string, (client: MemberClient) => Promise<unknown>]
  >;

  test.each(Object.entries(everyCall))(
    'ENV-04: %s goes to the base that is set, with credentials',
    async (_name, [line, call]) => {
      const { client, sent } = clientOf();
      await call(client).catch(() => null);
      const [method = '', path = ''] = line.split(' ');
      expect(sent.map((one) => [one.method, one.url, one.credentials])).toEqual([
        [method, base + path, 'include'],
      ]);
    },
  );

  test.each(['POST', 'PATCH', 'DELETE'] as const)('ENV-04: what %s says is JSON', async (method) => {
    const { request, sent } = clientOf();
    await request({ method, path: '/v1/x', body: { firstname: 'Zoé' } });
    expect(
      sent.map(({ url, method, credentials, headers, body }) => ({
        url,
        method,
        credentials,
        type: new Headers(headers).get('content-type'),
        accepts: new Headers(headers).get('accept'),
        body,
      })),
    ).toEqual([
      {
        url: `${base}/v1/x`,
        method,
        credentials: 'include',
        type: 'application/json',
        accepts: 'application/json',
        body: '{"firstname":"Zoé"}',
      },
    ]);
  });

  test('ENV-04: GET and a DELETE without a body bring none', async () => {
    const { request, sent } = clientOf();
    await request({ method: 'GET', path: '/v1/x' });
    await request({ method: 'DELETE', path: '/v1/x' });
    expect(
      sent.map(({ method, headers, body }) => [method, new Headers(headers).get('content-type'), body]),
    ).toEqual([
      ['GET', null, undefined],
      ['DELETE', null, undefined],
    ]);
  });

  test('ENV-04: a picture comes as it is, and only a picture does', async () => {
    const picture = await clientOf(text('PNG…', 'image/png')).client.barcode('b');
    expect([picture instanceof Blob, picture.type, await picture.text()]).toEqual([
      true,
      'image/png',
      'PNG…',
    ]);
    expect(await codeOf(clientOf(text('<p>', 'text/html')).client.barcode('b'))).toBe('malformed');
  });
});

describe('what is read', () => {
  const booking = { uuid: 'b', ...ids, status: 'true', enabled: true };
  const wish = { uuid: 'w', ...ids, liked: true };

  test('RES-01: a booking with all its facts, its status a string; one of a list is `reserved` or not', async () => {
    const items = [
      { ...booking, reserved: true },
      { ...booking, status: 'false', enabled: false, reserved: false },
    ];
    const broken = [
      { ...items[0], status: true },
      { ...items[0], enabled: 'true' },
      { ...items[0], reserved: undefined },
      { ...items[0], programmation: undefined },
      { ...items[0], edition: undefined },
      { ...items[0], festival: undefined },
    ];
    expect(await clientOf(listOf(...items, ...broken)).client.bookings()).toEqual(items);
    expect(await clientOf(json({ data: booking })).client.reserve(ids, 'key')).toEqual(booking);
    const withBoolean = clientOf(json({ data: { ...booking, status: true } })).client;
    expect(await codeOf(withBoolean.reserve(ids, 'key'))).toBe('malformed');
  });

  test('RES-01: what is sent is a string too', async () => {
    const { client, sent } = clientOf(json({ data: booking }));
    await client.reserve(ids, 'key');
    await client.changeBooking('b', false, 'key');
    expect(sent.map(({ body }) => body)).toEqual([
      JSON.stringify({ ...ids, status: 'true', enabled: true }),
      '{"status":"false"}',
    ]);
  });

  test('WSH-03: an entry with all its facts', async () => {
    const broken = [
      { ...wish, uuid: undefined },
      { ...wish, programmation: undefined },
      { ...wish, edition: undefined },
      { ...wish, festival: undefined },
      { ...wish, liked: 'true' },
    ];
    const liked = { ...wish, liked: false };
    expect(await clientOf(listOf(wish, liked, ...broken)).client.wishes()).toEqual([wish, liked]);
    expect(await clientOf(json({ data: wish })).client.addWish(ids, 'key')).toEqual(wish);
  });
});
