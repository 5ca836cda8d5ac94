import { useMemo, useRef } from 'react';
import type { CalendarEvent } from '#machines/calendar/calendar.machine.ts';
import type { Format } from '#src/i18n/format.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { Cities } from '#src/api/calendar/calendarQueries.ts';
import type { Asking } from '#src/api/calendar/dayQueries.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import { AppliedFilters } from './bar/AppliedFilters.tsx';
import { Bar } from './bar/Bar.tsx';
import { DayStrip } from './bar/DayStrip.tsx';
import { drawnDays, foldedHrefOf } from './drawnDays.ts';
import { Loading } from './Loading.tsx';
import { shownDay } from './calendar.selectors.ts';
import { dayLinksOf, linksOf, type CalendarFrame, type CalendarState } from './calendar.url.ts';
import { Heading } from './bar/Heading.tsx';
import { LeftOutEnglish } from './bar/LeftOutEnglish.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Overview } from './bar/Overview.tsx';
import { QuickWays } from './bar/QuickWays.tsx';
import { Total } from './bar/Total.tsx';
import { Panels } from './Panels.tsx';
import { Panes, type Pane } from './panes/Panes.tsx';
import type { Neighbour } from './panes/useNeighbours.ts';
import { Programme } from './Programme.tsx';
import { useCalendarPanel } from './useCalendarPanel.ts';
import type { PanelQueries } from './useProgramme.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { WithoutScript } from './WithoutScript.tsx';
import styles from './CalendarScreen.module.css';

export interface CalendarScreenProps {
  variant: 'live' | 'archive';
  /** The public path of this calendar, without search. */
  path: string;
  frame: CalendarFrame;
  /** The public path of the archive, for shows before this calendar's reach; null in the archive itself. */
  archiveHref: string | null;
  /** The address's state: `fromUrl(search, frame)`. Keep it the same object while the address stays. */
  state: CalendarState;
  /** The view of `state`, or the last one while that loads or after it failed; undefined before any. */
  view: CalendarView | undefined;
  /** Whether `view` belongs to `state`, is loading, or failed (CAL-56). */
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  /** Makes the machine's next state the address, for applied filters and quick presses of the arrows. Keep it stable. */
  send: (event: CalendarEvent) => void;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  cities: Cities;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
  /** The targets of Day view's arrows (CAL-42…CAL-44), `YYYY-MM-DD`. */
  neighbours: { previousDay: string | null; nextDay: string | null };
  /** The targets of the arrows, where they can be drawn ahead of a press. */
  ahead: readonly Neighbour[];
  /** Fetches the rest of a long day. Keep it stable. */
  asking: Asking;
  /** The queries of the panels. Keep it stable. */
  panelQueries: PanelQueries;
  /** The choices of the filters on a page without scripts with `?panel=filters`; null else. */
  plainFacets: CalendarFacets | null;
  /** For texts of the panels. */
  loadTexts: Texts['load'];
}

/** The programme by month or by day: a projection of the address and the programme's answer. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { variant, path, frame, state, view, status, today, send, ahead } = props;
  const format = useFormat();
  const link = useMemo(() => linksOf(path, state, frame), [path, state, frame]);
  const panel = useCalendarPanel(state.context.month, send);
  const filterButton = useRef<HTMLButtonElement>(null);
  const wanted = titleOf(format, state.context.month, shownDay(state));
  const shown = view === undefined ? null : titleOf(format, view.month, view.day?.date ?? null);
  const paneOf = (at: Neighbour): Pane => ({
    key: at.view.day?.date ?? at.view.month,
    programme: <Programme {...props} {...at} />,
  });
  return (
    <div className={`wrap ${styles['calendar']}`} data-scope="calendar" data-state={state.value}>
      <Heading
        variant={variant}
        title={shown ?? wanted}
        ways={
          variant === 'live' &&
          view && (
            <QuickWays
              state={state}
              link={link}
              present={view.present}
              now={props.now}
              cities={props.cities}
            />
          )
        }
      >
        {view?.day === null && (
          <Overview
            month={view.month}
            days={drawnDays(view, variant)}
            today={today}
            foldedHref={foldedHrefOf(view, state, link)}
          />
        )}
      </Heading>
      <Bar {...props} link={link} panel={panel} title={wanted} filterButton={filterButton}>
        <Total
          total={view && totalOf(view)}
          note={view && <LeftOutEnglish view={view} state={state} link={link} filterButton={filterButton} />}
        />
      </Bar>
      {view && <DayStrip view={view} today={today} hrefOf={dayLinksOf(path, state, frame, view.month)} />}
      <AppliedFilters ownCity={frame.ownCity ?? ''} state={state} link={link} filterButton={filterButton} />
      <WithoutScript path={path} state={state} frame={frame} facets={props.plainFacets} link={link} />
      {status === 'failed' && <LoadFailure wanted={wanted} shown={shown} onRetry={props.onRetry} />}
      <div className={styles['programme']} aria-busy={status === 'loading'}>
        {view ? (
          <Panes shown={paneOf({ state, view })} ahead={ahead.map(paneOf)} />
        ) : (
          status === 'loading' && <Loading />
        )}
      </div>
      <Panels {...props} actor={panel} link={link} />
    </div>
  );
}

/** All shows of a month or of a day, those that are folded too. */
const totalOf = ({ day, total }: CalendarView): number => (day ? day.total + (day.earlier ?? 0) : total);

/** CAL-03, CAL-08: a month and year, or a full date. */
const titleOf = (format: Format, month: string, day: string | null): string =>
  day === null ? format.monthYear(month) : format.longDate(day);
