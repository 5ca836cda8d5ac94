import { expect, test } from 'vitest';
import { listenHere } from '#server/testing/listenHere.ts';
import { checkMembers } from './checkMembers.ts';

type Told = readonly [status: number, body: object];

const jwt = (name: string): string =>
  `x.${Buffer.from(JSON.stringify({ jti: name, exp: 1_813_075_200 })).toString('base64url')}.x`;
const pairOf = (name: string): Told => [200, { token: jwt(name), refresh_token: `refresh-${name}` }];
const noItems: Told = [200, { data: { items: [] } }];

/** A member host of one member, whose refreshed session has one token. */
const good: Readonly<Record<string, Told>> = {
  'POST /v1/login/initiate': [200, { token: 'pending' }],
  'POST /v1/login/verify': pairOf('first'),
  'POST /v1/login_token_refresh': pairOf('second'),
  'GET /v1/me/profile': [200, { data: { uuid: 'member-1', firstname: 'Ada', lastname: 'Byron' } }],
  'GET /v1/me/usercredits': [200, { items: [] }],
  'GET /v1/me/creditbookings': noItems,
  'GET /v1/me/programmationwishlists': noItems,
  'GET /v1/me/tm_bookings': noItems,
  'GET /v1/additions': [200, { data: { items: [] } }],
  'GET /v1/login_session_logout': [200, {}],
};

const member = { username: 'ada', password: 'any', code: () => Promise.resolve('246810') };

/** Checks such a host with some answers changed. `stranger` is its answer to a call without a login, and to a false password. */
const check = async (
  changed: Readonly<Record<string, Told>> = {},
  stranger: Told = [401, {}],
  account: typeof member | null = member,
) => {
  const answers = { ...good, ...changed };
  const calls: string[] = [];
  const loggedOut: (string | undefined)[] = [];
  const origin = await listenHere((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
      calls.push(call);
      const { authorization } = request.headers;
      const isDoor = call === 'GET /v1/me/profile' && !authorization?.includes(jwt('first'));
      const isStranger = Buffer.concat(chunks).toString().includes('nobody@');
      if (call.includes('logout')) loggedOut.push(authorization);
      const [status, body] = isDoor || isStranger ? stranger : (answers[call] ?? [404, {}]);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return { findings: await checkMembers(`${origin}/`, { account }), loggedOut, calls };
};
const linesOf = ({ findings }: Awaited<ReturnType<typeof check>>): string[] =>
  findings.map(({ level, call, says }) => `${level} ${call} ${says}`);

test('HST-68: of a member host that does all of it nothing is found, and the session that it began is ended', async () => {
  const checked = await check();
  expect([linesOf(checked), checked.loggedOut]).toEqual([[], [`Bearer ${jwt('second')}`]]);
});

test.each([
  [200, 'somebody without a login gets in'],
  [500, 'the answer is 500'],
])(
  'HST-68: doors and false passwords that are answered with %i are found, and nobody logs in',
  async (status, says) => {
    const checked = await check({}, [status, {}]);
    const door = `wrong /v1/me/profile Without a valid token ${says}, where 401 is expected.`;
    expect([linesOf(checked).toSorted(), checked.loggedOut]).toEqual([
      [
        `wrong /v1/login/initiate A false password is answered with ${status}, where 401 is expected.`,
        door,
        door,
      ],
      [],
    ]);
  },
);

test('HST-68: of a wrong field the value of a member is not told', async () => {
  const { findings } = await check({ 'GET /v1/me/profile': [200, { data: { uuid: null, firstname: 5 } }] });
  const about = { level: 'wrong', call: '/v1/me/profile', says: 'The answer cannot be used.', record: '' };
  expect(findings).toEqual([
    { ...about, field: 'data.uuid', expected: 'a text', found: 'null' },
    { ...about, field: 'data.firstname', expected: 'a text', found: 'another value' },
  ]);
});

test('HST-68: a wrong record is found in each answer about a member', async () => {
  const items: Told = [200, { data: { items: [{}] } }];
  const checked = await check({
    'GET /v1/me/profile': [200, { data: {} }],
    'GET /v1/me/usercredits': [200, { items: [{ used_nb_credit: 1, left_nb_credit: 2 }] }],
    'GET /v1/me/creditbookings': items,
    'GET /v1/me/programmationwishlists': items,
    'GET /v1/me/tm_bookings': [200, { data: { items: {} } }],
    'GET /v1/additions': [200, { data: { items: [5] } }],
  });
  const fields = checked.findings.map(({ level, call, field }) => `${level} ${call} ${field}`);
  expect(fields.toSorted()).toEqual([
    'wrong /v1/additions data.items.0',
    'wrong /v1/me/creditbookings?enabled=true data.items.0.edition',
    'wrong /v1/me/creditbookings?enabled=true data.items.0.enabled',
    'wrong /v1/me/creditbookings?enabled=true data.items.0.festival',
    'wrong /v1/me/creditbookings?enabled=true data.items.0.programmation',
    'wrong /v1/me/creditbookings?enabled=true data.items.0.status',
    'wrong /v1/me/profile data.firstname',
    'wrong /v1/me/profile data.uuid',
    'wrong /v1/me/programmationwishlists?items_per_page=all data.items.0.edition',
    'wrong /v1/me/programmationwishlists?items_per_page=all data.items.0.festival',
    'wrong /v1/me/programmationwishlists?items_per_page=all data.items.0.liked',
    'wrong /v1/me/programmationwishlists?items_per_page=all data.items.0.programmation',
    'wrong /v1/me/programmationwishlists?items_per_page=all data.items.0.uuid',
    'wrong /v1/me/tm_bookings data.items',
    'wrong /v1/me/usercredits items.0.nb_pass',
  ]);
});

test('HST-68: of each answer about a member that is absent the loss is told', async () => {
  const none: Told = [404, {}];
  const checked = await check({
    'GET /v1/me/profile': none,
    'GET /v1/me/usercredits': none,
    'GET /v1/me/creditbookings': none,
    'GET /v1/me/programmationwishlists': none,
    'GET /v1/me/tm_bookings': none,
    'GET /v1/additions': none,
  });
  expect(linesOf(checked).toSorted()).toEqual([
    'missing /v1/additions The host answers 404. The profile has no devices, no history of credits, no copy and no deletion of data.',
    'missing /v1/me/creditbookings?enabled=true The host answers 404. Members see no reservations.',
    'missing /v1/me/profile The host answers 404. Nobody can log in.',
    'missing /v1/me/programmationwishlists?items_per_page=all The host answers 404. Members have no list of likes.',
    'missing /v1/me/tm_bookings The host answers 404. No tickets of partners.',
    'missing /v1/me/usercredits The host answers 404. Members see no credits and reserve nothing.',
  ]);
});

test('HST-68: without an account nobody logs in, and the check says how one is given', async () => {
  const { findings, calls } = await check({}, [403, {}], null);
  const door = {
    level: 'wrong',
    call: '/v1/me/profile',
    says: 'Without a valid token the answer is 403, where 401 is expected.',
  };
  expect([findings, calls.toSorted()]).toEqual([
    [
      door,
      door,
      {
        level: 'missing',
        call: '/v1/login/initiate',
        says: 'The check did not log in: set HOST_CHECK_USERNAME, HOST_CHECK_PASSWORD and perhaps HOST_CHECK_CODE for an account of yours.',
      },
    ],
    ['GET /v1/me/profile', 'GET /v1/me/profile', 'POST /v1/login/initiate'],
  ]);
});

const ended = [`Bearer ${jwt('second')}`];
const first = [`Bearer ${jwt('first')}`];
const noLogin = 'Nobody can log in.';
test.each<[string, Readonly<Record<string, Told>>, string[], string[]]>([
  [
    'has no credits',
    { 'GET /v1/me/usercredits': [404, {}] },
    ['missing /v1/me/usercredits The host answers 404. Members see no credits and reserve nothing.'],
    ended,
  ],
  [
    'refuses its own token',
    { 'GET /v1/me/tm_bookings': [401, {}], 'GET /v1/additions': [403, {}] },
    [
      'wrong /v1/additions The host refuses its own token (403).',
      'wrong /v1/me/tm_bookings The host refuses its own token (401).',
    ],
    ended,
  ],
  [
    'fails at one question',
    { 'GET /v1/me/profile': [500, {}] },
    ['wrong /v1/me/profile The host answers 500.'],
    ended,
  ],
  [
    'fails at a login',
    { 'POST /v1/login/initiate': [500, {}] },
    [`wrong /v1/login/initiate The host answers 500. ${noLogin}`],
    [],
  ],
  [
    'refuses the code',
    { 'POST /v1/login/verify': [401, {}] },
    [`wrong /v1/login/verify The host answers 401. ${noLogin}`],
    [],
  ],
  [
    'forgets the token of a login',
    { 'POST /v1/login/verify': [200, { refresh_token: 'refresh-first' }] },
    ['wrong /v1/login/verify The answer cannot be used.'],
    [],
  ],
  [
    'renews no session',
    { 'POST /v1/login_token_refresh': [500, {}] },
    [`wrong /v1/login_token_refresh The host answers 500. ${noLogin}`],
    first,
  ],
  [
    'renews one with another kind of token',
    { 'POST /v1/login_token_refresh': [200, { token: 'opaque', refresh_token: 'x' }] },
    [
      'wrong /v1/login_token_refresh The token is no JWT. The site takes it for expired: nobody stays logged in.',
    ],
    ['Bearer opaque'],
  ],
  [
    'says of no token how long it is good for',
    { 'POST /v1/login_token_refresh': [200, { token: `x.${btoa('{}')}.x`, refresh_token: 'x' }] },
    [
      'advice /v1/login_token_refresh Neither the token (exp) nor the answer (expires_in) says how long it is good for: the site asks for a new one every 120 s.',
    ],
    [`Bearer x.${btoa('{}')}.x`],
  ],
  [
    'ends no session',
    { 'GET /v1/login_session_logout': [500, {}] },
    ['wrong /v1/login_session_logout?clear=1 The logout is answered with 500.'],
    ended,
  ],
])('HST-68: of a member host that %s the check says so', async (_, changed, lines, loggedOut) => {
  const checked = await check(changed);
  expect([linesOf(checked).toSorted(), checked.loggedOut]).toEqual([lines, loggedOut]);
});
