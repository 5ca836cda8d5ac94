/** The database has prices in thousandths: no currency that tickets are paid in has more than three decimals (FES-25). */
const thousandths = 1000;

export const storedPrice = (price: number): number => Math.round(price * thousandths);

/** In the festival's currency. */
export const priceOfStored = (stored: number): number => stored / thousandths;
