import type { Ticket } from '#contract/wire/ticket.ts';
import { priceRange } from '#contract/programme/shows/ticket.ts';

/** The lowest and the highest price of a date; null if unknown. */
export const priceOfShow = (tickets: readonly Ticket[]): { min: number; max: number } | null => {
  const ranges = tickets.flatMap(({ price }) => priceRange(price) ?? []);
  return ranges.length === 0
    ? null
    : {
        min: Math.min(...ranges.map(({ min }) => min)),
        max: Math.max(...ranges.map(({ max }) => max)),
      };
};

/** Whether each of these dates is free. */
export const areFree = (tickets: readonly Pick<Ticket, 'status'>[]): boolean =>
  tickets.length > 0 && tickets.every(({ status }) => status === 'FREE');
