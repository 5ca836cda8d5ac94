import { decoded } from '#server/import/reading/values.ts';
import { searchLimits } from '../limits.ts';

/** The words of some HTML as text, cut to fit a record. */
export const plainText = (html: string): string =>
  decoded(html.replaceAll('<', ' <'))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, searchLimits.text)
    .toWellFormed();
