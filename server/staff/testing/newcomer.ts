import type { MemberHost } from '#server/member/testing/memberHost.ts';
import { field, key, password } from '#server/member/testing/visitor.ts';

/** For tests: registers an address, up to the step that proves it. @returns that step: its status */
export const registerAt = async (host: MemberHost, email: string): Promise<() => Promise<number>> => {
  const { ask } = await host.visit();
  const form = { FullName: 'Jo Roy', Email: email, Location: 'Laval', Password: password, lang: 'en' };
  const registered = await ask('POST', '/v1/register', { body: form });
  const of = (name: string): string => field(registered, name);
  const identifiers = { token: of('token'), uuid: of('uuid'), userref: of('userref'), email, key };
  const code = host.codeTo(email);
  return async () => {
    const valid = await ask('POST', '/v1/reset-password/validate', { body: { ...identifiers, code } });
    const authorization_code = field(valid, 'authorization_code');
    const body = { ...identifiers, authorization_code, newpassword: password };
    return (await ask('POST', '/v1/reset-password/activate-account', { body })).status;
  };
};

/** For tests: logs in. @returns the status and the body of the last step that answered, and the tokens */
export const logInAt = async (host: MemberHost, email: string) => {
  const { ask } = await host.visit();
  const begun = await ask('POST', '/v1/login/initiate', { body: { username: email, password, key } });
  if (begun.status !== 200) return { ask, answer: begun, token: '', refresh: '' };
  const body = { token: field(begun, 'token'), code: host.codeTo(email), key };
  const answer = await ask('POST', '/v1/login/verify', { body });
  return { ask, answer, token: field(answer, 'token'), refresh: field(answer, 'refresh_token') };
};
