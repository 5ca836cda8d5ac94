import * as v from 'valibot';
import { defineForMember, type MemberResource } from '../resource.ts';

/** RES-26: members' bookings with the ticketing partner; this back end has no partner, so the list is empty. */
const list = defineForMember({
  method: 'GET',
  path: '/v1/me/tm_bookings',
  summary: 'Bookings with the ticketing partner: none (RES-26).',
  request: {},
  answer: v.object({ data: v.object({ items: v.array(v.unknown()) }) }),
  handle: () => Promise.resolve({ body: { data: { items: [] } } }),
});

export const partnerBookingResources: readonly MemberResource[] = [list];
