import * as v from 'valibot';
import { id } from '../values.ts';

/** "true" means reserved (RES-01): a string on the wire. */
export const bookingStatus = v.picklist(['true', 'false']);

/** The three ids of a reservation's or a like's programmation (RES-12, WSH-02). */
export const programmationIds = v.object({ programmation: id, edition: id, festival: id });
export type ProgrammationIds = v.InferOutput<typeof programmationIds>;

/** RES-02 */
export const createBookingBody = v.object({
  ...programmationIds.entries,
  status: v.literal('true'),
  enabled: v.optional(v.boolean(), true),
});
/** RES-03, RES-04 */
export const changeBookingBody = v.object({ status: bookingStatus });

/** RES-25. Some hosts send only its picture. */
const admissionCode = v.pipe(
  v.string(),
  v.description('What the QR code of a reserved booking says, as text; absent where it is cancelled.'),
);

export const booking = v.object({
  uuid: v.string(),
  ...programmationIds.entries,
  status: bookingStatus,
  enabled: v.boolean(),
  code: v.fallback(v.optional(admissionCode), undefined),
});
/** An item of RES-24, with the fields of the list of reserved shows (RES-25): a title in each language. */
export const bookingItem = v.object({
  ...booking.entries,
  /** '' if unknown: reserved, but unchangeable (RES-22). */
  uuid: v.fallback(v.string(), ''),
  /** Says the same as `status`, which is what counts. */
  reserved: v.optional(v.boolean()),
  /** Why the reservation ended, if the member did not end it. */
  ended: v.fallback(v.nullish(v.picklist(['show-cancelled'])), null),
  show: v.nullish(
    v.object({
      title: v.object({ fr: v.string(), en: v.string() }),
      url: v.object({ fr: v.string(), en: v.string() }),
      image_url: v.nullable(v.string()),
      start: v.string(),
      /** Null if unknown. */
      end: v.fallback(v.nullish(v.string()), null),
      timezone: v.string(),
      venue: v.string(),
      city: v.string(),
    }),
  ),
});
export type BookingItem = v.InferOutput<typeof bookingItem>;

/** RES-09: items[0]. */
export const creditsItem = v.object({
  uuid: v.optional(v.string()),
  used_nb_credit: v.number(),
  left_nb_credit: v.number(),
  nb_pass: v.number(),
});

/** Why a reservation or its cancellation fails, with 409 (RES-12…RES-16). */
export const reservationRefusals = [
  'cancelled',
  'sold-out',
  'closed',
  'past',
  'no-credit',
  'already-reserved',
  'not-reservable',
] as const;
