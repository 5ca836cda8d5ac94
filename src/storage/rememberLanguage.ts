import type { Language } from '#contract/wire/values.ts';

const key = 'lang';
const oneYear = 365 * 24 * 3600;

/** Keeps the visitor's choice: localStorage for the browser, a cookie for the server's answer to `/` (RTE-23, RTE-38). */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `${key}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
};
