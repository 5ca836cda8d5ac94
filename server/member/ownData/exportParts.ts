import { isoOf } from '#server/programme/instants.ts';
import type { BookingRow } from '#server/store/members/bookings.ts';
import type { CreditsRow } from '#server/store/members/credits.ts';
import type { MemberRow } from '#server/store/members/members.ts';
import type { Subscription } from '#server/store/members/newsletter.ts';
import type { SessionFamily } from '#server/store/members/sessions.ts';
import type { ShowOfMember } from '#server/store/members/showsOfMember.ts';
import type { WishRow } from '#server/store/members/wishes.ts';
import { toListedShow } from '../bookings/listedShow.ts';
import { idsOf } from '../bookings/programmationIds.ts';
import type { MemberExport } from './exportSchema.ts';

type Shows = ReadonlyMap<number, ShowOfMember>;

export const exportProfile = (row: MemberRow): MemberExport['profile'] => ({
  uuid: row.uuid,
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  location: row.location,
  lang: row.lang,
  active: row.active === 1,
  created_at: isoOf(row.created_at),
  blocked: row.blocked,
});

export const exportSession = (row: SessionFamily): MemberExport['sessions'][number] => ({
  begun_at: isoOf(row.begun_at),
  browser: row.browser,
  system: row.system,
  refreshed: row.generation,
  refreshed_at: Temporal.Instant.fromEpochMilliseconds(row.rotated_at).toString(),
  expires_at: isoOf(row.expires_at),
  ended: row.revoked === 1,
});

export const exportCredits = (row: CreditsRow | undefined): MemberExport['credits'] =>
  row === undefined
    ? null
    : {
        uuid: row.uuid,
        left: row.left_credits,
        used: row.used_credits,
        passes: row.passes,
        liked: row.liked === 1,
      };

const statusOf = (row: BookingRow): MemberExport['reservations'][number]['status'] => {
  if (row.reserved === 1) return 'reserved';
  return row.called_off === 1 ? 'show-cancelled' : 'cancelled';
};

export const exportReservation = (
  row: BookingRow,
  shows: Shows,
  siteId: number,
): MemberExport['reservations'][number] => ({
  uuid: row.uuid,
  ...idsOf({ ...row, id: row.programmation_id }, siteId),
  status: statusOf(row),
  enabled: row.enabled === 1,
  changed_at: isoOf(row.changed_at),
  show: toListedShow(shows.get(row.programmation_id)) ?? null,
});

export const exportWish = (row: WishRow, shows: Shows, siteId: number): MemberExport['wishlist'][number] => ({
  uuid: row.uuid,
  ...idsOf({ ...row, id: row.programmation_id }, siteId),
  liked: row.liked === 1,
  show: toListedShow(shows.get(row.programmation_id)) ?? null,
});

export const exportNewsletter = (row: Subscription | undefined): MemberExport['newsletter'] =>
  row === undefined
    ? null
    : {
        email: row.email,
        lang: row.lang,
        asked_at: isoOf(row.asked_at),
        confirmed_at: row.confirmed_at === null ? null : isoOf(row.confirmed_at),
      };
