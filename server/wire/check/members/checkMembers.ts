import * as v from 'valibot';
import { memberResources, type MemberResource } from './memberResources.ts';
import type { CheckAccount } from './account.ts';
import { isFailed, type Finding } from '../findings.ts';
import type { HostUnderCheck } from '../checkedHost.ts';
import { createHostUnderCheck, leftOut } from '../hostUnderCheck.ts';
import { checkLimits, type CheckLimits } from '../limits.ts';
import { logIn, refresh } from './login.ts';

interface MemberCheck {
  /** Null: only questions without a login are asked. */
  account: CheckAccount | null;
  limits?: Partial<CheckLimits>;
}

const refused = [401, 403];

/** Nobody gets in without a token, nor with a wrong one. */
const checkDoors = async (host: HostUnderCheck): Promise<void> => {
  const doors = [{}, { authorization: 'Bearer host-check.is-no.token' }];
  await Promise.all(
    doors.map(async (headers) => {
      const call = '/v1/me/profile';
      const answer = await host.ask(call, { headers });
      if (answer === null || answer.status === 401) return;
      const sort =
        answer.status < 300 ? 'somebody without a login gets in' : `the answer is ${answer.status}`;
      host.note('wrong', call, `Without a valid token ${sort}, where 401 is expected.`);
    }),
  );
};

const checkFalseLogin = async (host: HostUnderCheck): Promise<void> => {
  const call = '/v1/login/initiate';
  const body = JSON.stringify({
    username: 'nobody@host-check.invalid',
    password: 'wrong',
    key: 'host-check',
  });
  const answer = await host.ask(call, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  if (answer !== null && !(answer.status >= 400 && answer.status < 500))
    host.note('wrong', call, `A false password is answered with ${answer.status}, where 401 is expected.`);
};

const readOne = async (
  host: HostUnderCheck,
  token: string,
  { path, schema, without }: MemberResource,
): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await host.ask(path, { headers });
  if (answer === null) return;
  const { status, text } = answer;
  if (status === 404) return host.note('missing', path, `The host answers 404. ${leftOut(without).says}`);
  if (refused.includes(status))
    return host.note('wrong', path, `The host refuses its own token (${status}).`);
  if (status !== 200) return host.note('wrong', path, `The host answers ${status}.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!read.success) return host.note('wrong', path, 'The answer is no JSON.');
  host.compare(path, schema, read.output);
};

/** Asks a member host what the site asks; with an account, it logs in and out. It changes nothing. */
export const checkMembers = async (
  url: string,
  { account, limits: given = {} }: MemberCheck,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const limits = { ...checkLimits, ...given };
  const host = createHostUnderCheck(url.replace(/(?<!\/)\/+$/, ''), limits, findings, { isPrivate: true });
  await Promise.all([checkDoors(host), checkFalseLogin(host)]);
  if (account === null) {
    const says =
      'The check did not log in: set HOST_CHECK_USERNAME, HOST_CHECK_PASSWORD and perhaps HOST_CHECK_CODE for an account of yours.';
    host.note('missing', '/v1/login/initiate', says);
    return findings;
  }
  if (isFailed(findings)) return findings;
  const first = await logIn(host, account);
  if (first === null) return findings;
  await Promise.all(memberResources.map((resource) => readOne(host, first.token, resource)));
  const second = await refresh(host, first.refresh_token);
  const { token } = second ?? first;
  const call = '/v1/login_session_logout?clear=1';
  const out = await host.ask(call, { headers: { authorization: `Bearer ${token}` } });
  if (out !== null && out.status >= 300)
    host.note('wrong', call, `The logout is answered with ${out.status}.`);
  return findings;
};
