import { useTranslation } from 'react-i18next';
import type { CalendarLink, CalendarState } from '../calendar.url.ts';
import { Dropdown, YearOptions } from './Dropdown.tsx';
import { Popup } from '#src/components/Popup.tsx';
import { monthsOf } from '#contract/programme/time/months.ts';
import type { PanelActor } from '../useCalendarPanel.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './Panel.module.css';

interface MonthSelectorProps {
  state: CalendarState;
  link: CalendarLink;
  year: number;
  send: PanelActor['send'];
}

/** A year and its twelve months; choosing one goes there and closes (CAL-18, CAL-19). */
export function MonthSelector({ state, link, year, send }: MonthSelectorProps) {
  const { t } = useTranslation();
  const { month: current, first, last } = state.context;
  return (
    <Popup
      open
      placement="sheet"
      label={t('calendar.monthSelector')}
      onDismiss={() => send({ type: 'panel.dismissed' })}
    >
      <Dropdown
        label={t('calendar.year')}
        value={year}
        onChoose={(value) => send({ type: 'year.chosen', year: Number(value) })}
      >
        <YearOptions first={first} last={last} />
      </Dropdown>
      <MonthList year={year} current={current} link={link} onSelect={() => send({ type: 'link.followed' })} />
    </Popup>
  );
}

interface MonthListProps {
  year: number;
  current: string;
  link: CalendarLink;
  onSelect?: () => void;
}

/** The months of a year, as links within the calendar's reach (CAL-40, CAL-41). */
export function MonthList({ year, current, link, onSelect }: MonthListProps) {
  const format = useFormat();
  return (
    <ul className={styles['months']}>
      {monthsOf(year).map((month) => {
        const href = link({ type: 'month.chosen', month });
        return (
          <li key={month}>
            {href === null ? (
              <span>{format.monthName(month)}</span>
            ) : (
              <a href={href} aria-current={month === current ? 'date' : undefined} onClick={onSelect}>
                {format.monthName(month)}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
