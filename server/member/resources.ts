import type { PartName } from '#contract/settings/parts.ts';
import type { AccountDeps } from './account.ts';
import { additionsResources } from './ownData/additions.ts';
import { bookingResources } from './bookings/bookings.ts';
import { creditsResources } from './bookings/credits.ts';
import { deviceSessionResources } from './login/deviceSessions.ts';
import { loginResources } from './login/login.ts';
import { logout } from './login/logout.ts';
import { creditsHistoryResources } from './ownData/creditsHistory.ts';
import { deleteAccountResources } from './ownData/deleteAccount.ts';
import { exportDataResources } from './ownData/exportData.ts';
import { newsletterSwitchResources } from './ownData/newsletterSwitch.ts';
import { partnerBookingResources } from './bookings/partnerBookings.ts';
import { passwordResetResources } from './mailedCodes/passwordReset.ts';
import { placeResources } from './places/places.ts';
import { profileResources } from './profile/profile.ts';
import { refresh } from './login/refresh.ts';
import { registerResources } from './mailedCodes/register.ts';
import type { MemberResource } from './resource.ts';
import { wishlistResources } from './bookings/wishlist.ts';

/** Every path and verb of the member API, in the order of its description. */
export const memberResources: readonly MemberResource<AccountDeps>[] = [
  ...loginResources,
  refresh,
  logout,
  ...passwordResetResources,
  ...registerResources,
  ...profileResources,
  ...deviceSessionResources,
  ...placeResources,
  ...wishlistResources,
  ...bookingResources,
  ...partnerBookingResources,
  ...creditsResources,
  ...creditsHistoryResources,
  ...newsletterSwitchResources,
  ...exportDataResources,
  ...deleteAccountResources,
  ...additionsResources,
];

type Resource = (typeof memberResources)[number];
const ofCredits: ReadonlySet<Resource> = new Set([
  ...bookingResources,
  ...creditsResources,
  ...creditsHistoryResources,
]);
const ofNewsletter: ReadonlySet<Resource> = new Set(newsletterSwitchResources);

/** The parts without which a resource is not there (FES-21). */
export const partsOf = (resource: Resource): readonly PartName[] => {
  if (ofCredits.has(resource)) return ['members', 'credits'];
  return ofNewsletter.has(resource) ? ['members', 'newsletter'] : ['members'];
};
