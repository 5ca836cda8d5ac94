import { useTranslation } from 'react-i18next';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { TicketTime } from '#contract/programme/shows/ticket.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import styles from './TicketRow.module.css';

/** `-0400` → `-04:00` */
const isoZone = (offset: string): string =>
  offset.replace(
    /^([+-]?)(\d\d)(\d\d)$/,
    (_, sign: string, hours: string, minutes: string) => `${sign || '+'}${hours}:${minutes}`,
  );

/** The day and the time of a date, large, like on the stub of a ticket. */
export function TicketWhen({ when: { date, time, zone } }: { when: TicketTime }) {
  const format = createFormat(useLanguage());
  return (
    <time className={styles['when']} dateTime={`${date}T${time}${isoZone(zone.offset)}`}>
      <span>{format.weekday(date)}</span> <b>{format.dayOfMonth(date)}</b>{' '}
      <span>{format.monthYear(date)}</span> <strong>{format.time(time)}</strong>
    </time>
  );
}

/** TKT-07: an online show on the viewer's own clock, if that differs from the show's. */
export function ViewerWhen({ when: { instant, date, time, rule } }: { when: TicketTime }) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const isWanted = useInBrowser() && rule === 'viewer';
  const viewer = isWanted ? format.local(instant, Temporal.Now.timeZoneId()) : null;
  if (viewer === null || (viewer.date === date && viewer.time === time)) return null;
  return <p>{t('show.tickets.viewer', { time: format.dayTime(viewer.date, viewer.time) })}</p>;
}
