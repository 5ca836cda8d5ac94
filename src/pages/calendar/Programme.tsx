import type { CalendarView } from '#contract/programme/view.ts';
import type { CalendarFrame, CalendarLink, CalendarState } from './calendar.url.ts';
import { DayView } from './days/DayView.tsx';
import { EmptyCalendar } from './EmptyCalendar.tsx';
import { MonthView } from './days/MonthView.tsx';
import { ZoneNote } from './days/ZoneNote.tsx';

interface ProgrammeProps {
  view: CalendarView;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  archiveHref: string | null;
  link: CalendarLink;
  /** `YYYY-MM-DD` */
  today: string;
  nearest: string | null;
  now: () => number;
}

/** The shows of a view, or word that there are none. */
export function Programme(props: ProgrammeProps) {
  const { view, state, frame, path, today, now } = props;
  const isEmpty = view.day ? view.day.total === 0 : view.days.length === 0;
  if (isEmpty) return <EmptyCalendar {...props} />;
  return (
    <>
      <ZoneNote view={view} />
      {view.day ? (
        <DayView day={view.day} isToday={view.day.date === today} now={now} />
      ) : (
        <MonthView view={view} state={state} frame={frame} path={path} />
      )}
    </>
  );
}
