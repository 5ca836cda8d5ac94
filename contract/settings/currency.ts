/** ISO 4217; of a festival that names no currency. */
export const defaultCurrency = 'CAD';
