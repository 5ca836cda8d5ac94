const cents = 100;

/** Cents as dollars, the unit of the wire; null where nobody told. */
export const toDollars = (amount: number | null): number | null => (amount === null ? null : amount / cents);
