import { priceOfStored, storedPrice } from '#server/store/schema/money.ts';

/** A price of the folder as the database has it; null if unknown. */
export const amountOf = (price: number | undefined): number | null =>
  price === undefined ? null : storedPrice(price);

export const priceOf = (amount: number | null): number | undefined =>
  amount === null ? undefined : priceOfStored(amount);
