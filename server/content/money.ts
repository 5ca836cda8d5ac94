import { priceOfStored } from '../store/schema/money.ts';

/** A stored price in the unit of the wire; null if unknown. */
export const toPrice = (amount: number | null): number | null =>
  amount === null ? null : priceOfStored(amount);

/** An item's price, if its lowest is known. */
export const priceOf = ({
  price_min: min,
  price_max: max,
}: {
  price_min: number | null;
  price_max: number | null;
}) => (min === null ? {} : { price: { min: priceOfStored(min), max: priceOfStored(max ?? min) } });
