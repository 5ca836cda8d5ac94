import { expect, test } from 'vitest';
import { checkMembers } from '#server/wire/check/members/checkMembers.ts';
import { hostCode, startMemberHost, type HostOptions } from './memberHost.ts';

const checked = async (options: HostOptions, username: string | null) => {
  const host = await startMemberHost(options);
  try {
    const account = { username: username ?? '', password: 'any', code: () => Promise.resolve(hostCode) };
    const findings = await checkMembers(host.url, { account: username === null ? null : account });
    return findings.map(({ level, call, says }) => `${level} ${call} ${says}`);
  } finally {
    host.stop();
  }
};

const unending =
  'Neither the token (exp) nor the answer (expires_in) says how long it is good for: the site asks for a new one every 120 s.';
const opaque = 'The token is no JWT. The site takes it for expired: nobody stays logged in.';

test('HST-68: with an account the check says that a token has no end, or is no JWT', async () => {
  const mute = await checked({ tokens: 'mute', additions: [] }, 'ada');
  expect(mute).toEqual([
    `advice /v1/login/verify ${unending}`,
    'missing /v1/me/tm_bookings The host answers 404. No tickets of partners.',
    `advice /v1/login_token_refresh ${unending}`,
  ]);
  const wrong = await checked({ tokens: 'opaque', additions: [] }, 'ada');
  expect(wrong.filter((line) => line.startsWith('wrong'))).toEqual([
    `wrong /v1/login/verify ${opaque}`,
    `wrong /v1/login_token_refresh ${opaque}`,
  ]);
});

test('without an account the check looks at the doors alone, and says so', async () => {
  expect(await checked({}, null)).toEqual([
    'missing /v1/login/initiate The check did not log in: set HOST_CHECK_USERNAME, HOST_CHECK_PASSWORD and perhaps HOST_CHECK_CODE for an account of yours.',
  ]);
});
