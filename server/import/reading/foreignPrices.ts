import { ImportError } from '../importError.ts';
import { foreignOffers } from './price.ts';
import type { ReadDate } from './readDate.ts';

/** Offers in another currency than the festival's, counted. */
export const createForeign = (currency: string) => {
  const seen = new Set<unknown>();
  const counts = new Map<string, number>();
  return {
    add: ({ event }: ReadDate): void => {
      for (const offer of foreignOffers(event, currency)) {
        if (seen.has(offer.node)) continue;
        seen.add(offer.node);
        counts.set(offer.currency, (counts.get(offer.currency) ?? 0) + 1);
      }
    },
    /** @throws ImportError if there are any */
    refuse: (): void => {
      if (counts.size === 0) return;
      const told = [...counts].map(([code, count]) => `${count} in ${code}`).join(', ');
      throw new ImportError(
        `has prices in another currency than the festival's ${currency}: ${told}. Nothing was imported; ` +
          `with --currency ${currency} its events come without these prices.`,
      );
    },
  };
};
