import { newKey } from '#src/api/member/newKey.ts';
import { sessionSettings } from './sessionSettings.ts';

/** A document. */
interface Jar {
  cookie: string;
}

/** The value of the cookie of that name, or null. */
const readCookie = (jar: Jar, name: string): string | null => {
  const entry = jar.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
};

/**
 * ENV-05: a value that a call repeats in a header, which only a page of this site can do. Made here before the API sends one,
 * or its first call would be refused.
 */
export const crossSiteTokenIn = (jar: Jar, name: string, isSecure: boolean): string => {
  const known = readCookie(jar, name);
  if (known !== null) return known;
  const made = newKey();
  jar.cookie = `${name}=${made}; path=/; samesite=lax${isSecure ? '; secure' : ''}`;
  return made;
};

/** PRO-01: names the browser's member to other scripts of the page; our servers never read it. */
export const writeMemberCookie = (jar: Jar, uuid: string, isSecure: boolean): void => {
  const safe = isSecure ? '; secure' : '';
  jar.cookie = `${sessionSettings.memberCookie}=${encodeURIComponent(uuid)}; path=/; samesite=lax${safe}`;
};

/** SES-13 */
export const clearMemberCookie = (jar: Jar): void => {
  jar.cookie = `${sessionSettings.memberCookie}=; path=/; max-age=0; samesite=lax`;
};
