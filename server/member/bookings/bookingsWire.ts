import type { BookingRow } from '#server/store/members/bookings.ts';
import { idsOf } from './programmationIds.ts';

/** A booking in the form of RES-01. */
export const toBooking = (
  { uuid, programmation_id: id, code, reserved, enabled, starts_at: startsAt, timezone }: BookingRow,
  siteId: number,
) => ({
  uuid,
  ...idsOf({ id, starts_at: startsAt, timezone }, siteId),
  status: reserved === 1 ? ('true' as const) : ('false' as const),
  enabled: enabled === 1,
  ...(reserved === 1 && { code }),
});
