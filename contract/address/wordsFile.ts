import type { Language } from './language.ts';

/** The address of a festival's words in a language: it changes with them, so that caches may keep it for ever (FES-15). */
export const wordsPath = (lang: Language, hash: string): string => `/words/${lang}-${hash}.json`;

/** The route of {@link wordsPath}. */
export const wordsRoute = '/words/:file{(?:fr|en)-[0-9a-f]{16}\\.json}';
