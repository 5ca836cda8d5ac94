import * as v from 'valibot';
import { bookingItem } from './booking.ts';
import { language } from '../values.ts';

/** Whether the member gets the newsletter. */
export const newsletterChoice = v.object({ subscribed: v.boolean() });
/** The newsletter's language is the member's by default. */
export const chooseNewsletterBody = v.object({ subscribed: v.boolean(), lang: v.optional(language) });

/** A credit spent on a show or given back; or the credits of a pass, given by the festival. */
export const creditChange = v.object({
  change: v.picklist(['reserved', 'cancelled', 'show-cancelled', 'granted']),
  /** ISO 8601, UTC; null if it was not kept. */
  at: v.nullable(v.string()),
  credits: v.pipe(v.number(), v.integer()),
  /** The name of the pass of given ones. */
  pass: v.optional(v.string()),
  show: v.nullish(bookingItem.entries.show.wrapped, null),
});

export type CreditChange = v.InferOutput<typeof creditChange>;

/** The newest first; `hasMore`: the member's export has older ones. */
export const creditHistory = v.object({ items: v.array(v.unknown()), hasMore: v.boolean() });
