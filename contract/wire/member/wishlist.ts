import * as v from 'valibot';
import { bookingItem, programmationIds } from './booking.ts';

/** WSH-04 */
export const createWishBody = v.object({ ...programmationIds.entries, liked: v.optional(v.boolean(), true) });
/** WSH-05 */
export const changeWishBody = v.object({ liked: v.boolean() });

/** WSH-03 */
export const wish = v.object({ uuid: v.string(), ...programmationIds.entries, liked: v.boolean() });
/** An item of WSH-08, with the same facts of the show as a booking's. */
export const wishItem = v.object({ ...wish.entries, show: bookingItem.entries.show });
export type WishItem = v.InferOutput<typeof wishItem>;
