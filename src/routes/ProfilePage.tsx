import { useCallback } from 'react';
import type { Language } from '../api/contract/values.ts';
import type { Clock } from '../app/clock.ts';
import { loginAddress } from '../app/loginAddress.ts';
import type { MemberArea } from '../app/memberDoor.ts';
import { pairPath } from '../app/pairs.ts';
import { ProfileScreen } from '../screens/profile/ProfileScreen.tsx';
import { BookingControl } from '../screens/reservation/ReservationControl.tsx';
import { Heart } from '../screens/wishlist/Heart.tsx';

interface ProfilePageProps {
  lang: Language;
  clock: Clock;
  /** Null in the server's HTML. */
  member: MemberArea | null;
}

const log = (event: string, details: object): void => console.warn(event, details);
/** A list of bookings shows no seats. */
const noSeats = () => Promise.resolve();

/** Brings the profile together with the controls of its shows. */
export function ProfilePage({ lang, clock, member }: ProfilePageProps) {
  const logout = useCallback(() => member?.session.send({ type: 'logout.pressed' }), [member]);
  return (
    <ProfileScreen
      client={member?.client ?? null}
      clock={member?.clock ?? clock}
      calendarHref={pairPath('calendar', lang)}
      onLogout={logout}
      renderBooking={(booking, show, onCancelled) => (
        <BookingControl
          {...show}
          booking={booking}
          member={member}
          isExpected={false}
          clock={clock}
          refreshSeats={noSeats}
          loginHref={loginAddress(lang, `/${lang}/profile`)}
          onCancelled={onCancelled}
          isGuarded
        />
      )}
      renderHeart={(wish, show) => <Heart {...show} ids={wish} member={member} log={log} isGuarded />}
    />
  );
}
