const cents = 100;

/** Cents as dollars, the unit of the wire; null if unknown. */
export const toDollars = (amount: number | null): number | null => (amount === null ? null : amount / cents);

/** An item's price in dollars, if its lowest is known. */
export const priceOf = ({
  price_min: min,
  price_max: max,
}: {
  price_min: number | null;
  price_max: number | null;
}) => (min === null ? {} : { price: { min: min / cents, max: (max ?? min) / cents } });
