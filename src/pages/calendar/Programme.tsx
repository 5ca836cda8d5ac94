import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { Asking } from '#src/api/calendar/dayQueries.ts';
import {
  hrefFrom,
  toUrl,
  type CalendarFrame,
  type CalendarLink,
  type CalendarState,
} from './calendar.url.ts';
import { DayHead } from './days/DayHead.tsx';
import { DayView } from './days/DayView.tsx';
import { EmptyCalendar } from './EmptyCalendar.tsx';
import { MonthView } from './days/MonthView.tsx';
import { PrintLink, printHref } from './print/PrintLink.tsx';
import { ZoneNote } from './days/ZoneNote.tsx';
import { useWords } from './words.ts';

interface ProgrammeProps {
  view: CalendarView;
  /** Its days in the order in which they are drawn. */
  days: CalendarView['days'];
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  archiveHref: string | null;
  link: CalendarLink;
  nearest: string | null;
  now: () => number;
  asking: Asking;
  /** The address of the folded days. */
  foldedHref: string | null;
}

/** The shows of a view, or a message without any. */
export function Programme(props: ProgrammeProps) {
  const { view, days, state, frame, path, link, now, asking, foldedHref } = props;
  const words = useWords();
  const { day, present } = view;
  const isEmpty = day ? day.total === 0 : view.days.length === 0;
  return (
    <>
      {day && <DayHead day={day} link={link} present={present} />}
      {isEmpty ? (
        <EmptyCalendar {...props} />
      ) : (
        <>
          <ZoneNote view={view} />
          {day ? (
            <DayView
              {...{ day, words, present, now, link, asking }}
              hrefOf={(offset) => hrefFrom(path, state, frame, { after: day.after, offset })}
            />
          ) : (
            <>
              <MonthView {...{ view, days, words, state, frame, path, foldedHref }} />
              <PrintLink href={printHref(path, toUrl(state, frame), view.month)} />
            </>
          )}
        </>
      )}
    </>
  );
}
