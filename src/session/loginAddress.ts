import type { Language } from '#contract/address/language.ts';

/** The reason for the login page: to log in again, or after the account's end. */
const loginReasons = ['expired', 'inactive', 'deleted'] as const;
export type LoginReason = (typeof loginReasons)[number];

/** The reason in an address, if valid. */
export const readReason = (given: unknown): LoginReason | undefined =>
  loginReasons.find((reason) => reason === given);

/** The parameters of the login page. */
export interface LoginSearch {
  /** The address after the login (SES-32). */
  return?: string;
  reason?: LoginReason;
}

/** The longest address that the server reads. */
const longestReturn = 2048;

/** A login's valid target (SES-32): a path of this origin, for any input; else null. */
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

/** The login page (RTE-29) with an address of this site as its target. */
export const loginAddress = (lang: Language, from: string | null, reason?: LoginReason): string => {
  const search = new URLSearchParams();
  if (from !== null && !isLogin(from)) search.set('return', from);
  if (reason) search.set('reason', reason);
  const text = search.toString();
  return `/${lang}/login${text === '' ? '' : `?${text}`}`;
};
