import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { chosenOf, filterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { repeatEarlyPress } from '#src/browser/earlyPress.ts';
import { shownDay } from '../calendar.selectors.ts';
import type { CalendarEvent, CalendarLink, CalendarState } from '../calendar.url.ts';
import { ModeTabs } from './ModeTabs.tsx';
import { yearOf } from '#contract/programme/time/months.ts';
import { Mover } from './Mover.tsx';
import { usePanelIntent } from '../panelCode.ts';
import { calendarPanelPicture } from '../calendarPanel.picture.ts';
import type { PanelActor } from '../useCalendarPanel.ts';
import styles from './Bar.module.css';

interface BarProps {
  variant: 'live' | 'archive';
  state: CalendarState;
  view: CalendarView | undefined;
  link: CalendarLink;
  send: (event: CalendarEvent) => void;
  panel: PanelActor;
  /** The shown place in time, in words. */
  title: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** The targets of Day view's arrows, `YYYY-MM-DD`; null without one (CAL-42…CAL-44). */
  neighbours: { previousDay: string | null; nextDay: string | null };
  filterButton: RefObject<HTMLButtonElement | null>;
  /** Beside the modes: the number of shows. */
  children?: ReactNode;
}

/** The parts that stay in reach while the programme scrolls: modes, arrows, selector, filters (CAL-01, CAL-03, CAL-09). */
export function Bar(props: BarProps) {
  const { state, link, send, panel, title, neighbours, filterButton, children } = props;
  const { isSelectorOpen, areFiltersOpen } = useSelector(panel, calendarPanelPicture, shallowEqual);
  return (
    <div className={styles['bar']}>
      <div className={styles['modes']}>
        <ModeTabs
          mode={state.value}
          month={link({ type: 'month.opened' })}
          day={link({ type: 'day.opened', day: dayToOpen(props) })}
        />
        {children}
      </div>
      <Mover
        mode={state.value}
        title={title}
        {...arrows(state, link, neighbours)}
        onMonth={send}
        isOpen={isSelectorOpen}
        onToggle={() => panel.send(selectorToggled(state))}
      />
      <FilterButton
        ref={filterButton}
        applied={appliedCount(state)}
        isOpen={areFiltersOpen}
        onToggle={() => panel.send({ type: 'filters.toggled', draft: draftOf(state) })}
      />
    </div>
  );
}

/**
 * The Day tab's day: the one last looked at, else the first with shows from today on, else the first of the month; in the
 * archive the newest.
 */
const dayToOpen = ({
  variant,
  state: {
    context: { day, month },
  },
  view,
  today,
}: Pick<BarProps, 'variant' | 'state' | 'view' | 'today'>): string => {
  const days = view?.month === month ? view.days : [];
  const opened = variant === 'archive' ? days.at(-1) : (days.find(({ date }) => date >= today) ?? days[0]);
  return day ?? opened?.date ?? `${month}-01`;
};

const arrows = (state: CalendarState, link: CalendarLink, { previousDay, nextDay }: BarProps['neighbours']) =>
  shownDay(state) === null
    ? { previous: link({ type: 'month.previous' }), next: link({ type: 'month.next' }) }
    : {
        previous: previousDay === null ? null : link({ type: 'day.moved', day: previousDay }),
        next: nextDay === null ? null : link({ type: 'day.moved', day: nextDay }),
      };

const selectorToggled = (state: CalendarState) => {
  const { month } = state.context;
  return shownDay(state) === null
    ? ({ type: 'monthSelector.toggled', year: yearOf(month) } as const)
    : ({ type: 'daySelector.toggled', month } as const);
};

const draftOf = ({ context: { filters, english } }: CalendarState) => ({ ...filters, english });

const appliedCount = ({ context: { filters, english } }: CalendarState): number =>
  filterNames.flatMap((name) => chosenOf(filters, name)).length + (english === 'true' ? 1 : 0);

interface FilterButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  applied: number;
  isOpen: boolean;
  onToggle: () => void;
}

function FilterButton({ ref, applied, isOpen, onToggle }: FilterButtonProps) {
  const { t } = useTranslation();
  // The button's ref is its panel's, so that it cannot take `early`.
  useEffect(() => repeatEarlyPress(ref.current), [ref]);
  return (
    <button
      ref={ref}
      type="button"
      data-early=""
      className={styles['filter']}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={applied > 0 ? t('calendar.filter.openActive', { count: applied }) : undefined}
      onClick={onToggle}
      {...usePanelIntent()}
    >
      {t('calendar.filter.open')} {applied > 0 && <b>{applied}</b>}
    </button>
  );
}
