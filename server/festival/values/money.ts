const cents = 100;

/** A price of the folder in cents; null if unknown. */
export const centsOf = (price: number | undefined): number | null =>
  price === undefined ? null : Math.round(price * cents);

export const priceOf = (amount: number | null): number | undefined =>
  amount === null ? undefined : amount / cents;
