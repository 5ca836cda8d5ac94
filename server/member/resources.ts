import type { AccountDeps } from './account.ts';
import { bookingResources } from './bookings.ts';
import { creditsResources } from './credits.ts';
import { deviceSessionResources } from './deviceSessions.ts';
import { loginResources } from './login.ts';
import { logout } from './logout.ts';
import { creditsHistoryResources } from './ownData/creditsHistory.ts';
import { deleteAccountResources } from './ownData/deleteAccount.ts';
import { exportDataResources } from './ownData/exportData.ts';
import { newsletterSwitchResources } from './ownData/newsletterSwitch.ts';
import { partnerBookingResources } from './partnerBookings.ts';
import { passwordResetResources } from './passwordReset.ts';
import { placeResources } from './places/places.ts';
import { profileResources } from './profile.ts';
import { refresh } from './refresh.ts';
import { registerResources } from './register.ts';
import type { MemberResource } from './resource.ts';
import { wishlistResources } from './wishlist.ts';

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
];
