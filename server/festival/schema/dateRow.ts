import * as v from 'valibot';
import { programmationStates } from '#contract/wire/programmation.ts';
import { address, count, localTime, minutes, money, name, timezone } from './values.ts';

/** The availabilities that a date may say; without one it follows from price and seats. */
export const availabilities = ['free', 'on_sale', 'sold_out', 'unknown'] as const;

/** One show at one time, in its show's file. */
export const date = v.strictObject({
  /** Its name for ever: a changed start under the same id is a move, a missing id is a removal. */
  id: v.optional(name),
  /** Of `venues.yaml`; without it, online. */
  venue: v.optional(name),
  /** On the clock of the place. */
  start: localTime,
  /** On the clock of the place; or `minutes`. */
  end: v.optional(localTime),
  minutes: v.optional(minutes),
  price_min: v.optional(money),
  price_max: v.optional(money),
  availability: v.optional(v.picklist(availabilities, `must be one of ${availabilities.join(', ')}`)),
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
export const dateRow = v.strictObject({ ...date.entries, show: name });
export type DateRow = v.InferOutput<typeof dateRow>;
