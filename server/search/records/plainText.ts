import { decoded } from '#server/import/reading/values.ts';
import { searchLimits } from '../limits.ts';

/** The beginning of a tag that parts words; one inside a line does not: `<b>Ines</b>, voice`. */
const parting = /<(?!\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)\b)/gi;

/** The words of some HTML as text, cut to fit a record. */
export const plainText = (html: string): string =>
  decoded(html.replaceAll(parting, ' <'))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, searchLimits.text)
    .toWellFormed();
