/** Prices that are asked for, in Canadian dollars: `from` ≤ the lowest price < `to`; free shows cost 0. */
export type PriceBand = 'free' | { from: number; to: number };

/** The bands that the panel offers, as the address says them, rising. */
export const priceBands = ['free', '0-25', '25-50', '50-100', '100-100000'] as const;
/** A band from this price on has no end that a visitor is told. */
export const openBand = priceBands[4];

/** `free`, or two whole prices that rise, `25-50`; null for anything else. */
export const readPriceBand = (text: string): PriceBand | null => {
  if (text === 'free') return 'free';
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  const band = { from: Number(from), to: Number(to) };
  return band.from < band.to ? band : null;
};

/** Whether a lowest price is in a band; any is where none is asked for, one that is not told is in none. */
export const isInBand = (price: number | null, band: PriceBand | undefined): boolean => {
  if (band === undefined) return true;
  if (price === null) return false;
  return band === 'free' ? price === 0 : price >= band.from && price < band.to;
};
