import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { Refusal } from '../refusal.ts';
import { isSame, randomSecret } from './secrets.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const wellFormed = /^[\w-]{16,128}$/;
const reading = ['GET', 'HEAD', 'OPTIONS'];

const ownCookie = (context: Context): string | null => {
  const value = getCookie(context, cookieName) ?? '';
  return wellFormed.test(value) ? value : null;
};

/** Gives the browser the cookie if it has none: script reads it and repeats it in the header. */
export const giveCookie = (context: Context, publicUrl: string): void => {
  if (ownCookie(context) !== null) return;
  const secure = publicUrl.startsWith('https:');
  setCookie(context, cookieName, randomSecret(), { path: '/', sameSite: 'Lax', secure });
};

const isOwnOrigin = (origin: string, host: string, publicUrl: string): boolean =>
  origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);

/** The browser's own header comes first; a request without one comes from no browser. */
export const comesFromHere = ({ req }: Context, publicUrl: string): boolean => {
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.header('origin');
  return origin === undefined || isOwnOrigin(origin, req.header('host') ?? new URL(req.url).host, publicUrl);
};

/**
 * Checks that a page of this site asks for a change: only it can read the cookie and write the header.
 * @throws Refusal `csrf`
 */
export const checkCsrf = (context: Context, publicUrl: string): void => {
  if (reading.includes(context.req.method)) return;
  const cookie = ownCookie(context);
  const isRepeated = cookie !== null && isSame(cookie, context.req.header(headerName) ?? '');
  if (isRepeated && comesFromHere(context, publicUrl)) return;
  throw new Refusal('csrf', 'Repeat the cookie XSRF-TOKEN in the header X-XSRF-TOKEN');
};
