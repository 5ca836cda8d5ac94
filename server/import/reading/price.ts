import type { Availability } from '#contract/wire/programmation.ts';
import { importLimits } from '../limits.ts';
import { field, isNode, isTrue, listOf, rawText, type Node } from './values.ts';

/** Cents; null if unknown. */
export interface Price {
  min: number | null;
  max: number | null;
  /** Null if the way to get in is unknown. */
  status: Availability | null;
}

const cents = 100;
const freeWords = /\b(free|gratuite?s?)\b/i;
const thousands = /[\u00a0\u202f\s'](?=\d{3}\b)|,(?=\d{3}\b)/g;

/** '25', '$25.00', '25,50 $', '1,200', '10 – 20', 'Free' → dollars. */
const amountsIn = (value: unknown): number[] => {
  const text = rawText(value);
  const amounts = [...text.replace(thousands, '').matchAll(/(?<![\d.,])\d+(?:[.,]\d{1,2})?/g)].map(
    ([amount]) => Number(amount.replace(',', '.')),
  );
  if (amounts.length === 0 && freeWords.test(text)) return [0];
  const isNegative = text.startsWith('-');
  return isNegative ? [] : amounts.filter((amount) => amount <= importLimits.price);
};

const priceFields = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'] as const;
const amountsOf = (offer: Node): number[] => [
  ...priceFields.flatMap((name) => listOf(field(offer, name)).flatMap(amountsIn)),
  ...listOf(field(offer, 'priceSpecification')).filter(isNode).flatMap(amountsOf),
];

const isSoldOut = (offer: Node): boolean => /(^|\/|:)SoldOut$/i.test(rawText(field(offer, 'availability')));

const free: Price = { min: 0, max: 0, status: 'FREE' };
const nested = 3;
/** Offers, with those inside an AggregateOffer. */
const offersIn = (value: unknown, depth = 0): Node[] =>
  listOf(value)
    .filter(isNode)
    .flatMap((offer) => [offer, ...(depth < nested ? offersIn(field(offer, 'offers'), depth + 1) : [])]);

/** An event's price: the lowest and highest of all its offers, and its availability (TKT-04, TKT-05). */
export const readPrice = (event: Node): Price => {
  if (isTrue(field(event, 'isAccessibleForFree'))) return free;
  const offers = offersIn(field(event, 'offers'));
  const amounts = offers.flatMap(amountsOf).map((amount) => Math.round(amount * cents));
  if (amounts.length > 0 && amounts.every((amount) => amount === 0)) return free;
  const isAllSold = offers.length > 0 && offers.every(isSoldOut);
  const status = isAllSold ? 'SOLD_OUT' : 'ON_SALE';
  return {
    min: amounts.length > 0 ? Math.min(...amounts) : null,
    max: amounts.length > 0 ? Math.max(...amounts) : null,
    status: offers.length > 0 ? status : null,
  };
};
