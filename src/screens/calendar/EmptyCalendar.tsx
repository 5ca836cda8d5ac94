import { useTranslation } from 'react-i18next';
import { LinkButton } from '#src/components/Button.tsx';
import type { CalendarLink, CalendarState } from './calendar.url.ts';
import { useFormat } from './useFormat.ts';
import styles from './CalendarScreen.module.css';

interface EmptyCalendarProps {
  state: CalendarState;
  link: CalendarLink;
  /** `YYYY-MM-DD` of the nearest day that has shows, whatever the filters; null without any. */
  nearest: string | null;
}

/** Nothing to show, with the way out: without the filters where there are some, else where the shows are (CAL-17). */
export function EmptyCalendar({ state, link, nearest }: EmptyCalendarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isFiltered = Object.values(state.context.filters).some((value) => value !== '');
  const nearestHref = nearest === null ? null : hrefOfDay(nearest, state, link);
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

const hrefOfDay = (day: string, state: CalendarState, link: CalendarLink): string | null => {
  if (state.value === 'day') return link({ type: 'day.moved', day });
  const month = link({ type: 'month.chosen', month: day.slice(0, 'YYYY-MM'.length) });
  return month === null ? null : `${month}#day-${day}`;
};
