import * as v from 'valibot';
import { programmationStates } from '#contract/wire/programmation.ts';
import { address, count, localTime, minutes, money, name, timezone } from './values.ts';

/** The availabilities that a date may say; without one it follows from price and seats. */
export const availabilities = ['free', 'on_sale', 'sold_out', 'unknown'] as const;

/** One show at one time, in its show's file. */
export const date = v.strictObject({
  /** Its name for ever, which every date needs: a changed start under the same id is a move, a missing id is a removal. */
  id: v.optional(name),
  /** Of `venues.yaml`; without it, online. */
  venue: v.optional(name),
  /** On the clock of the place. */
  start: localTime,
  /** On the clock of the place; or `minutes`. Without both it follows from the show's minutes, unless it is unknown. */
  end: v.optional(
    v.union(
      [v.literal('unknown'), localTime],
      'must be a day and an hour, like 2027-07-16 22:00, or unknown',
    ),
  ),
  minutes: v.optional(minutes),
  /** The lowest price; 0 is free. The same as the highest where that stands alone. */
  price_min: v.optional(money),
  /** The highest price. */
  price_max: v.optional(money),
  /** Without it, it follows from the prices and the seats. */
  availability: v.optional(v.picklist(availabilities, `must be one of ${availabilities.join(', ')}`)),
  /** Seats that members may reserve; without it, those of the venue. */
  capacity: v.optional(count),
  /** Seats sold elsewhere. */
  sold: v.optional(count),
  /** Where its tickets are: an address, or `box-office` for this site's page of tickets. */
  tickets: v.optional(v.union([v.literal('box-office'), address], 'must be an address, or box-office')),
  /** Without it: as planned, or moved where its start has changed. */
  state: v.optional(v.picklist(programmationStates, `must be one of ${programmationStates.join(', ')}`)),
  /** The first announced start of a moved date. */
  previous_start: v.optional(localTime),
  /** Where it differs from the venue's. */
  timezone: v.optional(timezone),
});
export type DateOfShow = v.InferOutput<typeof date>;

/** A row of `dates.csv`: its cells are read into this form. */
export const dateRow = v.strictObject({
  ...date.entries,
  /** The name of a file in `shows/`. */
  show: name,
});
