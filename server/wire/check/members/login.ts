import * as v from 'valibot';
import { initiateAnswer, tokenPair, type TokenPair } from '#contract/wire/member/session.ts';
import type { HostUnderCheck } from '../checkedHost.ts';
import type { CheckAccount } from './account.ts';
import { faultOfToken } from './token.ts';

const key = 'host-check';

/** Posts, and reads a good answer; null after a finding. */
const post = async <S extends v.GenericSchema>(
  host: HostUnderCheck,
  { call, body, schema }: { call: string; body: object; schema: S },
): Promise<v.InferOutput<S> | null> => {
  const answer = await host.ask(call, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (answer === null) return null;
  if (answer.status >= 300) {
    host.note('wrong', call, `The host answers ${answer.status}. Nobody can log in.`);
    return null;
  }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), answer.text);
  if (!json.success) {
    host.note('wrong', call, 'The answer is no JSON. Nobody can log in.');
    return null;
  }
  host.compare(call, schema, json.output);
  const read = v.safeParse(schema, json.output);
  return read.success ? read.output : null;
};

const checkTokens = (host: HostUnderCheck, call: string, pair: TokenPair): TokenPair => {
  const fault = faultOfToken(pair.token, pair.expires_in);
  if (fault !== null) host.note(fault.includes('no JWT') ? 'wrong' : 'advice', call, fault);
  return pair;
};

/** Both steps of a login. The session's tokens; null after a finding. */
export const logIn = async (host: HostUnderCheck, account: CheckAccount): Promise<TokenPair | null> => {
  const { username, password } = account;
  const begun = await post(host, {
    call: '/v1/login/initiate',
    body: { username, password, key },
    schema: initiateAnswer,
  });
  if (begun === null) return null;
  const call = '/v1/login/verify';
  const body = { token: begun.token, code: await account.code(), key };
  const pair = await post(host, { call, body, schema: tokenPair });
  return pair && checkTokens(host, call, pair);
};

/** New tokens for the session; null after a finding. */
export const refresh = async (host: HostUnderCheck, refreshToken: string): Promise<TokenPair | null> => {
  const call = '/v1/login_token_refresh';
  const pair = await post(host, { call, body: { refresh_token: refreshToken, key }, schema: tokenPair });
  return pair && checkTokens(host, call, pair);
};
