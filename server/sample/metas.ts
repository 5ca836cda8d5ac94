import type { Language } from '#contract/address/language.ts';
import type { HomeRecord, PageRecord } from './types.ts';

/** What a page says about itself, as a row tells it. */
export const metasOf = ({ metas }: Pick<HomeRecord | PageRecord, 'metas'>, lang: Language) => ({
  meta_title: metas.title[lang],
  meta_description: metas.description[lang],
  og_image: null,
  noindex: 0 as const,
});
