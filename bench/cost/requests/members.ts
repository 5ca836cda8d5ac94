import { budgets, filled, json, type Dearest } from '../dearest.ts';
import type { Subject } from '../subject.ts';

const api = '/api/member/v1';
const password = 'nine raccoons on a tightrope ';
const longestPassword = 256;
/** Marks that Unicode sorts one by one, in 14 KB of UTF-8. */
const marks = (count: number): string => `a${'\u0315\u0300'.repeat(count)}`;
const manyMarks = 3_500;

const post = (path: string, body: unknown, { csrf }: Subject) => ({
  method: 'POST',
  path,
  headers: { ...csrf, ...json },
  body: JSON.stringify(body),
});
const route = (path: string): string => `POST ${api}/${path}`;
const email = (run: number): string => `${run}.${crypto.randomUUID()}@example.test`;

/** A request for a new password that nobody has made. */
const made = (run: number) => ({
  token: 't'.repeat(2_000),
  uuid: crypto.randomUUID(),
  userref: crypto.randomUUID(),
  email: email(run),
  code: '123456',
});

/** A token with a valid form and a wrong seal. */
const bearer = `Bearer ${['{"alg":"HS256","typ":"access"}', `{"sub":"${'x'.repeat(9_000)}"}`, 'x'.repeat(32)]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.')}`;

/** Members' requests without a login, and refused ones. */
export const memberRequests: readonly Dearest[] = [
  {
    routes: [route('login/initiate')],
    says: 'a wrong password of 512 characters',
    ask: (run, subject) =>
      post(
        `${api}/login/initiate`,
        { username: email(run), password: 'x'.repeat(2 * longestPassword), key: 'k' },
        subject,
      ),
    budget: budgets.passwords,
  },
  {
    routes: [route('login/initiate')],
    says: '… and a name of 7,000 marks',
    ask: (run, subject) =>
      post(`${api}/login/initiate`, { username: marks(manyMarks) + run, password, key: 'k' }, subject),
    budget: budgets.passwords,
  },
  {
    routes: [route('login/verify')],
    says: 'a token that is none, of 2,000 characters',
    ask: (run, subject) =>
      post(`${api}/login/verify`, { token: `${run}.`.padEnd(2_000, 'x'), code: '123456', key: 'k' }, subject),
    budget: budgets.address,
  },
  {
    routes: [route('login_token_refresh')],
    says: 'a token that is none, of 2,000 characters',
    ask: (run, subject) =>
      post(
        `${api}/login_token_refresh`,
        { refresh_token: `${run}.a.`.padEnd(2_000, 'x'), key: 'k' },
        subject,
      ),
    budget: null,
  },
  {
    routes: [`GET ${api}/login_session_logout`],
    says: 'a bearer of 12 KB',
    ask: () => ({ path: `${api}/login_session_logout?clear=1`, headers: { authorization: bearer } }),
    budget: null,
  },
  {
    routes: [route('reset-password/initiate')],
    says: 'an address that nobody has',
    ask: (run, subject) => post(`${api}/reset-password/initiate`, { email: email(run), key: 'k' }, subject),
    budget: budgets.address,
  },
  {
    routes: [route('reset-password/initiate')],
    says: '… of 7,000 marks',
    ask: (run, subject) =>
      post(`${api}/reset-password/initiate`, { email: `${marks(manyMarks)}${run}@example.test` }, subject),
    budget: null,
  },
  {
    routes: [route('reset-password/validate')],
    says: 'what belongs to no request',
    ask: (run, subject) => post(`${api}/reset-password/validate`, made(run), subject),
    budget: budgets.address,
  },
  {
    routes: [route('reset-password/finalize')],
    says: '… and a new password',
    ask: (run, subject) =>
      post(
        `${api}/reset-password/finalize`,
        { ...made(run), authorization_code: 'x'.repeat(2_000), newpassword: password },
        subject,
      ),
    budget: budgets.address,
  },
  {
    routes: [route('reset-password/activate-account')],
    says: '… and a new password',
    ask: (run, subject) =>
      post(
        `${api}/reset-password/activate-account`,
        { ...made(run), authorization_code: 'x'.repeat(2_000), newpassword: password },
        subject,
      ),
    budget: budgets.address,
  },
  {
    routes: [route('register')],
    says: 'a new member in a chosen city',
    ask: (run, subject) =>
      post(
        `${api}/register`,
        {
          FullName: 'x y '.repeat(24),
          Email: email(run),
          Location: { country: 'US', province: 'US-WY', city: 'US-WY-Worland' },
          Password: password.padEnd(longestPassword, 'x'),
          lang: 'fr',
        },
        subject,
      ),
    budget: budgets.passwords,
  },
  {
    routes: [route('register')],
    says: 'an object 2,300 deep',
    ask: (run, subject) => ({
      ...post(`${api}/register`, {}, subject),
      body: `{"FullName":${'{"a":'.repeat(2_300)}${run}${'}'.repeat(2_300)}}`,
    }),
    budget: null,
  },
  {
    routes: [`GET ${api}/countries`],
    says: 'all of them',
    ask: () => ({ path: `${api}/countries?items_per_page=all` }),
    budget: null,
  },
  {
    routes: [`GET ${api}/provinces`],
    says: 'all of them',
    ask: () => ({ path: `${api}/provinces?items_per_page=all` }),
    budget: null,
  },
  {
    routes: [`GET ${api}/cities`],
    says: 'all of them',
    ask: () => ({ path: `${api}/cities?items_per_page=all` }),
    budget: null,
  },
  {
    routes: [`GET ${api}/cities`],
    says: 'those of the United States',
    ask: () => ({ path: `${api}/cities?items_per_page=all&filters=US` }),
    budget: null,
  },
  {
    routes: [/^[A-Z]+ \/api\/member\/v1\/me\//],
    says: 'without a session: a bearer of 12 KB',
    ask: () => ({ path: `${api}/me/profile`, headers: { authorization: bearer } }),
    budget: null,
  },
  {
    routes: [/^[A-Z]+ \/api\/member\/v1\/me\//],
    says: '… and cookies of 12 KB, five of them devices',
    ask: () => ({
      path: `${api}/me/profile`,
      headers: { cookie: `${filled('a=b; ').slice(0, 9_000)}DEVICES=${'x.y.z~'.repeat(500)}` },
    }),
    budget: null,
  },
];

/** The newsletter: its API, its forms and the pages that its letters lead to. */
export const newsletterRequests: readonly Dearest[] = [
  {
    routes: ['POST /api/newsletter'],
    says: 'an address that is new',
    ask: (run, subject) => post('/api/newsletter', { email: email(run), lang: 'fr' }, subject),
    budget: budgets.address,
  },
  {
    routes: ['POST /api/newsletter'],
    says: '… of 7,000 marks',
    ask: (run, subject) =>
      post('/api/newsletter', { email: `${marks(manyMarks)}${run}@example.test`, lang: 'fr' }, subject),
    budget: null,
  },
  {
    routes: ['POST /api/newsletter'],
    says: 'a form of 2,300 fields',
    ask: (run) => ({
      method: 'POST',
      path: '/api/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: `lang=fr&email=${run}${Array.from({ length: 2_300 }, (_, at) => `&${at}=`).join('')}`,
    }),
    budget: budgets.address,
  },
  {
    routes: ['POST /api/newsletter/confirm'],
    says: 'a token that is none, of 14 KB',
    ask: (_run, subject) => post('/api/newsletter/confirm', { token: filled('x.') }, subject),
    budget: budgets.address,
  },
  {
    routes: ['POST /api/newsletter/unsubscribe', 'GET /api/newsletter/unsubscribe'],
    says: 'a token that is none, of 14 KB',
    ask: () => ({ method: 'POST', path: `/api/newsletter/unsubscribe?token=${filled('x.')}` }),
    budget: budgets.address,
  },
  {
    routes: [/^GET \/(fr|en)\/(infolettre|newsletter)\//],
    says: 'a token that is none, of 14 KB, which stands in the page',
    ask: () => ({ path: `/fr/infolettre/confirmer?token=${filled('%3C')}` }),
    budget: null,
  },
];
