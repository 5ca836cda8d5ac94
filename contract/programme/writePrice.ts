import { fill } from './writeWhen.ts';

/** The words of prices in one language, as its `format.json` has them. */
interface PriceTexts {
  money: { amount: string; decimal: string; group: string };
  price: { range: string; free: string };
}

const writeMoney = (amount: number, { amount: pattern, decimal, group }: PriceTexts['money']): string => {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fill(pattern, { number: cents === '00' ? grouped : `${grouped}${decimal}${cents}` });
};

/** Canadian dollars, with cents only where there are some; a range as one price where both are equal (TKT-05). */
export const moneyWriter = (texts: PriceTexts) => {
  const money = (amount: number): string => writeMoney(amount, texts.money);
  const onePrice = (amount: number): string => (amount === 0 ? texts.price.free : money(amount));
  const price = (range: { min: number; max: number } | null): string | null => {
    if (range === null) return null;
    const [min, max] = [onePrice(range.min), onePrice(range.max)];
    return min === max ? min : fill(texts.price.range, { min, max });
  };
  return { money, price };
};
