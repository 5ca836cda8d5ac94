import { storedPrice } from '#server/store/schema/money.ts';
import type { Availability } from '#contract/wire/programmation.ts';
import { importLimits } from '../limits.ts';
import { field, isNode, isTrue, listOf, rawText, type Node } from './values.ts';

/** As the database has it; null if unknown. */
export interface Price {
  min: number | null;
  max: number | null;
  /** Null if the way to get in is unknown. */
  status: Availability | null;
}

const freeWords = /\b(free|gratuite?s?)\b/i;
const thousands = /[\u00a0\u202f\s'](?=\d{3}\b)|,(?=\d{3}\b)/g;

/** '25', '$25.00', '25,50 $', '1,200', '10 – 20', 'Free' → prices. */
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

/** Signs in prices without a `priceCurrency`; `$` is that of many currencies. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/[¥￥]/, 'JPY'],
];

interface Offer {
  node: Node;
  /** ISO 4217; '' if the file does not say. */
  currency: string;
}

/** The currency of an offer: its own, that of its specification, its sign, else that of the offer around it. */
const currencyOf = (offer: Node, around: string): string => {
  const told = [offer, ...listOf(field(offer, 'priceSpecification')).filter(isNode)]
    .map((one) => rawText(field(one, 'priceCurrency')).toUpperCase())
    .find((code) => code !== '');
  const prices = priceFields.map((name) => rawText(field(offer, name))).join(' ');
  return told ?? signs.find(([sign]) => sign.test(prices))?.[1] ?? around;
};

const nested = 3;
/** Offers, with those inside an AggregateOffer. */
const offersIn = (value: unknown, around = '', depth = 0): Offer[] =>
  listOf(value)
    .filter(isNode)
    .flatMap((node) => {
      const currency = currencyOf(node, around);
      return [
        { node, currency },
        ...(depth < nested ? offersIn(field(node, 'offers'), currency, depth + 1) : []),
      ];
    });

const isOf = (currency: string, offer: Offer): boolean =>
  offer.currency === '' || offer.currency === currency;

const isFree = (event: Node): boolean => isTrue(field(event, 'isAccessibleForFree'));

/** Offers that cost something in another currency than this one. */
export const foreignOffers = (event: Node, currency: string): Offer[] =>
  isFree(event)
    ? []
    : offersIn(field(event, 'offers')).filter(
        (offer) => !isOf(currency, offer) && amountsOf(offer.node).some((amount) => amount > 0),
      );

const free: Price = { min: 0, max: 0, status: 'FREE' };

/** An event's price: the lowest and highest of its offers in this currency, and its availability (TKT-04, TKT-05). */
export const readPrice = (event: Node, currency: string): Price => {
  if (isFree(event)) return free;
  const offers = offersIn(field(event, 'offers'));
  const amounts = offers
    .flatMap((offer) => amountsOf(offer.node).filter((amount) => amount === 0 || isOf(currency, offer)))
    .map((amount) => storedPrice(amount));
  const isZero = amounts.every((amount) => amount === 0);
  const isPaidElsewhere = isZero && foreignOffers(event, currency).length > 0;
  if (!isPaidElsewhere && amounts.length > 0 && isZero) return free;
  const isAllSold = offers.length > 0 && offers.every(({ node }) => isSoldOut(node));
  const status = isAllSold ? 'SOLD_OUT' : 'ON_SALE';
  const isKnown = amounts.length > 0 && !isPaidElsewhere;
  return {
    min: isKnown ? Math.min(...amounts) : null,
    max: isKnown ? Math.max(...amounts) : null,
    status: offers.length > 0 ? status : null,
  };
};

/** Whether a price has every amount of a value. */
export const hasAmounts = ({ min, max }: Price, value: unknown): boolean => {
  const amounts = amountsIn(value).map((amount) => storedPrice(amount));
  return amounts.length > 0 && amounts.every((amount) => amount === min || amount === max);
};
