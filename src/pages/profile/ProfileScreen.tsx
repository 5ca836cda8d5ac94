import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MemberClient } from '#src/api/member.ts';
import { creditsQuery, partnerBookingsQuery, profileQuery } from '#src/api/memberQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { MemberLists, type MemberListsProps } from '#src/controls/memberLists/MemberLists.tsx';
import { Section } from '#src/controls/memberLists/Section.tsx';
import { readPartnerBookings } from './partnerBooking.ts';
import styles from './ProfileScreen.module.css';
import { Wallet } from './Wallet.tsx';

interface ProfileScreenProps extends Omit<MemberListsProps, 'client'> {
  /** Null in the server's HTML: then the outline alone. */
  client: MemberClient | null;
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
          <p role="status">{t('memberLists.loading')}</p>
        </div>
      </header>
      <div className="wrap">
        <Skeleton count={3} />
      </div>
    </div>
  );
}

function Profile({ onLogout, ...lists }: MemberListsProps & { onLogout: () => void }) {
  const { t } = useTranslation();
  const { client } = lists;
  const credits = useQuery(creditsQuery(client));
  return (
    <div>
      <Hello client={client} onLogout={onLogout} />
      <div className={`wrap ${styles['sections']}`}>
        <Section
          id="credits"
          title={t('profile.credits.title')}
          failed={t('profile.credits.failed')}
          reading={credits}
        >
          {(data) => <Wallet credits={data} />}
        </Section>
        <MemberLists {...lists} />
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
