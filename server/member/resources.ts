import type { AccountDeps } from './account.ts';
import { bookingResources } from './bookings.ts';
import { creditsResources } from './credits.ts';
import { loginResources } from './login.ts';
import { logout } from './logout.ts';
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
  ...placeResources,
  ...wishlistResources,
  ...bookingResources,
  ...partnerBookingResources,
  ...creditsResources,
];
