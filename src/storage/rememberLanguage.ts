import type { Language } from '#contract/address/language.ts';
import { createSafeStorage } from './safeStorage.ts';

const key = 'lang';
const oneYear = 365 * 24 * 3600;

/** Stores the visitor's choice: localStorage for the browser, a cookie for the server's answer to `/` (RTE-23, RTE-38). */
export const rememberLanguage = (language: Language): void => {
  document.cookie = `${key}=${language}; path=/; max-age=${oneYear}; samesite=lax`;
  createSafeStorage(() => localStorage).set(key, language);
};
