import type { FuzzSite } from './site.ts';

/** Headers of every change from a page of the site. */
export interface Csrf {
  cookie: string;
  'x-xsrf-token': string;
  [header: string]: string;
}

/** The first answer brings the cookie. */
export const readCsrf = async (send: FuzzSite['send']): Promise<Csrf> => {
  const { headers } = await send('/api/member/v1/login_session_logout', {});
  const value = /XSRF-TOKEN=([^;]*)/.exec(headers.getSetCookie().join('\n'))?.[1] ?? '';
  return { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value };
};
