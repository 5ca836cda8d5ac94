import type { TicketTime } from '#contract/programme/shows/ticket.ts';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import type { ViewerTime } from '#src/browser/useViewerTime.ts';
import { bothClocks } from '#src/i18n/bothClocks.ts';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import styles from './TicketRow.module.css';

/** `-0400` → `-04:00` */
const isoZone = (offset: string): string =>
  offset.replace(
    /^([+-]?)(\d\d)(\d\d)$/,
    (_, sign: string, hours: string, minutes: string) => `${sign || '+'}${hours}:${minutes}`,
  );

/** The day and the time of a date, large, as on the stub of a ticket. */
export function TicketWhen({
  when: { date, time, zone },
  viewer,
}: {
  when: TicketTime;
  /** By the viewer's clock; null: the show's. */
  viewer: ViewerTime | null;
}) {
  const format = createFormat(useLanguage());
  const told = viewer ?? { date, time };
  return (
    <time
      className={styles['when']}
      dateTime={time === noHour ? date : `${date}T${time}${isoZone(zone.offset)}`}
    >
      <span>{format.weekday(told.date)}</span> <b>{format.dayOfMonth(told.date)}</b>{' '}
      <span>{format.monthYear(told.date)}</span> <strong>{format.time(told.time)}</strong>
    </time>
  );
}

/** TKT-07: names an online show's clock; gives the time by the show's own. */
export function ViewerClocks({
  when: { date, time, zone },
  city,
  viewer,
}: {
  when: TicketTime;
  city: string;
  viewer: ViewerTime | null;
}) {
  const format = createFormat(useLanguage());
  return <p>{bothClocks(format, { date, time, ...zone, city }, viewer).clocks}</p>;
}
