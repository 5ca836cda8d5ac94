import { useTranslation } from 'react-i18next';
import { monthOf } from '#contract/programme/time/months.ts';
import type { Present } from '#contract/programme/time/present.ts';
import type { ChosenFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { quickWays } from '#contract/programme/calendar/quickWays.ts';
import { areSameEvening, type Evening } from '#contract/programme/time/tonight.ts';
import type { Cities } from '#src/api/calendar/calendarQueries.ts';
import { useMinute } from '#src/browser/browserClock.ts';
import { CityChip } from '#src/controls/visitorCity/CityChip.tsx';
import { citiesOfLinks, useRememberedCity } from '#src/controls/visitorCity/rememberedCity.ts';
import { shownDay } from '../calendar.selectors.ts';
import type { CalendarLink, CalendarState } from '../calendar.url.ts';
import styles from './QuickWays.module.css';

interface QuickWaysProps {
  state: CalendarState;
  link: CalendarLink;
  /** The page's own time, until the browser knows the minute. */
  present: Present;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
  cities: Cities;
}

/** Most visitors' wishes, one press away, in the address like every filter (CAL-24, CAL-38). */
export function QuickWays({ state, link, present, now, cities: known }: QuickWaysProps) {
  const { t } = useTranslation();
  const { filters, english, days } = state.context;
  const { today, tonight, tomorrow, weekend } = quickWays(
    useMinute(now) ?? present.instant,
    present.timezone,
  );
  const cities = citiesOfLinks(filters.city, useRememberedCity());
  const isFree = filters.price === 'free';
  const isWeekend = days?.from === weekend.days.from && days.to === weekend.days.to;
  const withFilters = (chosen: Partial<ChosenFilters>): string | null =>
    link({ type: 'filters.applied', filters: { ...filters, ...chosen }, english });
  const evening = (way: Evening) => ({
    href: link({ type: 'day.opened', ...way }, cities),
    isCurrent: isEvening(state, way),
  });
  return (
    <nav className={styles['ways']} aria-label={t('calendar.quick.label')}>
      <CityChip
        chosen={filters.city}
        cities={known.names}
        offered={known.ofEvening}
        hrefOf={(name) => withFilters({ city: name === '' ? [] : [name] })}
      />
      <div className={styles['times']}>
        {!isInView(state, today) && (
          <Way text={t('calendar.quick.today')} href={hrefOfToday(state, link, today)} />
        )}
        <Way text={t('calendar.quick.tonight')} {...evening(tonight)} />
        <Way text={t('calendar.quick.tomorrow')} {...evening(tomorrow)} />
        <Way
          text={t('calendar.quick.weekend')}
          href={
            isWeekend ? link({ type: 'days.removed' }) : link({ type: 'days.chosen', ...weekend }, cities)
          }
          isCurrent={isWeekend}
        />
        <Way
          text={t('calendar.quick.free')}
          href={withFilters({ price: isFree ? '' : 'free' })}
          isCurrent={isFree}
        />
      </div>
    </nav>
  );
}

/** Whether the view includes a day, with shows or without. */
const isInView = (state: CalendarState, day: string): boolean => {
  const { month, days } = state.context;
  const shown = shownDay(state);
  if (shown !== null) return day === shown;
  return days === null ? monthOf(day) === month : days.from <= day && day <= days.to;
};

/** Whether the calendar shows the given evening, from any time on (TON-03). */
const isEvening = (state: CalendarState, evening: Evening): boolean => {
  const { after, before } = state.context;
  const day = shownDay(state);
  return day !== null && after !== null && before !== null && areSameEvening({ day, after, before }, evening);
};

const hrefOfToday = (state: CalendarState, link: CalendarLink, today: string): string | null =>
  link(
    shownDay(state) !== null
      ? { type: 'day.moved', day: today }
      : { type: 'month.chosen', month: monthOf(today) },
  );

interface WayProps {
  text: string;
  href: string | null;
  isCurrent?: boolean;
}

function Way({ text, href, isCurrent = false }: WayProps) {
  if (href === null) return null;
  return (
    <a href={href} aria-current={isCurrent ? 'true' : undefined}>
      {text}
    </a>
  );
}
