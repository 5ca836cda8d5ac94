import { expect, test } from 'vitest';
import { faultOfToken } from './token.ts';

const jwt = (claims: object): string =>
  ['x', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.');
const opaque = 'The token is no JWT. The site takes it for expired: nobody stays logged in.';
const unending =
  'Neither the token (exp) nor the answer (expires_in) says how long it is good for: the site asks for a new one every 120 s.';

test.each([
  ['with an end of its own', jwt({ exp: 1_813_075_200 }), undefined, null],
  ['whose answer says its lifetime', jwt({}), 900, null],
  ['whose end is a text, without a lifetime', jwt({ exp: 'soon' }), undefined, unending],
  ['without either', jwt({ sub: 'a' }), undefined, unending],
  ['that is one word', 'access-1', 900, opaque],
  ['of three words', 'a.b.c', 900, opaque],
])('HST-68: of a token %s the check says what the site makes of it', (_, token, lifetime, says) => {
  expect(faultOfToken(token, lifetime)).toBe(says);
});
