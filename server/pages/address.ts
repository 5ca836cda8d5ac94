import { languageOfPath, type Language } from '#contract/address/language.ts';
import { toPublic } from '#contract/address/pairs.ts';

/** The target of a document request before any rendering. */
export type Destination =
  | { kind: 'root' }
  | { kind: 'redirect'; location: string }
  | { kind: 'page'; address: string };

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Nobody's address is longer; such ones would only fill caches and logs. */
const longestAddress = 2048;

/**
 * Reads a request's path and search once, so that any input ends on this origin in at most two redirects. Unknown languages
 * lead to the 404 of the festival's default language, `otherwise` (RTE-24), a word of the other language to its own (RTE-22).
 */
export const readAddress = (pathname: string, search: string, otherwise: Language): Destination => {
  if (pathname === '/') return { kind: 'root' };
  const lang = languageOfPath(pathname);
  if (lang === null) return { kind: 'redirect', location: `/${otherwise}/404` };
  const isUnreadable = !isDecodable(pathname) || pathname.length + search.length > longestAddress;
  if (isUnreadable) return { kind: 'page', address: `/${lang}/404` };
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const tidy = toPublic(['', ...segments].join('/'));
  return tidy === pathname
    ? { kind: 'page', address: tidy + search }
    : { kind: 'redirect', location: tidy + search };
};
