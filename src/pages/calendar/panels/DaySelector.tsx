import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Popup } from '#src/components/Popup.tsx';
import type { CalendarLink, CalendarState } from '../calendar.url.ts';
import { DayList } from './DayList.tsx';
import { Dropdown, YearOptions } from './Dropdown.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { monthsOf } from '#contract/programme/time/months.ts';
import type { PanelActor } from '../useCalendarPanel.ts';
import type { PanelQueries } from '../useProgramme.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './Panel.module.css';

interface DaySelectorProps {
  state: CalendarState;
  link: CalendarLink;
  year: number;
  month: string;
  monthQuery: PanelQueries['month'];
  send: PanelActor['send'];
}

/** A year, a month and its days with their number of shows; choosing one goes there and closes (CAL-20). */
export function DaySelector({ state, link, year, month, monthQuery, send }: DaySelectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { first, last, day } = state.context;
  return (
    <Popup
      open
      placement="sheet"
      label={t('calendar.daySelector')}
      onDismiss={() => send({ type: 'panel.dismissed' })}
    >
      <div className={styles['fields']}>
        <Dropdown
          label={t('calendar.year')}
          value={year}
          onChoose={(value) => send({ type: 'year.chosen', year: Number(value) })}
        >
          <YearOptions first={first} last={last} />
        </Dropdown>
        <Dropdown
          label={t('calendar.month')}
          value={month}
          onChoose={(value) => send({ type: 'month.browsed', month: value })}
        >
          {monthsOf(year).map((value) => (
            <option key={value} value={value}>
              {format.monthName(value)}
            </option>
          ))}
        </Dropdown>
      </div>
      <DaysOfMonth
        key={month}
        month={month}
        monthQuery={monthQuery}
        current={day}
        link={link}
        onSelect={() => send({ type: 'link.followed' })}
      />
    </Popup>
  );
}

interface DaysOfMonthProps {
  month: string;
  monthQuery: PanelQueries['month'];
  current: string | null;
  link: CalendarLink;
  onSelect: () => void;
}

/** The days of a month once loaded, or a message (CAL-17, CAL-45, CAL-56). */
function DaysOfMonth({ month, monthQuery, ...list }: DaysOfMonthProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, isError, refetch } = useQuery(monthQuery(month));
  if (data !== undefined && data.days.length > 0) return <DayList days={data.days} {...list} />;
  if (isError) {
    return <LoadFailure wanted={format.monthYear(month)} shown={null} onRetry={() => void refetch()} />;
  }
  return (
    <output>{t(data === undefined ? 'calendar.selector.loading' : 'calendar.selector.noresult')}</output>
  );
}
