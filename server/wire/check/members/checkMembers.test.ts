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

/** Checks such a host with some answers changed. `stranger` is its answer to a call without a login, and to a false password. */
const check = async (changed: Readonly<Record<string, Told>> = {}, stranger: Told = [401, {}]) => {
  const answers = { ...good, ...changed };
  const loggedOut: (string | undefined)[] = [];
  const origin = await listenHere((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`;
      const { authorization } = request.headers;
      const isDoor = call === 'GET /v1/me/profile' && !authorization?.includes(jwt('first'));
      const isStranger = Buffer.concat(chunks).toString().includes('nobody@');
      if (call.includes('logout')) loggedOut.push(authorization);
      const [status, body] = isDoor || isStranger ? stranger : (answers[call] ?? [404, {}]);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const account = { username: 'ada', password: 'any', code: () => Promise.resolve('246810') };
  return { findings: await checkMembers(`${origin}/`, { account }), loggedOut };
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
