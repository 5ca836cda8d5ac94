import { fill } from './writeWhen.ts';

/** The words of prices in one language, from its `format.json`. */
interface PriceTexts {
  money: { amount: string; decimal: string; group: string };
  price: { range: string; brief: string; free: string };
}

interface Range {
  min: number;
  max: number;
}

const writeNumber = (amount: number, { decimal, group }: PriceTexts['money']): string => {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  // `toFixed` writes 21 digits at most.
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, group);
  return cents === '00' ? grouped : `${grouped}${decimal}${cents}`;
};

/**
 * Writes Canadian dollars, with cents only if there are some; equal prices of a range as one (TKT-05), short where there is
 * little room.
 */
export const moneyWriter = ({ money: words, price: phrases }: PriceTexts) => {
  const number = (amount: number): string => writeNumber(amount, words);
  const money = (amount: number): string => fill(words.amount, { number: number(amount) });
  const onePrice = (amount: number): string => (amount === 0 ? phrases.free : money(amount));
  const price = (range: Range | null): string | null => {
    if (range === null) return null;
    const [min, max] = [onePrice(range.min), onePrice(range.max)];
    return min === max ? min : fill(phrases.range, { min, max });
  };
  const briefPrice = ({ min, max }: Range): string =>
    min === max ? onePrice(min) : fill(phrases.brief, { min: number(min), max: number(max) });
  return { money, price, briefPrice };
};
