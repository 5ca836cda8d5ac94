import * as v from 'valibot';
import { contentLimits } from './limits.ts';

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,16}$/, message),
    // A pattern cannot show the bounds: these examples can.
    v.examples([String(least), String(most)]),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

/** Last second of the year 9999. */
const lastSecond = 253_402_300_799;
/** An instant in epoch seconds. */
export const seconds = wholeNumber(-lastSecond, lastSecond);
/** The size of a page of a list. */
export const pageSize = (usual: number) =>
  v.optional(wholeNumber(1, contentLimits.page), String(Math.min(usual, contentLimits.page)));
/** The number of entries before the page. */
export const pageOffset = v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), '0');
