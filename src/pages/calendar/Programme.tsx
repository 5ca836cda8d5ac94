import type { CalendarView } from '#contract/programme/view.ts';
import type { Asking } from '#src/api/dayQueries.ts';
import {
  hrefFrom,
  toUrl,
  type CalendarFrame,
  type CalendarLink,
  type CalendarState,
} from './calendar.url.ts';
import { DayView } from './days/DayView.tsx';
import { FromTime } from './days/FromTime.tsx';
import { EmptyCalendar } from './EmptyCalendar.tsx';
import { MonthView } from './days/MonthView.tsx';
import { PrintLink, printHref } from './print/PrintLink.tsx';
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
  asking: Asking;
}

/** The shows of a view, or word that there are none. */
export function Programme(props: ProgrammeProps) {
  const { view, state, frame, path, link, today, now, asking } = props;
  const hrefOf = (offset: number): string => hrefFrom(path, state, frame, offset);
  const isEmpty = view.day ? view.day.total === 0 : view.days.length === 0;
  const after = view.day?.after ?? null;
  return (
    <>
      {after !== null && <FromTime after={after} whole={link({ type: 'time.chosen', after: null })} />}
      {isEmpty ? (
        <EmptyCalendar {...props} />
      ) : (
        <>
          <ZoneNote view={view} />
          {view.day ? (
            <DayView day={view.day} isToday={view.day.date === today} {...{ now, link, hrefOf, asking }} />
          ) : (
            <>
              <MonthView view={view} state={state} frame={frame} path={path} today={today} />
              <PrintLink href={printHref(path, toUrl(state, frame), view.month)} />
            </>
          )}
        </>
      )}
    </>
  );
}
