import { useTranslation } from 'react-i18next';
import { monthOf } from '#contract/programme/time/months.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { shownDay } from './calendar.selectors.ts';
import { hrefFor, type CalendarLink, type CalendarState } from './calendar.url.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './EmptyCalendar.module.css';

interface EmptyCalendarProps {
  state: CalendarState;
  link: CalendarLink;
  /** The public path of the archive; null in the archive itself. */
  archiveHref: string | null;
  /** `YYYY-MM-DD` of the nearest day with any shows, without filters; null without one. */
  nearest: string | null;
}

/** Nothing to show, with a remedy: without the filters if there are some, else the nearest shows (CAL-17). */
export function EmptyCalendar({ state, link, archiveHref, nearest }: EmptyCalendarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters, days } = state.context;
  const isFiltered = days !== null || Object.values(filters).some(({ length }) => length > 0);
  const nearestHref = nearest === null ? null : hrefOfDay(nearest, state, link, archiveHref);
  return (
    <div className={styles['empty']}>
      <p>{t('calendar.noresult')}</p>
      {isFiltered && (
        <LinkButton look="primary" href={link({ type: 'filters.cleared' }) ?? undefined}>
          {t('calendar.filter.clear')}
        </LinkButton>
      )}
      {!isFiltered && nearest !== null && nearestHref !== null && (
        <LinkButton look="primary" href={nearestHref}>
          {t('calendar.nearest', { date: format.longDate(nearest) })}
        </LinkButton>
      )}
    </div>
  );
}

/** The address of a day in this calendar, or in the archive before this one's reach; null if neither reaches it. */
const hrefOfDay = (
  day: string,
  state: CalendarState,
  link: CalendarLink,
  archiveHref: string | null,
): string | null => {
  const month = monthOf(day);
  if (month < state.context.first && archiveHref !== null)
    return `${hrefFor(archiveHref, { month })}#day-${day}`;
  if (shownDay(state) !== null) return link({ type: 'day.moved', day });
  const href = link({ type: 'month.chosen', month });
  return href === null ? null : `${href}#day-${day}`;
};
