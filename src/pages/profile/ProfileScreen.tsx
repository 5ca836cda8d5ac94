import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingItem } from '#contract/wire/booking.ts';
import type { MemberClient } from '#src/api/member.ts';
import {
  reservationsQuery,
  creditsQuery,
  partnerBookingsQuery,
  profileQuery,
  wishesQuery,
} from '#src/api/memberQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { readPartnerBookings } from './partnerBooking.ts';
import styles from './ProfileScreen.module.css';
import { ReservedShows } from './ReservedShows.tsx';
import { Section } from './Section.tsx';
import { Wallet } from './Wallet.tsx';
import { Wishes, type RenderHeart } from './Wishes.tsx';

interface ProfileScreenProps {
  /** Null in the server's HTML: then the outline alone. */
  client: MemberClient | null;
  /** The server's time. */
  clock: { now: () => number };
  calendarHref: string;
  /** What a member does with a reservation; tells when it was cancelled (RES-07). */
  renderReservation: (
    reservation: BookingItem,
    show: { title: string; start: string; when: string },
    onCancelled: (reservationId: string) => void,
  ) => ReactNode;
  renderHeart: RenderHeart;
  onLogout: () => void;
}

/** RTE-30: what belongs to the member (PRO-01, RES-09, RES-25, RES-26, WSH-08). */
export function ProfileScreen({ client, ...rest }: ProfileScreenProps) {
  return client ? <Profile {...rest} client={client} /> : <Outline />;
}

function Outline() {
  const { t } = useTranslation();
  return (
    <div>
      <header className={styles['hello']}>
        <div className="wrap">
          <h1>{t('profile.title')}</h1>
          <p role="status">{t('profile.loading')}</p>
        </div>
      </header>
      <div className="wrap">
        <Skeleton count={3} />
      </div>
    </div>
  );
}

function Profile({
  client,
  clock,
  calendarHref,
  renderReservation,
  renderHeart,
  onLogout,
}: ProfileScreenProps & { client: MemberClient }) {
  const credits = useQuery(creditsQuery(client));
  const reservations = useQuery(reservationsQuery(client));
  const wishes = useQuery(wishesQuery(client));
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  const [openedAt] = useState(clock.now);
  const noteCancelled = (id: string) => setCancelled((ids) => [...ids, id]);
  return (
    <div>
      <Hello client={client} onLogout={onLogout} />
      <div className={`wrap ${styles['sections']}`}>
        <Section name="credits" reading={credits}>
          {(data) => <Wallet credits={data} />}
        </Section>
        <Section name="reserved" reading={reservations}>
          {(data) => (
            <ReservedShows
              client={client}
              reservations={data}
              cancelled={cancelled}
              now={openedAt}
              calendarHref={calendarHref}
              renderReservation={(reservation, show) => renderReservation(reservation, show, noteCancelled)}
            />
          )}
        </Section>
        <Section name="wishes" reading={wishes}>
          {(data) => <Wishes wishes={data} calendarHref={calendarHref} renderHeart={renderHeart} />}
        </Section>
        <PartnerBookings client={client} />
      </div>
    </div>
  );
}

/** SES-31, PRO-01 */
function Hello({ client, onLogout }: { client: MemberClient; onLogout: () => void }) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(profileQuery(client));
  return (
    <header className={styles['hello']}>
      <div className="wrap">
        <h1>{data ? t('profile.greeting', data) : t('profile.title')}</h1>
        <p>{isError ? t('profile.profile.failed') : t('profile.tagline')}</p>
        <Button onClick={onLogout}>{t('profile.logout')}</Button>
      </div>
    </header>
  );
}

/** RES-26: of an unknown shape, so what cannot be read is not there. */
function PartnerBookings({ client }: { client: MemberClient }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(partnerBookingsQuery(client));
  const bookings = readPartnerBookings(data);
  if (bookings.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="partner">
      <h2 id="partner">{t('profile.partner.title')}</h2>
      <ul className={styles['partner']}>
        {bookings.map(({ title, date }, place) => (
          <li key={place}>
            <strong>{title}</strong> {date}
          </li>
        ))}
      </ul>
    </section>
  );
}
