import type { Language } from '#contract/address/language.ts';
import { fill } from './writeWhen.ts';

/** The words of prices in one language, from its `format.json`. */
interface PriceTexts {
  range: string;
  free: string;
}

interface Range {
  min: number;
  max: number;
}

const isOfNumber = ({ type }: Intl.NumberFormatPart): boolean => type !== 'currency' && type !== 'literal';

/** Spaces of one kind, which do not break: engines differ in them. */
const text = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .map(({ value }) => value)
    .join('')
    .replaceAll(/\s/g, '\u00a0');

/**
 * Writes prices in a currency, with its smaller unit only if there is some; equal prices of a range as one (TKT-05), short
 * where there is little room.
 */
export const priceWriter = (words: PriceTexts, lang: Language, currency: string) => {
  // Canada writes its dollars with a plain `$`.
  const style = new Intl.NumberFormat(`${lang}-CA`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = (amount: number): string => text(style.formatToParts(amount));
  const number = (amount: number): string => text(style.formatToParts(amount).filter(isOfNumber));
  const onePrice = (amount: number): string => (amount === 0 ? words.free : money(amount));
  const price = (range: Range | null): string | null => {
    if (range === null) return null;
    const [min, max] = [onePrice(range.min), onePrice(range.max)];
    return min === max ? min : fill(words.range, { min, max });
  };
  const briefPrice = ({ min, max }: Range): string =>
    min === max ? onePrice(min) : money(max).replace(number(max), `${number(min)}–${number(max)}`);
  return { money, price, briefPrice };
};
