/** A range of prices in the festival's currency: `from` ≤ the lowest price < `to`; free shows cost 0. */
export type PriceBand = 'free' | { from: number; to: number };

/** The bands of the panel, by their names in the address, rising. */
export const priceBands = ['free', '0-25', '25-50', '50-100', '100-100000'] as const;
/** From this price on the panel shows no upper end. */
export const openBand = priceBands[4];

/** Reads `free`, or two whole rising prices such as `25-50`; null for anything else. */
export const readPriceBand = (text: string): PriceBand | null => {
  if (text === 'free') return 'free';
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  const band = { from: Number(from), to: Number(to) };
  return band.from < band.to ? band : null;
};

/** Whether a lowest price is in a band: any is without a band, an unknown one is in none. */
export const isInBand = (price: number | null, band: PriceBand | undefined): boolean => {
  if (band === undefined) return true;
  if (price === null) return false;
  return band === 'free' ? price === 0 : price >= band.from && price < band.to;
};
