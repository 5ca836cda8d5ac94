import type { CalendarView } from '#src/programme/view.ts';
import type { CalendarFrame, CalendarLink, CalendarState } from './calendar.url.ts';
import { DayView } from './DayView.tsx';
import { EmptyCalendar } from './EmptyCalendar.tsx';
import { MonthView } from './MonthView.tsx';
import { ZoneNote } from './ZoneNote.tsx';

interface ProgrammeProps {
  view: CalendarView;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  link: CalendarLink;
  /** `YYYY-MM-DD` */
  today: string;
  nearest: string | null;
  now: () => number;
}

/** The shows of a view, or word that there are none. */
export function Programme({ view, state, frame, path, link, today, nearest, now }: ProgrammeProps) {
  const isEmpty = view.day ? view.day.total === 0 : view.days.length === 0;
  if (isEmpty) return <EmptyCalendar state={state} link={link} nearest={nearest} />;
  return (
    <>
      <ZoneNote view={view} />
      {view.day ? (
        <DayView day={view.day} isToday={view.day.date === today} now={now} />
      ) : (
        <MonthView days={view.days} state={state} frame={frame} path={path} />
      )}
    </>
  );
}
