import { createFormat, type Format } from './format.ts';
import { useLanguage } from './language.ts';

/** The formats of the page's language. */
export const useFormat = (): Format => createFormat(useLanguage());
