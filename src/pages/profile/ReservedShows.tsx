import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBegun } from '#contract/programme/closing.ts';
import type { BookingItem } from '#contract/wire/booking.ts';
import type { MemberClient } from '#src/api/member.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Barcode } from './Barcode.tsx';
import { memberShow, type MemberShow } from './memberShow.ts';
import styles from './ReservedShows.module.css';

/** Draws what a member does with a booking: another screen's control. */
export type RenderBooking = (
  booking: BookingItem,
  show: { title: string; start: string; when: string },
) => ReactNode;

interface ReservedShowsProps {
  client: MemberClient;
  bookings: readonly BookingItem[];
  /** Cancelled while the page is open: they stay in sight. */
  cancelled: readonly string[];
  /** Milliseconds since the epoch. */
  now: number;
  calendarHref: string;
  renderBooking: RenderBooking;
}

const startOf = ({ show }: BookingItem): number => Date.parse(show?.start ?? '');

/** RES-25: the shows to come with their barcodes, then those that were seen. */
export function ReservedShows(props: ReservedShowsProps) {
  const { bookings, cancelled, now, calendarHref } = props;
  const { t } = useTranslation();
  const shown = bookings
    .filter(({ status, uuid }) => status === 'true' || cancelled.includes(uuid))
    .toSorted((a, b) => startOf(a) - startOf(b));
  // A start that cannot be read is no reason to hide a seat.
  const past = shown.filter((booking) => hasBegun(startOf(booking) - now));
  const coming = shown.filter((booking) => !past.includes(booking));
  return (
    <>
      {coming.length === 0 && (
        <div className={styles['empty']}>
          <p>{t('profile.reserved.empty')}</p>
          <LinkButton look="primary" href={calendarHref}>
            {t('profile.reserved.browse')}
          </LinkButton>
        </div>
      )}
      <ul className={styles['stubs']}>
        {coming.map((booking) => (
          <li key={booking.programmation}>
            <Stub {...props} booking={booking} />
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3>{t('profile.reserved.past')}</h3>
          <ul className={styles['past']}>
            {past.map((booking) => (
              <li key={booking.programmation}>
                <PastShow booking={booking} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const useMemberShow = ({ show }: BookingItem): MemberShow | null => {
  const lang = useLanguage();
  return memberShow(show, lang, createFormat(lang));
};

function PastShow({ booking }: { booking: BookingItem }) {
  const show = useMemberShow(booking);
  if (!show) return null;
  return (
    <>
      <a href={show.url}>{show.title}</a> <time dateTime={show.start}>{show.date}</time>
    </>
  );
}

function Stub({ booking, client, cancelled, renderBooking }: ReservedShowsProps & { booking: BookingItem }) {
  const { t } = useTranslation();
  const show = useMemberShow(booking);
  const title = show?.title ?? t('profile.reserved.untitled');
  const when = show ? t('profile.when', { ...show }) : '';
  const isCancelled = booking.status !== 'true' && cancelled.includes(booking.uuid);
  return (
    <article className={styles['stub']} data-cancelled={isCancelled || undefined}>
      <Picture src={show?.image ?? null} />
      <div className={styles['facts']}>
        {show && (
          <time dateTime={show.start}>
            <b>{show.time}</b> <span>{show.date}</span>
          </time>
        )}
        <h3>{show ? <a href={show.url}>{title}</a> : title}</h3>
        <p>{show?.place}</p>
        {renderBooking(booking, { title, start: show?.start ?? '', when })}
      </div>
      <div className={styles['tear']}>
        {isCancelled && <p>{t('profile.reserved.cancelled')}</p>}
        {!isCancelled && booking.uuid === '' && <p>{t('profile.barcode.failed')}</p>}
        {!isCancelled && booking.uuid !== '' && (
          <Barcode client={client} bookingId={booking.uuid} title={title} when={when} />
        )}
      </div>
    </article>
  );
}
