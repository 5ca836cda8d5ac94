import { toListed } from '#server/newsletter/subscribe.ts';
import { listBookings } from '#server/store/members/bookings.ts';
import { listCreditChanges } from '#server/store/members/creditChanges.ts';
import { findCredits } from '#server/store/members/credits.ts';
import type { MemberRow } from '#server/store/members/members.ts';
import { findSubscriptionOf } from '#server/store/members/newsletter.ts';
import { listFamilies } from '#server/store/members/sessions.ts';
import { showsOfMember } from '#server/store/members/showsOfMember.ts';
import { listWishes } from '#server/store/members/wishes.ts';
import type { AccountDeps } from '../account.ts';
import { ownRow } from '../profile/profile.ts';
import { defineForMember, type MemberDeps } from '../resource.ts';
import { toCreditChange } from './creditsHistory.ts';
import {
  exportCredits,
  exportNewsletter,
  exportProfile,
  exportReservation,
  exportSession,
  exportWish,
} from './exportParts.ts';
import { exportFormat, memberExport, type MemberExport } from './exportSchema.ts';

/** All data of a member. */
export const gatherExport = async (
  deps: Pick<MemberDeps, 'store' | 'settings' | 'clock'>,
  row: MemberRow,
): Promise<MemberExport> => {
  const { db } = deps.store;
  const { siteId } = deps.settings;
  const listed = toListed(row.email);
  const [sessions, credits, changes, bookings, wishes, subscription] = await Promise.all([
    listFamilies(db, row.id),
    findCredits(db, row.id),
    listCreditChanges(db, row.id),
    listBookings(db, row.id),
    listWishes(db, row.id),
    listed === null ? undefined : findSubscriptionOf(db, listed),
  ]);
  const [changed, booked, wished] = await Promise.all([
    showsOfMember(db, 'credit_changes', row.id),
    showsOfMember(db, 'bookings', row.id),
    showsOfMember(db, 'wishes', row.id),
  ]);
  return {
    ...exportFormat,
    exported_at: deps.clock.now().toString(),
    profile: exportProfile(row),
    sessions: sessions.map(exportSession),
    credits: exportCredits(credits),
    credit_history: changes.map((each) => toCreditChange(each, changed)),
    reservations: bookings.map((each) => exportReservation(each, booked, siteId)),
    wishlist: wishes.map((each) => exportWish(each, wished, siteId)),
    newsletter: exportNewsletter(subscription),
  };
};

const read = defineForMember({
  path: '/v1/me/export',
  summary: 'All that is kept of the member, as a file of JSON: no passwords, tokens or codes.',
  request: {},
  answer: memberExport,
  handle: async (deps: AccountDeps, { member }) => {
    const body = await gatherExport(deps, await ownRow(deps.store.db, member));
    const name = `my-data-${body.exported_at.slice(0, 10)}.json`;
    return {
      body,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    };
  },
});

export const exportDataResources = [read];
