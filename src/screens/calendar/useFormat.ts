import { createFormat, type Format } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** Dates and times as the page's language writes them. */
export const useFormat = (): Format => createFormat(useLanguage());
