import { createFormat, type Format } from './format.ts';
import { useLanguage } from './language.ts';

/** Dates and times as the page's language writes them. */
export const useFormat = (): Format => createFormat(useLanguage());
