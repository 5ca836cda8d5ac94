import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The members of the demo festival (README, "Run it"). */
export const demo = {
  camille: { username: 'camille@example.test', firstname: 'Camille', credits: 10 },
  sam: { username: 'sam@example.test', firstname: 'Sam', credits: 1 },
  alex: { username: 'alex@example.test', firstname: 'Alex', credits: 0 },
} as const;
export type DemoMember = keyof typeof demo;
export const password = 'chapiteau-demo';

interface Site {
  url: string;
  outbox: string;
}
export interface SessionTokens {
  token: string;
  refresh_token: string;
}

const mailsTo = async (outbox: string, username: string): Promise<string[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  return names.filter((name) => name.includes(username)).sort();
};

/** The code of the latest mail to a member: six digits on a line of their own. @throws Error where there is none. */
export const latestCode = async ({ outbox }: Site, username: string): Promise<string> => {
  const last = (await mailsTo(outbox, username)).at(-1);
  if (last === undefined) throw new Error(`No mail for ${username}`);
  const code = /^(\d{6})\r?$/m.exec(await readFile(join(outbox, last), 'utf8'))?.[1];
  if (code === undefined) throw new Error(`No code in ${last}`);
  return code;
};

const csrf = '0123456789abcdef0123456789abcdef';

/** Asks the member API as a browser tab would, without a browser. */
export const askMemberApi = (
  site: Site,
  method: string,
  path: string,
  options: { token?: string; body?: object } = {},
) =>
  fetch(`${site.url}/api/member${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${csrf}`,
      'x-xsrf-token': csrf,
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });

const readTokens = async (response: Response): Promise<SessionTokens> => {
  const { token, refresh_token: refreshToken } = await response.json();
  if (typeof token !== 'string' || (refreshToken !== null && typeof refreshToken !== 'string'))
    throw new Error(`No tokens, but ${response.status}`);
  return { token, refresh_token: refreshToken ?? '' };
};

/** Logs a member in, in two steps, with the code from the outbox. */
export const logIn = async (site: Site, member: DemoMember): Promise<SessionTokens> => {
  const { username } = demo[member];
  const key = 'e2e';
  const first = await askMemberApi(site, 'POST', '/v1/login/initiate', { body: { username, password, key } });
  const { token } = await readTokens(first);
  const code = await latestCode(site, username);
  return readTokens(await askMemberApi(site, 'POST', '/v1/login/verify', { body: { token, code, key } }));
};

/** Trades the tokens of a session; null where it has ended. */
export const renew = async (site: Site, { refresh_token }: SessionTokens): Promise<SessionTokens | null> => {
  const body = { refresh_token, key: 'e2e' };
  const answer = await askMemberApi(site, 'POST', '/v1/login_token_refresh', { body });
  return answer.ok ? readTokens(answer) : null;
};

/** Takes back all that a member has reserved and liked, so that no test depends on another. */
export const forgetDoings = async (site: Site, { token }: SessionTokens): Promise<void> => {
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

/** The tab of a member who is logged in already: its storage holds the session before the first page opens. */
export const holdSession = (page: Page, tokens: SessionTokens): Promise<unknown> =>
  page.addInitScript(({ token, refresh_token: refreshToken }) => {
    try {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', 'yes');
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('refresh_token', refreshToken);
    } catch {
      // A frame of another origin.
    }
  }, tokens);
