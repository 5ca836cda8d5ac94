import * as v from 'valibot';
import { additions } from '#contract/wire/member/additions.ts';
import { bookingItem, creditsItem } from '#contract/wire/member/booking.ts';
import { profile } from '#contract/wire/member/profile.ts';
import { wishItem } from '#contract/wire/member/wishlist.ts';

/** A question about the member who is logged in. */
export interface MemberResource {
  path: string;
  schema: v.GenericSchema;
  /** The loss to members where a host answers 404. */
  without: string;
}

const listOf = (item: v.GenericSchema) => v.object({ data: v.object({ items: v.array(item) }) });

export const memberResources: readonly MemberResource[] = [
  { path: '/v1/me/profile', schema: v.object({ data: profile }), without: 'nobody can log in' },
  {
    path: '/v1/me/usercredits',
    schema: v.object({ items: v.array(creditsItem) }),
    without: 'members see no credits and reserve nothing',
  },
  {
    path: '/v1/me/creditbookings?enabled=true',
    schema: listOf(bookingItem),
    without: 'members see no reservations',
  },
  {
    path: '/v1/me/programmationwishlists?items_per_page=all',
    schema: listOf(wishItem),
    without: 'members have no list of likes',
  },
  { path: '/v1/me/tm_bookings', schema: listOf(v.unknown()), without: 'no tickets of partners' },
  {
    path: '/v1/additions',
    schema: v.object({ data: additions }),
    without: 'the profile has no devices, no history of credits, no copy and no deletion of data',
  },
];
