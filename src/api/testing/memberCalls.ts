import { createMemberClient, type MemberClient } from '../member/member.ts';
import { MemberError } from '../member/memberError.ts';
import { createMemberRequest } from '../member/memberRequest.ts';
import { hostOf, json, type Reaction } from './fakeHost.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const wish = { uuid: 'w1', ...ids, liked: true };
const booking = { uuid: 'b1', ...ids, status: 'true', enabled: true } as const;
const initiated = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
const pair = { token: 'access', refresh_token: 'refresh' };
const key = 'chapiteau-web';

interface Sent {
  method: string | undefined;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** For tests: the client on a host with one reaction, and its requests. */
export const clientOf = (reaction: Reaction, baseUrl = '/api/member') => {
  const sent: Sent[] = [];
  const host = hostOf(reaction);
  const client = createMemberClient(
    createMemberRequest({
      fetch: (url, init) => {
        sent.push({
          method: init?.method,
          path: url.slice(baseUrl.length),
          headers: Object.fromEntries(new Headers(init?.headers)),
          body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
        });
        return host.fetch(url, init);
      },
      baseUrl,
      authority: { token: () => 'access', renew: () => Promise.resolve(null) },
      crossSiteToken: (cookie) => `value of ${cookie}`,
      onServerTime: () => {},
    }),
  );
  return { client, sent };
};

/** The headers of a call: these and no others. */
const accept = { accept: 'application/json' };
const typed = { ...accept, 'content-type': 'application/json', 'x-xsrf-token': 'value of XSRF-TOKEN' };
const personal = { ...accept, authorization: 'Bearer access' };
const changing = { ...typed, ...personal };
const once = { ...changing, 'idempotency-key': 'k1' };

interface Call {
  name: keyof MemberClient;
  ask: (client: MemberClient, signal?: AbortSignal) => Promise<unknown>;
  sends: Sent;
  answer: unknown;
  reads: unknown;
}

/** For tests: every call with a JSON answer: its request, a good answer, and its result. */
export const calls: Call[] = [
  {
    name: 'initiate',
    ask: (client, signal) => client.initiate('camille', 'secret', signal),
    sends: {
      method: 'POST',
      path: '/v1/login/initiate',
      headers: typed,
      body: { username: 'camille', password: 'secret', key },
    },
    answer: initiated,
    reads: initiated,
  },
  {
    name: 'resend',
    ask: (client, signal) => client.resend('pending', signal),
    sends: {
      method: 'POST',
      path: '/v1/login/initiate',
      headers: typed,
      body: { token: 'pending', key },
    },
    answer: initiated,
    reads: initiated,
  },
  {
    name: 'verify',
    ask: (client, signal) => client.verify('pending', '012345', signal),
    sends: {
      method: 'POST',
      path: '/v1/login/verify',
      headers: typed,
      body: { token: 'pending', code: '012345', key },
    },
    answer: pair,
    reads: pair,
  },
  {
    name: 'refresh',
    ask: (client, signal) => client.refresh('refresh', signal),
    sends: {
      method: 'POST',
      path: '/v1/login_token_refresh',
      headers: typed,
      body: { refresh_token: 'refresh', key },
    },
    answer: pair,
    reads: pair,
  },
  {
    name: 'profile',
    ask: (client, signal) => client.profile(signal),
    sends: { method: 'GET', path: '/v1/me/profile', headers: personal, body: null },
    answer: { data: { uuid: 'm1', firstname: 'Camille', lastname: 'Roy' } },
    reads: { uuid: 'm1', firstname: 'Camille' },
  },
  {
    name: 'wishes',
    ask: (client, signal) => client.wishes(signal),
    sends: {
      method: 'GET',
      path: '/v1/me/programmationwishlists?items_per_page=all',
      headers: personal,
      body: null,
    },
    answer: { data: { items: [wish, { uuid: 'w2' }, { ...wish, uuid: 'w3', liked: false }] } },
    reads: [wish, { ...wish, uuid: 'w3', liked: false }],
  },
  {
    name: 'addWish',
    ask: (client, signal) => client.addWish(ids, 'k1', signal),
    sends: {
      method: 'POST',
      path: '/v1/me/programmationwishlist',
      headers: once,
      body: { ...ids, liked: true },
    },
    answer: { data: wish },
    reads: wish,
  },
  {
    name: 'changeWish',
    ask: (client, signal) => client.changeWish('w1', false, signal),
    sends: {
      method: 'PATCH',
      path: '/v1/me/programmationwishlist/w1',
      headers: changing,
      body: { liked: false },
    },
    answer: { data: { ...wish, liked: false } },
    reads: false,
  },
  {
    name: 'reservations',
    ask: (client, signal) => client.reservations(signal),
    sends: { method: 'GET', path: '/v1/me/creditbookings?enabled=true', headers: personal, body: null },
    answer: {
      data: {
        items: [
          { ...booking, reserved: true },
          { ...ids, status: 'true', enabled: true, reserved: true, ended: 'show-cancelled' },
          { ...booking, status: true, reserved: true },
        ],
      },
    },
    reads: [
      { ...booking, reserved: true, ended: null },
      { ...booking, uuid: '', reserved: true, ended: 'show-cancelled' },
    ],
  },
  {
    name: 'reserve',
    ask: (client, signal) => client.reserve(ids, 'k1', signal),
    sends: {
      method: 'POST',
      path: '/v1/me/creditbooking',
      headers: once,
      body: { ...ids, status: 'true', enabled: true },
    },
    answer: { data: booking },
    reads: booking,
  },
  {
    name: 'changeReservation',
    ask: (client, signal) => client.changeReservation('b1', false, 'k1', signal),
    sends: {
      method: 'PATCH',
      path: '/v1/me/creditbooking/b1',
      headers: once,
      body: { status: 'false' },
    },
    answer: { data: { ...booking, status: 'false' } },
    reads: false,
  },
  {
    name: 'partnerBookings',
    ask: (client, signal) => client.partnerBookings(signal),
    sends: { method: 'GET', path: '/v1/me/tm_bookings', headers: personal, body: null },
    answer: { data: { items: [5, { name: 'Gala' }] } },
    reads: [5, { name: 'Gala' }],
  },
  {
    name: 'credits',
    ask: (client, signal) => client.credits(signal),
    sends: { method: 'GET', path: '/v1/me/usercredits', headers: personal, body: null },
    answer: { items: [{ uuid: 'c1', used_nb_credit: 2, left_nb_credit: 1, nb_pass: 3 }] },
    reads: { showsReserved: 2, creditLeft: 1, passes: 3, loaded: true },
  },
];

/** For tests: an admission picture. */
export const picture = new Blob(['picture'], { type: 'image/png' });
const admission: Omit<Call, 'answer' | 'reads'> = {
  name: 'admission',
  ask: (client, signal) => client.admission('b1', signal),
  sends: { method: 'GET', path: '/v1/me/creditbooking/b1/barcode/rebuilt', headers: personal, body: null },
};
const signOut: Omit<Call, 'answer' | 'reads'> = {
  name: 'signOut',
  ask: (client) => client.signOut('old'),
  sends: {
    method: 'GET',
    path: '/v1/login_session_logout?clear=1',
    headers: { ...accept, authorization: 'Bearer old' },
    body: null,
  },
};
const profileBy: Omit<Call, 'answer' | 'reads'> = {
  name: 'profileBy',
  ask: (client, signal) => client.profileBy('new', signal),
  sends: {
    method: 'GET',
    path: '/v1/me/profile',
    headers: { ...accept, authorization: 'Bearer new' },
    body: null,
  },
};
const others = [
  { ...profileBy, reaction: json({ data: { uuid: 'm1', firstname: 'Camille' } }) },
  { ...admission, reaction: () => new Response(picture) },
  { ...signOut, reaction: json({}) },
];
/** For tests: all calls, and a host that answers them. */
export const all = [...calls.map((call) => ({ ...call, reaction: json(call.answer) })), ...others];

/** For tests: `answered`, or the code of the refusal. */
export const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof MemberError ? error.code : error),
  );
