import { expect, test } from 'vitest';
import { accountIn } from './account.ts';

const [HOST_CHECK_USERNAME, HOST_CHECK_PASSWORD, HOST_CHECK_CODE] = ['ada', 'any', '246810'];

test('HST-68: an account of one’s own is a name and a password, with the code where it is known before', async () => {
  const account = accountIn({ HOST_CHECK_USERNAME, HOST_CHECK_PASSWORD, HOST_CHECK_CODE });
  expect({ ...account, code: await account?.code() }).toEqual({
    username: 'ada',
    password: 'any',
    code: '246810',
  });
});

test.each([{}, { HOST_CHECK_USERNAME, HOST_CHECK_CODE }, { HOST_CHECK_PASSWORD, HOST_CHECK_CODE }])(
  'HST-68: without one of them there is no account: %o',
  (env) => {
    expect(accountIn(env)).toBeNull();
  },
);
