import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBegun } from '#contract/programme/time/closing.ts';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { Picture } from '#src/components/Picture.tsx';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { ticketAnchor } from '#contract/address/memberTicket.ts';
import { scrollIfTarget } from './scrollIfTarget.ts';
import { Admission } from './Admission.tsx';
import type { Keeping } from './keptTickets/KeepTickets.tsx';
import { EmptyList } from './EmptyList.tsx';
import { memberShow, type MemberShow } from './memberShow.ts';
import { Past } from './Past.tsx';
import styles from './ReservedShows.module.css';

/** Draws the member's control of a reservation, from another folder. */
export type RenderReservation = (
  reservation: BookingItem,
  show: { title: string; start: string; when: string },
) => ReactNode;

interface ReservedShowsProps {
  client: MemberClient;
  reservations: readonly BookingItem[];
  /** Cancelled while the page is open: they stay visible. */
  cancelled: readonly string[];
  /** Milliseconds since the epoch. */
  now: number;
  calendarHref: string;
  renderReservation: RenderReservation;
  keeping: Keeping;
}

const startOf = ({ show }: BookingItem): number => Date.parse(show?.start ?? '');

/** Whether a reserved show is cancelled. */
const hasEnded = ({ status, ended }: BookingItem): boolean => status !== 'true' && ended === 'show-cancelled';

/** RES-25: coming shows with their admissions, then past ones, folded. */
export function ReservedShows(props: ReservedShowsProps) {
  const { reservations, cancelled, now, calendarHref } = props;
  const { t } = useTranslation();
  const shown = reservations
    .filter((each) => each.status === 'true' || cancelled.includes(each.uuid) || hasEnded(each))
    .toSorted((a, b) => startOf(a) - startOf(b));
  // A seat with an unreadable start stays visible.
  const isOver = (reservation: BookingItem) => hasBegun(startOf(reservation) - now);
  const past = shown.filter((reservation) => isOver(reservation) && !hasEnded(reservation));
  const coming = shown.filter((reservation) => !isOver(reservation));
  return (
    <>
      {coming.every(hasEnded) && (
        <EmptyList calendarHref={calendarHref}>{t('memberLists.reserved.empty')}</EmptyList>
      )}
      <ul className={styles['stubs']}>
        {coming.map((reservation) => (
          <li key={reservation.programmation} id={ticketAnchor(reservation.uuid)} ref={scrollIfTarget}>
            <Stub {...props} reservation={reservation} />
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <Past title={t('memberLists.reserved.past', { count: past.length })}>
          <ul className={styles['past']}>
            {past.map((reservation) => (
              <li key={reservation.programmation}>
                <PastShow reservation={reservation} />
              </li>
            ))}
          </ul>
        </Past>
      )}
    </>
  );
}

const useMemberShow = ({ show }: BookingItem): MemberShow | null => {
  const lang = useLanguage();
  return memberShow(show, lang, createFormat(lang));
};

function PastShow({ reservation }: { reservation: BookingItem }) {
  const show = useMemberShow(reservation);
  if (!show) return null;
  return (
    <>
      <a href={show.url}>{show.title}</a> <time dateTime={show.start}>{show.date}</time>
    </>
  );
}

function Stub({
  reservation,
  client,
  cancelled,
  renderReservation,
  keeping,
}: ReservedShowsProps & { reservation: BookingItem }) {
  const { t } = useTranslation();
  const show = useMemberShow(reservation);
  const title = show?.title ?? t('memberLists.reserved.untitled');
  const when = show ? t('memberLists.when', { ...show }) : '';
  const isEnded = hasEnded(reservation);
  const isCancelled = isEnded || (reservation.status !== 'true' && cancelled.includes(reservation.uuid));
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
        {isEnded ? (
          <p className={styles['why']}>{t('memberLists.reserved.ended')}</p>
        ) : (
          renderReservation(reservation, { title, start: show?.start ?? '', when })
        )}
      </div>
      <div className={styles['tear']}>
        {isCancelled && <p>{t('memberLists.reserved.cancelled')}</p>}
        {!isCancelled && reservation.uuid === '' && <p>{t('memberLists.admission.missing')}</p>}
        {!isCancelled && reservation.uuid !== '' && (
          <Admission {...{ client, reservation, show, title, when, keeping }} />
        )}
      </div>
    </article>
  );
}
