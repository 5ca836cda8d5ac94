import { useTranslation } from 'react-i18next';
import type { CalendarView, DayView as Day } from '#contract/programme/view.ts';
import type { Asking } from '#src/api/dayQueries.ts';
import {
  hrefFrom,
  toUrl,
  type CalendarFrame,
  type CalendarLink,
  type CalendarState,
} from './calendar.url.ts';
import { DayView } from './days/DayView.tsx';
import { Folded } from './days/Folded.tsx';
import { FromTime } from './days/FromTime.tsx';
import { EmptyCalendar } from './EmptyCalendar.tsx';
import { MonthView } from './days/MonthView.tsx';
import { PrintLink, printHref } from './print/PrintLink.tsx';
import { ZoneNote } from './days/ZoneNote.tsx';
import styles from './CalendarScreen.module.css';

interface ProgrammeProps {
  view: CalendarView;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  archiveHref: string | null;
  link: CalendarLink;
  nearest: string | null;
  now: () => number;
  asking: Asking;
  /** The address of the days that are folded. */
  foldedHref: string | null;
}

/** The shows of a view, or word that there are none. */
export function Programme(props: ProgrammeProps) {
  const { view, state, frame, path, link, now, asking, foldedHref } = props;
  const { day, present } = view;
  const isEmpty = day ? day.total === 0 : view.days.length === 0;
  return (
    <>
      {day && <PartOfDay day={day} link={link} isToday={day.date === present.date} />}
      {isEmpty ? (
        <EmptyCalendar {...props} />
      ) : (
        <>
          {day && day.date < present.date && <OverNote />}
          <ZoneNote view={view} />
          {day ? (
            <DayView
              {...{ day, present, now, link, asking }}
              hrefOf={(offset) => hrefFrom(path, state, frame, { after: day.after, offset })}
            />
          ) : (
            <>
              <MonthView {...{ view, state, frame, path, foldedHref }} />
              <PrintLink href={printHref(path, toUrl(state, frame), view.month)} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** All of today, which is shown from now on unless somebody asks for it. */
const fromMidnight = '00:00';

interface PartOfDayProps {
  day: Day;
  link: CalendarLink;
  isToday: boolean;
}

/** Which part of a day is shown, and the way to all of it. */
function PartOfDay({ day: { after, before, earlier }, link, isToday }: PartOfDayProps) {
  const { t } = useTranslation();
  const whole = link({ type: 'time.chosen', after: isToday ? fromMidnight : null });
  if (earlier !== null)
    return earlier === 0 ? null : (
      <Folded href={whole}>{t('calendar.day.earlier', { count: earlier })}</Folded>
    );
  if (before === null && (after === null || after === fromMidnight)) return null;
  return <FromTime after={after ?? fromMidnight} before={before} whole={whole} />;
}

/** That what is shown is over. */
function OverNote() {
  const { t } = useTranslation();
  return <p className={styles['over']}>{t('calendar.day.over')}</p>;
}
