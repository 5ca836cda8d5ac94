import { useTranslation } from 'react-i18next';
import { nearDay } from '#contract/programme/calendar/nearDay.ts';
import { nextDate } from '#contract/programme/shows/nextDate.ts';
import { timeOfTicket } from '#contract/programme/shows/ticket.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './NextDate.module.css';

interface NextDateProps {
  tickets: readonly Ticket[];
  /** Milliseconds since the epoch, by the site's clock. */
  now: number;
}

/** The next date, on the clock of the show, and the number of others; nothing once all are over. */
export function NextDate({ tickets, now }: NextDateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const found = nextDate(tickets, now);
  const when = found && timeOfTicket(found.next);
  if (!when) return null;
  const day = nearDay(when, now);
  const time = format.time(when.time);
  return (
    <p className={styles['next']}>
      <span>
        {t('show.next.title')}{' '}
        <time dateTime={when.instant}>
          <b>{day === null ? format.dayTime(when.date, when.time) : t(`show.next.${day}`, { time })}</b>
        </time>
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
