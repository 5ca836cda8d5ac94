import type { Language } from '#contract/address/language.ts';

/** Why somebody is led to the login page: to log in again, or since there is nobody any more. */
const loginReasons = ['expired', 'inactive', 'deleted'] as const;
export type LoginReason = (typeof loginReasons)[number];

/** The reason that an address gives, if it is one. */
export const readReason = (given: unknown): LoginReason | undefined =>
  loginReasons.find((reason) => reason === given);

/** What the address of the login page holds. */
export interface LoginSearch {
  /** Where the login leads (SES-32). */
  return?: string;
  reason?: LoginReason;
}

/** As long as an address that the server reads. */
const longestReturn = 2048;

/** Where a login may lead (SES-32): a path of this origin, whatever was written into the address; else null. */
export const safeReturn = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || wanted.length > longestReturn || !wanted.startsWith('/')) return null;
  const base = 'https://here.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(wanted, base);
    return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
};

const isLogin = (path: string): boolean => /^\/\w+\/login\b/.test(path);

/** The login page (RTE-29) that leads back to an address of this site. */
export const loginAddress = (lang: Language, from: string | null, reason?: LoginReason): string => {
  const search = new URLSearchParams();
  if (from !== null && !isLogin(from)) search.set('return', from);
  if (reason) search.set('reason', reason);
  const text = search.toString();
  return `/${lang}/login${text === '' ? '' : `?${text}`}`;
};
