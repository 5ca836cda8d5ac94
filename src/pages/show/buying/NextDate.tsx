import { useTranslation } from 'react-i18next';
import { nearDay } from '#contract/programme/calendar/nearDay.ts';
import { nextDate } from '#contract/programme/shows/nextDate.ts';
import { cityOf, timeOfTicket } from '#contract/programme/shows/ticket.ts';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { useViewerTime } from '#src/browser/useViewerTime.ts';
import { bothClocks } from '#src/i18n/bothClocks.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './NextDate.module.css';

interface NextDateProps {
  tickets: readonly Ticket[];
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
}

/**
 * The date that comes next, by the clock of the show (TON-04), of an online one also by the viewer's, and how many more there
 * are; nothing once all are over.
 */
export function NextDate({ tickets, now }: NextDateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const found = nextDate(tickets, now);
  const when = found && timeOfTicket(found.next);
  const viewer = useViewerTime(when?.rule === 'viewer' ? when : null);
  if (!when) return null;
  const day = when.time === noHour ? null : nearDay(when, now);
  const time = format.time(when.time);
  const own = { ...when, ...when.zone, city: cityOf(found.next) };
  return (
    <p className={styles['next']}>
      <span>
        {t('show.next.title')}{' '}
        <time dateTime={when.instant}>
          <b>{day === null ? format.dayTime(when.date, when.time) : t(`show.next.${day}`, { time })}</b>
        </time>
        {when.rule === 'viewer' && (
          <>
            {' '}
            <small>{viewer ? bothClocks(format, viewer, own).clocks : format.zone(own)}</small>
          </>
        )}
      </span>
      {found.others > 0 && (
        <>
          {' · '}
          <span>{t('show.next.more', { count: found.others })}</span>
        </>
      )}
    </p>
  );
}
