import type { Language } from '#contract/address/language.ts';

/** One page in each of its languages. */
export type Page = ReadonlyMap<Language, string>;

/** One page with an address in each of these languages. */
export const pageIn = (languages: readonly Language[], addressOf: (lang: Language) => string): Page =>
  new Map(languages.map((lang) => [lang, addressOf(lang)]));

/** Lists the programme's pages in these languages, without those hidden from searches (META-01). */
export type ListPages = (languages: readonly Language[]) => Promise<Page[]>;

/** The pages of the programme, ours or another host's. */
export interface ListedPages {
  list: ListPages;
  /** A list's lifetime in milliseconds; null until the data change. */
  lifetime: number | null;
}
