import type { Fetch } from './request.ts';
import { memberSettings } from './requestSettings.ts';

/** Whether an address is of this site, whatever its origin. */
export const isRelative = (url: string): boolean => /^\/(?!\/)/.test(url);

/** ENV-05: whether a call repeats the cookie: where it may change something, and never to another site. */
export const repeatsCookie = (method: string, url: string): boolean =>
  isRelative(url) && !['GET', 'HEAD'].includes(method.toUpperCase());

/** A fetch that repeats the cookie where ENV-05 wants it. @param token the value of the cookie of that name, made where there is none */
export const repeatingCookie =
  (fetch: Fetch, token: (cookie: string) => string): Fetch =>
  (url, init = {}) => {
    if (!repeatsCookie(init.method ?? 'GET', url)) return fetch(url, init);
    const headers = new Headers(init.headers);
    headers.set(memberSettings.csrfHeader, token(memberSettings.csrfCookie));
    return fetch(url, { ...init, headers });
  };
