import type { Language } from '#contract/address/language.ts';

/** Where the cache has what is on and what begins soon. */
export const liveShowsKey = (lang: Language) => ['live-shows', lang] as const;
