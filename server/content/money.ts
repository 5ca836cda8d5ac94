const cents = 100;

/** Cents as dollars, the unit of the wire; null where nobody told. */
export const toDollars = (amount: number | null): number | null => (amount === null ? null : amount / cents);

/** What an item costs, in dollars, where the lowest price is told. */
export const priceOf = ({
  price_min: min,
  price_max: max,
}: {
  price_min: number | null;
  price_max: number | null;
}) => (min === null ? {} : { price: { min: min / cents, max: (max ?? min) / cents } });
