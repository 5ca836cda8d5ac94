import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarLink, CalendarState } from './calendar.url.ts';
import { Dropdown, YearOptions } from './Dropdown.tsx';
import { Popup } from '#src/components/Popup.tsx';
import { monthsOf } from './months.ts';
import type { PanelActor } from './useCalendarPanel.ts';
import { useFormat } from './useFormat.ts';
import styles from './Panel.module.css';

/** How many shows match on a day. */
export interface DayCount {
  /** `YYYY-MM-DD` */
  date: string;
  count: number;
}

/** The days with shows of a month (`YYYY-MM`) under the present filters; undefined until they are known. */
export type UseDayCounts = (month: string) => readonly DayCount[] | undefined;

interface DaySelectorProps {
  state: CalendarState;
  link: CalendarLink;
  year: number;
  month: string;
  useDayCounts: UseDayCounts;
  send: PanelActor['send'];
}

/** A year, a month and its days with their number of shows; choosing one goes there and closes (CAL-20). */
export function DaySelector({ state, link, year, month, useDayCounts, send }: DaySelectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Popup
      open
      placement="sheet"
      label={t('calendar.daySelector')}
      onDismiss={() => send({ type: 'dismissed' })}
    >
      <div className={styles['fields']}>
        <Dropdown
          label={t('calendar.year')}
          value={year}
          onChoose={(value) => send({ type: 'year.chosen', year: Number(value) })}
        >
          <YearOptions first={state.context.first} last={state.context.last} />
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
      <DayList
        days={useDayCounts(month)}
        current={state.context.day}
        link={link}
        onSelect={() => send({ type: 'selected' })}
      />
    </Popup>
  );
}

interface DayListProps {
  days: readonly DayCount[] | undefined;
  current: string | null;
  link: CalendarLink;
  onSelect: () => void;
}

/** The days to choose from; the present one is marked (CAL-17, CAL-20). */
export function DayList({ days, current, link, onSelect }: DayListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const present = useRef<HTMLAnchorElement>(null);
  // A list longer than the panel opens where its present day is; the browser alone can scroll it there.
  useEffect(() => {
    void present.current?.scrollIntoView({ block: 'center' });
  }, [days]);
  if (days === undefined) return <p role="status">{t('calendar.selector.loading')}</p>;
  if (days.length === 0) return <p role="status">{t('calendar.selector.noresult')}</p>;
  return (
    <ul className={styles['dates']} role="list">
      {days.map(({ date, count }) => (
        <li key={date}>
          <a
            ref={date === current ? present : undefined}
            href={link({ type: 'day.moved', day: date }) ?? undefined}
            aria-current={date === current ? 'date' : undefined}
            onClick={onSelect}
          >
            <time dateTime={date}>{format.longDate(date)}</time>{' '}
            <span>{t('calendar.dayTotal', { count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
