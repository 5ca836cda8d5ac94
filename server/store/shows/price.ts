import { sql } from 'kysely';
import type { PriceBand } from '#contract/programme/shows/priceBand.ts';
import { storedPrice } from '../schema/money.ts';

/** Of a date; null if unknown. */
export const lowestPrice = sql<number | null>`case when status = 'FREE' then 0 else price_min end`;

/** Whether the lowest price of a date is in a band. */
export const inPriceBand = (band: PriceBand) =>
  band === 'free'
    ? sql<boolean>`${lowestPrice} = 0`
    : sql<boolean>`${lowestPrice} >= ${storedPrice(band.from)} and ${lowestPrice} < ${storedPrice(band.to)}`;
