import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { initiateAnswer, type TokenPair, tokenPair } from '#contract/wire/member/session.ts';
import { demoMembers, demoPassword } from '#server/sample/demoMembers.ts';
import { memberSettings } from '#src/api/requestSettings.ts';
import { expect } from './expect.ts';
import type { RunningSite } from './runningSite.ts';

export type DemoMember = keyof typeof demoMembers;

/** A member of the sample festival for a login. */
const nameForLogin = <T extends { email: string }>({ email, ...person }: T) => ({
  ...person,
  username: email,
});
export const demo = {
  camille: nameForLogin(demoMembers.camille),
  sam: nameForLogin(demoMembers.sam),
  alex: nameForLogin(demoMembers.alex),
} satisfies Record<DemoMember, object>;
/** An unknown address: a different one for each number. */
export const stranger = (number: number): string => `nobody-${number}@example.test`;

const mailsTo = async (outbox: string, username: string): Promise<string[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  return names.filter((name) => name.includes(username)).sort();
};

/** Six digits on a line of their own. */
const codeIn = (mail: string): string | undefined => /^(\d{6})\r?$/m.exec(mail)?.[1];

/** The latest mail with a code: those about reservations come when they come. */
const latestMail = async ({ outbox }: RunningSite, username: string): Promise<string> => {
  for (const name of (await mailsTo(outbox, username)).toReversed()) {
    const mail = await readFile(join(outbox, name), 'utf8');
    if (codeIn(mail) !== undefined) return mail;
  }
  throw new Error(`No mail with a code for ${username}`);
};

/** The code of the latest mail to a member that has one. @throws Error without one. */
export const latestCode = async (running: RunningSite, username: string): Promise<string> =>
  codeIn(await latestMail(running, username)) ?? '';

/** Path and fragment of the link in the latest mail to a member, whose lines are encoded. @throws Error without one. */
export const latestLink = async (running: RunningSite, username: string): Promise<string> => {
  const text = (await latestMail(running, username)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = /https?:\/\/[^/\s]+(\/\S+#\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`No link in the mail for ${username}`);
  return link;
};

const csrf = '0123456789abcdef0123456789abcdef';

/** Calls the member API like a browser tab, without a browser. */
export const askMemberApi = (
  site: RunningSite,
  method: string,
  path: string,
  options: { token?: string; body?: object } = {},
) =>
  fetch(`${site.url}/api/member${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: `${memberSettings.csrfCookie}=${csrf}`,
      [memberSettings.csrfHeader]: csrf,
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });

/** The client's id, opaque (SES-02). */
export const clientKey = 'e2e';

/** Logs in, in two steps, with the code from the outbox. */
export const logInWith = async (
  site: RunningSite,
  { username, password }: { username: string; password: string },
): Promise<TokenPair> => {
  const first = { username, password, key: clientKey };
  const attempt = await askMemberApi(site, 'POST', '/v1/login/initiate', { body: first });
  const { token } = v.parse(initiateAnswer, await attempt.json());
  const second = { token, code: await latestCode(site, username), key: clientKey };
  const answer = await askMemberApi(site, 'POST', '/v1/login/verify', { body: second });
  return v.parse(tokenPair, await answer.json());
};

/** Logs a member of the sample in. */
export const logIn = (site: RunningSite, member: DemoMember): Promise<TokenPair> =>
  logInWith(site, { username: demo[member].username, password: demoPassword });

const ids = v.object({ token: v.string(), uuid: v.string(), userref: v.string() });
const proof = v.object({ authorization_code: v.string() });

/** Registers and activates a person unknown to all other tests. @returns their address */
export const joinSite = async (
  site: RunningSite,
  { FullName, password, lang }: { FullName: string; password: string; lang: Language },
): Promise<string> => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const post = async <S extends v.GenericSchema>(path: string, body: object, data: S) => {
    const answer = await askMemberApi(site, 'POST', path, { body: { ...body, key: clientKey } });
    const told: { data: unknown } = await answer.json();
    return v.parse(data, told.data);
  };
  const form = { FullName, Email: email, Location: 'Laval', Password: password, lang };
  const request = { email, ...(await post('/v1/register', form, ids)) };
  let code = '';
  await expect(async () => void (code = await latestCode(site, email))).toPass();
  const { authorization_code } = await post('/v1/reset-password/validate', { ...request, code }, proof);
  const activation = { ...request, authorization_code, newpassword: password };
  await post('/v1/reset-password/activate-account', activation, v.object({}));
  return email;
};

/** Refreshes the tokens of a session; null if it has ended. */
export const renew = async (site: RunningSite, { refresh_token }: TokenPair): Promise<TokenPair | null> => {
  const body = { refresh_token, key: clientKey };
  const answer = await askMemberApi(site, 'POST', '/v1/login_token_refresh', { body });
  return answer.ok ? v.parse(tokenPair, await answer.json()) : null;
};

/** Undoes a member's reservations and likes, so that no test depends on another. */
export const forgetDoings = async (site: RunningSite, { token }: TokenPair): Promise<void> => {
  for (const [list, one] of [
    ['/v1/me/creditbookings', '/v1/me/creditbooking'],
    ['/v1/me/programmationwishlists', '/v1/me/programmationwishlist'],
  ] as const) {
    const { data } = await (await askMemberApi(site, 'GET', `${list}?items_per_page=all`, { token })).json();
    for (const { uuid } of data.items)
      if (one === '/v1/me/creditbooking') await askMemberApi(site, 'DELETE', `${one}/${uuid}`, { token });
      else await askMemberApi(site, 'PATCH', `${one}/${uuid}`, { token, body: { liked: false } });
  }
};
