import type { Language } from '#contract/address/language.ts';

/** Of texts in the other language, the language, for the wire; of others nothing. */
export const toldLanguage = ({
  written_in: lang,
}: {
  written_in: Language | null;
}): { written_in?: Language } => (lang === null ? {} : { written_in: lang });
