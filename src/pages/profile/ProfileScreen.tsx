import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { awaitedCreditsQuery } from '#src/api/member/awaitedCredits.ts';
import { partnerBookingsQuery, profileQuery } from '#src/api/member/memberQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { useParts } from '#src/components/parts.ts';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { AdditionsContext, useAskedAdditions } from '#src/session/additions.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import { MemberLists, type MemberListsProps } from '#src/controls/memberLists/MemberLists.tsx';
import { Section } from '#src/controls/memberLists/Section.tsx';
import { AccountNav, AccountSections } from './account/AccountSections.tsx';
import { readPartnerBookings } from './partnerBooking.ts';
import tops from '#src/controls/memberLists/Top.module.css';
import styles from './ProfileScreen.module.css';
import { Wallet } from './Wallet.tsx';

/** The page's part of the session. */
type AccountSession = Pick<MemberSession, 'client' | 'request' | 'shareProfile'>;

interface ProfileScreenProps extends Omit<MemberListsProps, 'client'> {
  /** Null in the server's HTML: then only the outline. */
  member: AccountSession | null;
  lang: Language;
  onLogout: () => void;
  /** The account has been deleted. */
  onDeleted: () => void;
}

/** RTE-30: the member's own page (PRO-01, RES-09, RES-25, RES-26, WSH-08). */
export function ProfileScreen({ member, ...rest }: ProfileScreenProps) {
  return member ? <Profile {...rest} {...member} /> : <Outline />;
}

function Outline() {
  const { t } = useTranslation();
  return (
    <div>
      <header className={`${tops['top']} ${styles['hello']}`}>
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

function Profile(props: Omit<ProfileScreenProps, 'member'> & AccountSession) {
  const { onLogout, onDeleted, client, request, shareProfile, lang, ...lists } = props;
  const { t } = useTranslation();
  const { clock } = lists;
  const { credits: hasCredits } = useParts();
  const credits = useQuery({ ...awaitedCreditsQuery(client), enabled: hasCredits });
  const additions = useAskedAdditions(request);
  return (
    <AdditionsContext value={additions}>
      <div>
        <Hello client={client} onLogout={onLogout} />
        <div className={`wrap ${styles['page']}`}>
          <AccountNav />
          <div className={styles['sections']}>
            {hasCredits && (
              <Section
                id="credits"
                title={t('profile.credits.title')}
                failed={t('profile.credits.failed')}
                reading={credits}
              >
                {(data) => <Wallet credits={data} />}
              </Section>
            )}
            <MemberLists {...lists} client={client} />
            <PartnerBookings client={client} />
            <AccountSections {...{ client, request, shareProfile, lang, clock, onDeleted }} />
          </div>
        </div>
      </div>
    </AdditionsContext>
  );
}

/** SES-31, PRO-01 */
function Hello({ client, onLogout }: { client: MemberClient; onLogout: () => void }) {
  const { t } = useTranslation();
  const { credits } = useParts();
  const { data, isError } = useQuery(profileQuery(client));
  return (
    <header className={`${tops['top']} ${styles['hello']}`}>
      <div className="wrap">
        <h1>{data ? t('profile.greeting', data) : t('profile.title')}</h1>
        <p>
          {isError && !data
            ? t('profile.profile.failed')
            : t(credits ? 'profile.tagline' : 'profile.taglineWithoutCredits')}
        </p>
        <Button onClick={onLogout}>{t('profile.logout')}</Button>
      </div>
    </header>
  );
}

/** RES-26: of an unknown shape, so unreadable parts are absent. */
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
